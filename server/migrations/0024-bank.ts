// The bank: tasks are listed, sorted and searched by their own columns; topics; when content was changed.
import { sql, type Kysely } from 'kysely';
import { searchKey } from '../storage/columns.ts';
import type { ColumnKinds, Migration } from './migration.ts';
import { addTrigrams } from './trigrams.ts';

async function addColumns(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  const texts = ['changedAt', 'questionKey', 'searchText'] as const;
  for (const name of texts)
    await db.schema
      .alterTable('tasks')
      .addColumn(name, c.key, (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable('tasks')
    .addColumn('maxScore', c.real, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('tasks')
    .addColumn('workCount', c.integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('tasks').addColumn('archivedFrom', c.json).execute();
  await db.schema
    .alterTable('works')
    .addColumn('changedAt', c.key, (column) => column.notNull().defaultTo(''))
    .execute();
}

/** Every text of a content: whatever stands under the code of a language. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    typeof part === 'string' ? (['ru', 'en', 'ch'].includes(key) ? [part] : []) : textsIn(part),
  );
}

interface StoredTask {
  readonly id: string;
  readonly data: unknown;
  readonly createdAt: string;
}

const AT_ONCE = 500;

async function tasksAfter(db: Kysely<unknown>, last: string): Promise<readonly StoredTask[]> {
  const { rows } = await sql<StoredTask>`
    select tasks.id, ${sql.ref('taskRevisions.data')}, ${sql.ref('taskRevisions.createdAt')}
    from tasks join ${sql.table('taskRevisions')} on ${sql.ref('taskRevisions.taskId')} = tasks.id
      and ${sql.ref('taskRevisions.revision')} = tasks.revision
    where tasks.id > ${last} order by tasks.id limit ${sql.lit(AT_ONCE)}`.execute(db);
  return rows;
}

async function fillTasks(db: Kysely<unknown>): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await tasksAfter(db, last);
    for (const { id, data, createdAt } of rows) {
      const task = (typeof data === 'string' ? JSON.parse(data) : data) as {
        readonly question?: { readonly content?: { readonly ru?: string } };
        readonly maxScore?: number;
      };
      await sql`update tasks set ${sql.ref('changedAt')} = ${createdAt},
        ${sql.ref('questionKey')} = ${searchKey(task.question?.content?.ru).slice(0, 200)},
        ${sql.ref('searchText')} = ${searchKey(...textsIn(task))}, ${sql.ref('maxScore')} = ${task.maxScore ?? 0}
        where id = ${id}`.execute(db);
      last = id;
    }
    if (rows.length < AT_ONCE) return;
  }
}

async function fillWorks(db: Kysely<unknown>): Promise<void> {
  await sql`update works set ${sql.ref('changedAt')} = coalesce((
    select ${sql.ref('createdAt')} from ${sql.table('workRevisions')}
    where ${sql.ref('workRevisions.workId')} = works.id and ${sql.ref('workRevisions.revision')} = works.revision),
    ${sql.ref('dateCreating')})`.execute(db);
  await sql`update tasks set ${sql.ref('workCount')} = (
    select count(*) from ${sql.table('workRevisionTasks')} join works
      on works.id = ${sql.ref('workRevisionTasks.workId')} and works.revision = ${sql.ref('workRevisionTasks.workRevision')}
    where ${sql.ref('workRevisionTasks.taskId')} = tasks.id and works.${sql.ref('archivedAt')} is null)`.execute(
    db,
  );
}

/** One index for each order, covering what the filters ask for (decision 21). */
async function addOrders(db: Kysely<unknown>): Promise<void> {
  for (const column of ['changedAt', 'questionKey', 'maxScore', 'dateCreating'])
    await db.schema
      .createIndex(`tasksBy_${column}`)
      .on('tasks')
      .columns([column, 'id', 'archivedAt', 'taskType', 'workCount'])
      .execute();
}

async function addTopics(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('topics')
    .addColumn('id', c.key, (column) => column.primaryKey())
    // '' on the first level, so that it works in a unique index.
    .addColumn('parentId', c.key, (column) => column.notNull())
    .addColumn('name', c.text, (column) => column.notNull())
    .addColumn('nameKey', c.key, (column) => column.notNull())
    .addColumn('archivedAt', c.dateTime)
    .addColumn('version', c.integer, (column) => column.notNull())
    .execute();
  // One name once below a topic; a deleted one is in nobody's way.
  await db.schema
    .createIndex('topicsName')
    .on('topics')
    .columns(['parentId', 'nameKey'])
    .unique()
    .where(sql.ref('archivedAt'), 'is', null)
    .execute();
  await db.schema
    .createTable('taskTopics')
    .addColumn('taskId', c.key, (column) => column.notNull().references('tasks.id'))
    .addColumn('topicId', c.key, (column) => column.notNull().references('topics.id'))
    .addPrimaryKeyConstraint('taskTopicsKey', ['taskId', 'topicId'])
    .execute();
  await db.schema.createIndex('taskTopicsTopic').on('taskTopics').columns(['topicId', 'taskId']).execute();
}

export const bankMigration: Migration = {
  name: '0024-bank',
  async up(db, columns) {
    await addColumns(db, columns);
    await fillTasks(db);
    await fillWorks(db);
    await addOrders(db);
    await addTopics(db, columns);
    await addTrigrams(db, columns, ['tasks']);
  },
};
