// Who learns a course: people of its groups and people named in it, of those whom the caller may see.
import { sql } from 'kysely';
import { visibleUsers, type Caller } from '#server/repositories/people-visibility.ts';
import { countedAttempts } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Pairs of a course and an active person whom the caller may see, each once. */
function learnersOf(db: Db | Tx, caller: Caller, courseIds: readonly string[]) {
  const wanted = [...courseIds, ''];
  const byGroup = db
    .selectFrom('courseGroups')
    .innerJoin('users', 'users.groupId', 'courseGroups.groupId')
    .select(['courseGroups.courseId', 'users.id as userId'])
    .where('courseGroups.courseId', 'in', wanted)
    .where('users.active', '=', true)
    .where((eb) => visibleUsers(db, caller)(eb as never));
  const byName = db
    .selectFrom('courseUsers')
    .innerJoin('users', 'users.id', 'courseUsers.userId')
    .select(['courseUsers.courseId', 'users.id as userId'])
    .where('courseUsers.courseId', 'in', wanted)
    .where('users.active', '=', true)
    .where((eb) => visibleUsers(db, caller)(eb as never));
  // A union names each pair once.
  return byGroup.union(byName);
}

/** How many people learn each of the courses; courses that nobody learns are left out. */
export async function learnerCounts(
  db: Db | Tx,
  caller: Caller,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom(learnersOf(db, caller, courseIds).as('learners'))
    .select((eb) => ['learners.courseId', eb.fn.countAll<number>().as('count')])
    .groupBy('learners.courseId')
    .execute();
  return new Map(rows.map((row) => [row.courseId, Number(row.count)]));
}

/** How many of these people have passed every work of each of the courses; courses without works are left out. */
export async function passedCounts(
  db: Db,
  caller: Caller,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ofCourses = db
    .selectFrom('works')
    .select(['works.id', 'works.courseId'])
    .where('works.courseId', 'in', courseIds)
    .where('works.archivedAt', 'is', null);
  const sizes = db
    .selectFrom(ofCourses.as('held'))
    .select((eb) => ['held.courseId', eb.fn.countAll<number>().as('size')])
    .groupBy('held.courseId');
  const finished = db
    .selectFrom(learnersOf(db, caller, courseIds).as('learners'))
    .innerJoin(ofCourses.as('taught'), 'taught.courseId', 'learners.courseId')
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.workId', '=', 'taught.id').onRef('attempts.userId', '=', 'learners.userId'),
    )
    .where('attempts.passed', '=', true)
    .where((eb) => countedAttempts(eb as never))
    .select(['learners.courseId', 'learners.userId'])
    .select(sql<number>`count(distinct ${sql.ref('attempts.workId')})`.as('passed'))
    .groupBy(['learners.courseId', 'learners.userId']);
  const rows = await db
    .selectFrom(finished.as('finished'))
    .innerJoin(sizes.as('sizes'), (join) =>
      join.onRef('sizes.courseId', '=', 'finished.courseId').onRef('sizes.size', '=', 'finished.passed'),
    )
    .select((eb) => ['finished.courseId', eb.fn.countAll<number>().as('count')])
    .groupBy('finished.courseId')
    .execute();
  return new Map(rows.map((row) => [row.courseId, Number(row.count)]));
}
