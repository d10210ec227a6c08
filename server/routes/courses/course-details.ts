// A course as its author sees it: works in order and when they open, and the people it is open to by name.
import type { CourseDetails } from '#contract/entities/work.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { visibleUsers, type Caller } from '#server/repositories/people-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { inCourseOrder } from '../works/works-repository.ts';
import { namedPeople } from './course-changes-repository.ts';
import { isInCourse, selectAllCourses, toCourses } from './courses-repository.ts';

/** The works of a course in order, and what each waits for. */
export async function placesOfWorks(db: Db | Tx, courseId: string): Promise<CourseDetails['works']> {
  const rows = await db
    .selectFrom('works')
    .innerJoin('courses', 'courses.id', 'works.courseId')
    .select(['works.id', 'works.kind', 'works.title', 'works.taskCount', 'works.maxScore', 'works.opens'])
    .where('courses.id', '=', courseId)
    .where((eb) => isInCourse(eb as never))
    .orderBy(inCourseOrder)
    .orderBy('works.dateCreating')
    .orderBy('works.id')
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  return rows.map(({ opens, ...work }) => ({
    ...work,
    // A work that is not in the course any more is waited for by none.
    opens: opens === null || (opens.kind === 'AFTER' && !ids.has(opens.workId)) ? { kind: 'AT_ONCE' } : opens,
  }));
}

/** Those of these people whom the caller may see. */
export async function namedUsers(db: Db | Tx, caller: Caller, ids: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('groups', 'groups.id', 'users.groupId')
    .select(['users.id', 'users.surname', 'users.name', 'users.lastName'])
    .select(['users.groupId', 'groups.name as groupName'])
    .where('users.id', 'in', ids)
    .where((eb) => visibleUsers(db, caller)(eb as never))
    .orderBy('users.surnameKey')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fullName: fullNameOf(row),
    group: row.groupId === null ? null : { id: row.groupId, name: row.groupName ?? '' },
  }));
}

/** A course, in the archive or not, with those of its groups and people whom the caller may see. Throws NOT_FOUND. */
export async function courseDetails(db: Db | Tx, caller: Caller, id: string): Promise<CourseDetails> {
  const rows = await selectAllCourses(db).where('courses.id', '=', id).execute();
  const course = orNotFound((await toCourses(db, caller, rows))[0]);
  const named = await namedPeople(db, id);
  const people = await namedUsers(db, caller, named);
  return {
    ...course,
    works: await placesOfWorks(db, id),
    people,
    hiddenPersonCount: named.length - people.length,
  };
}
