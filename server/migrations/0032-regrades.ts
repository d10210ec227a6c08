// Marking again; ids for the answers of tasks that were stored without.
import { sql, type Kysely } from 'kysely';
import type { ColumnKinds, Migration } from './migration.ts';

async function addRegrades(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  let table = db.schema.createTable('regrades').addColumn('id', c.key, (column) => column.primaryKey());
  for (const name of ['taskId', 'taskType', 'state', 'startedById'])
    table = table.addColumn(name, c.key, (column) => column.notNull());
  for (const name of ['taskRevision', 'done', 'total', 'otherCount', 'keptCount'])
    table = table.addColumn(name, c.integer, (column) => column.notNull());
  for (const name of ['isOfAll', 'tells', 'isBehind'])
    table = table.addColumn(name, c.boolean, (column) => column.notNull());
  await table
    .addColumn('caseId', c.key)
    .addColumn('caseRevision', c.integer)
    .addColumn('startedAt', c.dateTime, (column) => column.notNull())
    .addColumn('startedByName', c.text, (column) => column.notNull())
    .addColumn('summary', c.json)
    .addColumn('policy', c.key)
    .addColumn('reason', c.text, (column) => column.notNull())
    .addColumn('appliedAt', c.dateTime)
    .addColumn('undoneAt', c.dateTime)
    .addColumn('leaseOwner', c.key)
    .addColumn('leaseUntil', c.dateTime)
    .execute();
  await db.schema.createIndex('regradesTask').on('regrades').columns(['taskId', 'id']).execute();
  await db.schema.createIndex('regradesState').on('regrades').columns(['state', 'isBehind']).execute();
}

async function addRegradeMarks(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  let table = db.schema
    .createTable('regradeMarks')
    .addColumn('regradeId', c.key, (column) => column.notNull().references('regrades.id').onDelete('cascade'))
    .addColumn('attemptId', c.key, (column) =>
      column.notNull().references('attempts.id').onDelete('cascade'),
    );
  for (const name of ['state', 'outcome', 'oldVerdict'])
    table = table.addColumn(name, c.key, (column) => column.notNull());
  for (const name of ['oldMark', 'taskMax', 'restMark', 'attemptMax', 'needed', 'change'])
    table = table.addColumn(name, c.real, (column) => column.notNull());
  for (const name of ['oldGates', 'newGates', 'restGates', 'attemptVersion'])
    table = table.addColumn(name, c.integer, (column) => column.notNull());
  await table
    .addColumn('newMark', c.real)
    .addColumn('pinnedMark', c.real)
    .addColumn('givenMark', c.real)
    .addColumn('newVerdict', c.key)
    .addColumn('judgement', c.bytes)
    .addColumn('before', c.json)
    .addColumn('judgementBefore', c.bytes)
    .addPrimaryKeyConstraint('regradeMarksKey', ['regradeId', 'attemptId'])
    .execute();
  await db.schema.createIndex('regradeMarksAttempt').on('regradeMarks').column('attemptId').execute();
  await db.schema
    .createIndex('regradeMarksChange')
    .on('regradeMarks')
    .columns(['regradeId', 'change', 'attemptId'])
    .execute();
}

interface Answer {
  readonly id?: string;
  readonly content?: unknown;
  readonly filesId?: unknown;
}

const textOf = ({ content, filesId }: Answer): string => JSON.stringify([content, filesId]);

/** Each answer keeps the id of the one that said the same before, or stood in its place in a list of that length. */
function withIds(answers: readonly Answer[], before: readonly Answer[]): readonly Answer[] {
  const taken = new Set(answers.flatMap(({ id }) => id ?? []));
  const take = (id: string | undefined): string | undefined => {
    if (id === undefined || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  };
  const known = new Set([...taken, ...before.flatMap(({ id }) => id ?? [])]);
  let count = 0;
  const fresh = (): string => {
    do count += 1;
    while (known.has(`o${count}`));
    known.add(`o${count}`);
    return `o${count}`;
  };
  const same = answers.map(
    (answer) => answer.id ?? take(before.find((one) => textOf(one) === textOf(answer))?.id),
  );
  const isSameLength = answers.length === before.length;
  return answers.map((answer, index) => ({
    ...answer,
    id: same[index] ?? (isSameLength ? take(before[index]?.id) : undefined) ?? fresh(),
  }));
}

interface StoredRevision {
  readonly taskId: string;
  readonly revision: number;
  readonly data: unknown;
}

const AT_ONCE = 500;

async function revisionsAfter(
  db: Kysely<unknown>,
  { taskId, revision }: Pick<StoredRevision, 'taskId' | 'revision'>,
): Promise<readonly StoredRevision[]> {
  const [id, number] = [sql.ref('taskId'), sql.ref('revision')];
  const { rows } = await sql<StoredRevision>`
    select ${id}, ${number}, ${sql.ref('data')} from ${sql.table('taskRevisions')}
    where ${id} > ${taskId} or (${id} = ${taskId} and ${number} > ${revision})
    order by ${id}, ${number} limit ${sql.lit(AT_ONCE)}`.execute(db);
  return rows;
}

async function giveIds(db: Kysely<unknown>): Promise<void> {
  let last: { taskId: string; revision: number; answers: readonly Answer[] } = {
    taskId: '',
    revision: 0,
    answers: [],
  };
  for (;;) {
    const rows = await revisionsAfter(db, last);
    for (const { taskId, revision, data } of rows) {
      const task = (typeof data === 'string' ? JSON.parse(data) : data) as { answers?: readonly Answer[] };
      const answers = withIds(task.answers ?? [], last.taskId === taskId ? last.answers : []);
      last = { taskId, revision, answers };
      if (task.answers?.every(({ id }) => id !== undefined) ?? true) continue;
      await sql`update ${sql.table('taskRevisions')} set ${sql.ref('data')} = ${JSON.stringify({ ...task, answers })}
        where ${sql.ref('taskId')} = ${taskId} and ${sql.ref('revision')} = ${revision}`.execute(db);
    }
    if (rows.length < AT_ONCE) return;
  }
}

export const regradesMigration: Migration = {
  name: '0032-regrades',
  async up(db, c) {
    await addRegrades(db, c);
    await addRegradeMarks(db, c);
    await db.schema.alterTable('attemptTasks').addColumn('regradeId', c.key).execute();
    await db.schema
      .alterTable('attemptTasks')
      .addColumn('isLeftOut', c.boolean, (column) => column.notNull().defaultTo(false))
      .execute();
    // Looked for by task, with each attempt that holds it.
    await db.schema
      .createIndex('attemptTasksTask')
      .on('attemptTasks')
      .columns(['taskId', 'attemptId'])
      .execute();
    await giveIds(db);
  },
};
