// Which topics tasks have.
import { withTopicsAbove } from '#contract/topics.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { topicsInUse } from './topics-repository.ts';

export async function topicIdsOf(db: Db | Tx, taskId: string): Promise<string[]> {
  const rows = await db.selectFrom('taskTopics').select('topicId').where('taskId', '=', taskId).execute();
  return rows.map(({ topicId }) => topicId);
}

async function having(tx: Tx, topicId: string, taskIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('taskTopics')
    .select('taskId')
    .where('topicId', '=', topicId)
    .where('taskId', 'in', taskIds)
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

/** Tasks that were never published get the topic with their first publication. */
export async function addDraftTopic(tx: Tx, topicId: string, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length === 0) return;
  await tx
    .insertInto('draftTopics')
    .values(taskIds.map((taskId) => ({ taskId, topicId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The first publication of a task: it has the topics that its draft was to have. */
export async function settleDraftTopics(tx: Tx, taskId: string): Promise<void> {
  const rows = await tx.deleteFrom('draftTopics').where('taskId', '=', taskId).returningAll().execute();
  if (rows.length > 0) await tx.insertInto('taskTopics').values(rows).execute();
}

/** Whether a task, or the draft of one, has the topic. */
export async function isTopicInUse(tx: Tx, topicId: string): Promise<boolean> {
  for (const table of ['taskTopics', 'draftTopics'] as const) {
    const link = await tx
      .selectFrom(table)
      .select('taskId')
      .where('topicId', '=', topicId)
      .executeTakeFirst();
    if (link !== undefined) return true;
  }
  return false;
}

/** Returns the ids of the tasks that had the topic. */
export async function removeTopic(tx: Tx, topicId: string, taskIds: readonly string[]): Promise<string[]> {
  const there = await having(tx, topicId, taskIds);
  await tx
    .deleteFrom('taskTopics')
    .where('topicId', '=', topicId)
    .where('taskId', 'in', [...there])
    .execute();
  return [...there];
}

/** The topics in use of each of these tasks, by name. */
export async function topicsOfTasks(db: Db, taskIds: readonly string[]) {
  return db
    .selectFrom('taskTopics')
    .innerJoin('topics', 'topics.id', 'taskTopics.topicId')
    .select(['taskTopics.taskId', 'topics.id', 'topics.name'])
    .where('taskTopics.taskId', 'in', taskIds)
    .where('topics.archivedAt', 'is', null)
    .orderBy('topics.nameKey')
    .execute();
}

/** Of tasks that were never published: the topics in use that each will have, by name. */
export async function topicsToCome(db: Db | Tx, taskIds: readonly string[]) {
  const rows = await db
    .selectFrom('draftTopics')
    .innerJoin('topics', 'topics.id', 'draftTopics.topicId')
    .select(['draftTopics.taskId', 'topics.id', 'topics.name'])
    .where('draftTopics.taskId', 'in', taskIds)
    .where('topics.archivedAt', 'is', null)
    .orderBy('topics.nameKey')
    .execute();
  return (wanted: string) =>
    rows.flatMap(({ taskId, id, name }) => (taskId === wanted ? [{ id, name }] : []));
}

/** The names of all topics, and for each of these tasks, published or not, its topics and those above them. */
export async function topicPlaces(db: Db | Tx, taskIds: readonly string[]) {
  const topics = await topicsInUse(db);
  const rows = await db
    .selectFrom('taskTopics')
    .select(['taskId', 'topicId'])
    .where('taskId', 'in', taskIds)
    .unionAll(db.selectFrom('draftTopics').select(['taskId', 'topicId']).where('taskId', 'in', taskIds))
    .execute();
  const own = new Map<string, string[]>();
  for (const { taskId, topicId } of rows) own.set(taskId, [...(own.get(taskId) ?? []), topicId]);
  return {
    names: new Map(topics.map(({ id, name }) => [id, name])),
    ofTask: (taskId: string): ReadonlySet<string> => withTopicsAbove(topics, own.get(taskId) ?? []),
  };
}
export type TopicPlaces = Awaited<ReturnType<typeof topicPlaces>>;

const NO_TOPICS: ReadonlySet<string> = new Set();
/** For a work that draws by no topic: nothing has to be read. */
export const NO_PLACES: TopicPlaces = { names: new Map(), ofTask: () => NO_TOPICS };
