// The tree of topics. A deleted topic stays stored, so that it can come back with its tasks.
import { sql } from 'kysely';
import type { Topic } from '#contract/entities/bank.ts';
import { searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

type TopicRow = Awaited<ReturnType<typeof storedTopics>>[number];

const storedTopics = (db: Db | Tx) => db.selectFrom('topics').selectAll().orderBy('nameKey').execute();

/** The nearest topic above that is in use; '' on the first level. */
function parentInUse(byId: ReadonlyMap<string, TopicRow>, row: TopicRow): string {
  let parent = byId.get(row.parentId);
  while (parent !== undefined && parent.archivedAt !== null) parent = byId.get(parent.parentId);
  return parent?.id ?? '';
}

type Counts = ReadonlyMap<string, number>;

const toCounts = (rows: readonly { readonly topicId: string; readonly count: number }[]): Counts =>
  new Map(rows.map(({ topicId, count }) => [topicId, Number(count)]));

/** All links of a topic less those of archived tasks, which are few: no need to look up every task. */
async function taskCounts(db: Db | Tx): Promise<Counts> {
  const count = sql<number>`count(*)`.as('count');
  const links = db
    .selectFrom('taskTopics')
    .select(['taskTopics.topicId', count])
    .groupBy('taskTopics.topicId');
  const put = links
    .innerJoin('tasks', 'tasks.id', 'taskTopics.taskId')
    .where('tasks.archivedAt', 'is not', null);
  const [all, archived] = [toCounts(await links.execute()), toCounts(await put.execute())];
  return new Map([...all].map(([id, linked]) => [id, linked - (archived.get(id) ?? 0)]));
}

const NO_COUNTS: Counts = new Map();

async function treeWith(db: Db | Tx, counts: Counts): Promise<Topic[]> {
  const rows = await storedTopics(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inUse = rows
    .filter((row) => row.archivedAt === null)
    .map((row) => ({ ...row, parentId: parentInUse(byId, row) }));
  const from = (parentId: string): Topic[] =>
    inUse
      .filter((row) => row.parentId === parentId)
      .flatMap(({ id, name, version }) => [
        {
          id,
          name,
          version,
          parentId: parentId === '' ? null : parentId,
          taskCount: counts.get(id) ?? 0,
        },
        ...from(id),
      ]);
  return from('');
}

/** All topics in use: each after the one above it, and beside each other by name. */
export async function topicTree(db: Db | Tx): Promise<Topic[]> {
  return treeWith(db, await taskCounts(db));
}

/** The same without how many tasks they have. */
export function topicsInUse(db: Db | Tx): Promise<Topic[]> {
  return treeWith(db, NO_COUNTS);
}

/** A topic and all below it. */
export async function topicIdsFrom(db: Db, id: string): Promise<string[]> {
  const found = [id];
  for (const topic of await topicsInUse(db))
    if (topic.parentId !== null && found.includes(topic.parentId)) found.push(topic.id);
  return found;
}

/** `isArchived`: a deleted one; locked until the end of the transaction. */
export async function lockTopic(
  tx: Tx,
  id: string,
  { isArchived = false } = {},
): Promise<TopicRow | undefined> {
  return tx
    .selectFrom('topics')
    .selectAll()
    .where('id', '=', id)
    .where('archivedAt', isArchived ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

interface TopicFields {
  readonly name: string;
  readonly parentId: string | null;
}

function columnsOf({ name, parentId }: TopicFields) {
  return { name, nameKey: searchKey(name), parentId: parentId ?? '' };
}

export async function insertTopic(tx: Tx, fields: TopicFields): Promise<string> {
  const id = newId();
  await tx
    .insertInto('topics')
    .values({ id, ...columnsOf(fields), archivedAt: null, version: 1 })
    .execute();
  return id;
}

export async function storeTopic(tx: Tx, { id, version }: TopicRow, fields: TopicFields): Promise<void> {
  await tx
    .updateTable('topics')
    .set({ ...columnsOf(fields), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Deletes a topic, or brings it back (null). */
export async function setTopicArchived(
  tx: Tx,
  { id, version }: TopicRow,
  archivedAt: string | null,
): Promise<void> {
  await tx
    .updateTable('topics')
    .set({ archivedAt, version: version + 1 })
    .where('id', '=', id)
    .execute();
}
