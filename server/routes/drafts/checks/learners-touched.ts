// Whose learning a publication touches.
import type { ExpressionBuilder } from 'kysely';
import { visibleUsers, type Caller } from '#server/repositories/people-visibility.ts';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';

interface OpenTo {
  readonly groupIds: readonly string[];
  readonly courseIds: readonly string[];
}

/** Active people of the groups, and those to whom the courses are open. */
function learners(db: Db | Tx, { groupIds, courseIds }: OpenTo) {
  const courses = [...courseIds, ''];
  const ofCourses = db.selectFrom('courseGroups').select('groupId').where('courseId', 'in', courses);
  const byName = db.selectFrom('courseUsers').select('userId').where('courseId', 'in', courses);
  return db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('users.active', '=', true)
    .where((eb: ExpressionBuilder<Schema, 'users'>) =>
      eb.or([
        eb('users.groupId', 'in', groupIds),
        eb('users.groupId', 'in', ofCourses),
        eb('users.id', 'in', byName),
      ]),
    );
}

export async function countLearners(db: Db | Tx, openTo: OpenTo): Promise<number> {
  const { count } = await learners(db, openTo).executeTakeFirstOrThrow();
  return Number(count);
}

/** Those of the learners of these works, and of what is open otherwise, whom the caller does not teach. */
export async function countOthersLearners(
  db: Db | Tx,
  caller: Caller,
  workIds: readonly string[],
  { groupIds, courseIds }: OpenTo = { groupIds: [], courseIds: [] },
): Promise<number> {
  const ids = [...workIds, ''];
  const works = await db.selectFrom('works').select('courseId').where('id', 'in', ids).execute();
  const groups = await db.selectFrom('workGroups').select('groupId').where('workId', 'in', ids).execute();
  const openTo = {
    groupIds: [...groupIds, ...groups.map(({ groupId }) => groupId)],
    courseIds: [...courseIds, ...works.flatMap(({ courseId }) => courseId ?? [])],
  };
  const { count } = await learners(db, openTo)
    .where((eb) => eb.not(visibleUsers(db, caller)(eb)))
    .executeTakeFirstOrThrow();
  return Number(count);
}
