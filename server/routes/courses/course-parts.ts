// What of a course stands beside its texts: works in order, groups and people.
import type { z } from 'zod';
import type { CourseDraft } from '#contract/entities/course-draft.ts';
import type { courseChangeSchema } from '#contract/entities/work.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { refuseOthersContent } from '#server/repositories/co-authors.ts';
import { lockCourses, lockWorksAlone } from '#server/repositories/content-locks.ts';
import { json } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Change } from '../works/works-repository.ts';
import {
  coursesHolding,
  namedPeople,
  setGroups,
  setPeople,
  setWorks,
  workIdsIn,
} from './course-changes-repository.ts';
import { placesOfWorks } from './course-details.ts';

type Parts = Pick<CourseDraft, 'works' | 'groupIds' | 'userIds'>;

/** All of them, whoever may see them. */
export async function partsOfCourse(db: Db | Tx, courseId: string): Promise<Parts> {
  const groups = await db
    .selectFrom('courseGroups')
    .select('groupId')
    .where('courseId', '=', courseId)
    .orderBy('groupId')
    .execute();
  return {
    works: (await placesOfWorks(db, courseId)).map(({ id, opens }) => ({ id, opens })),
    groupIds: groups.map(({ groupId }) => groupId),
    userIds: [...(await namedPeople(db, courseId))],
  };
}

/** Keeps them with the revision that a change has just stored, for the history. */
export async function keepPartsOfRevision(tx: Tx, courseId: string): Promise<void> {
  const head = await tx
    .selectFrom('courses')
    .select(['revision', 'title', 'description'])
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow();
  const { revision, ...texts } = head;
  await tx
    .updateTable('courseRevisions')
    .set({ data: json({ ...texts, ...(await partsOfCourse(tx, courseId)) }) })
    .where('courseId', '=', courseId)
    .where('revision', '=', revision)
    .execute();
}

/** Holds a course with those from which works are to come to it. */
export async function lockCourseFor(tx: Tx, id: string, works: readonly { readonly id: string }[] = []) {
  const ids = works.map((work) => work.id);
  await lockCourses(tx, [id, ...(await coursesHolding(tx, ids))]);
}

/** Writes what was sent beside the fields of the revision; undefined leaves it as it is. */
export async function setParts(
  tx: Tx,
  person: Person,
  id: string,
  parts: Pick<z.output<typeof courseChangeSchema>, 'works' | 'groupIds' | 'userIds'>,
  change: Change,
): Promise<void> {
  if (parts.groupIds !== undefined) await setGroups(tx, id, parts.groupIds, person);
  if (parts.userIds !== undefined) await setPeople(tx, id, parts.userIds, person);
  if (parts.works !== undefined) {
    const before = new Set(await workIdsIn(tx, id));
    const after = new Set(parts.works.map((work) => work.id));
    // A work that comes or goes changes with its course, and so does the course that it leaves.
    const moved = [
      ...[...before].filter((one) => !after.has(one)),
      ...[...after].filter((one) => !before.has(one)),
    ];
    await refuseOthersContent(tx, person, 'WORK', moved);
    const others = await coursesHolding(tx, moved);
    await refuseOthersContent(tx, person, 'COURSE', others);
    await lockCourses(tx, others);
    await lockWorksAlone(tx, [...before, ...after]);
    await setWorks(tx, id, parts.works, change);
  }
  await keepPartsOfRevision(tx, id);
}
