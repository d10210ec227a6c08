// Which topics tasks have.
import type { Db, Tx } from '#server/storage/schema.ts';

export async function topicIdsOf(db: Db | Tx, taskId: string): Promise<string[]> {
  const rows = await db.selectFrom('taskTopics').select('topicId').where('taskId', '=', taskId).execute();
  return rows.map(({ topicId }) => topicId);
}

async function having(tx: Tx, topicId: string, taskIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('taskTopics')
    .select('taskId')
    .where('topicId', '=', topicId)
    .where('taskId', 'in', [...taskIds, ''])
    .execute();
  return new Set(rows.map(({ taskId }) => taskId));
}

/** Returns the ids of the tasks that did not have the topic. */
export async function addTopic(tx: Tx, topicId: string, taskIds: readonly string[]): Promise<string[]> {
  const there = await having(tx, topicId, taskIds);
  const ids = taskIds.filter((id) => !there.has(id));
  if (ids.length > 0)
    await tx
      .insertInto('taskTopics')
      .values(ids.map((taskId) => ({ taskId, topicId })))
      .execute();
  return ids;
}

/** Returns the ids of the tasks that had the topic. */
export async function removeTopic(tx: Tx, topicId: string, taskIds: readonly string[]): Promise<string[]> {
  const there = await having(tx, topicId, taskIds);
  await tx
    .deleteFrom('taskTopics')
    .where('topicId', '=', topicId)
    .where('taskId', 'in', [...there, ''])
    .execute();
  return [...there];
}

/** The topics in use of each of these tasks, by name. */
export async function topicsOfTasks(db: Db, taskIds: readonly string[]) {
  return db
    .selectFrom('taskTopics')
    .innerJoin('topics', 'topics.id', 'taskTopics.topicId')
    .select(['taskTopics.taskId', 'topics.id', 'topics.name'])
    .where('taskTopics.taskId', 'in', [...taskIds, ''])
    .where('topics.archivedAt', 'is', null)
    .orderBy('topics.nameKey')
    .execute();
}
