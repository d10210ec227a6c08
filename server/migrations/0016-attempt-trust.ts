// What a mark may rest on: the clock of each run, what counts only when a teacher accepts it, events that hold.
import type { Kysely } from 'kysely';
import type { ColumnKinds, Migration } from './migration.ts';

async function addColumns(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .alterTable('executions')
    .addColumn('holds', c.boolean, (column) => column.notNull().defaultTo(true))
    .execute();
  await db.schema.alterTable('attempts').addColumn('doubt', c.key).execute();
  await db.schema.alterTable('attempts').addColumn('claimedMark', c.real).execute();
  // Attempts that run already began long before: their clocks are ahead of nothing.
  await db.schema
    .alterTable('attempts')
    .addColumn('clockFromMs', c.bigInteger, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('attemptTasks').addColumn('claimedMark', c.real).execute();
  await db.schema.alterTable('eventBatches').addColumn('doubt', c.key).execute();
}

async function addRunClocks(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  let table = db.schema
    .createTable('runClocks')
    .addColumn('attemptId', c.key, (column) => column.notNull().references('attempts.id').onDelete('cascade'))
    .addColumn('taskId', c.key, (column) => column.notNull())
    .addColumn('restart', c.integer, (column) => column.notNull())
    .addColumn('entries', c.integer, (column) => column.notNull());
  const times = ['contactMs', 'simulatedMs', 'idleMs', 'beforeContactMs', 'beforeSimulatedMs'] as const;
  const sums = ['beforeIdleMs', 'doneIdleMs', 'baseMs', 'frozenMs', 'lagMs'] as const;
  for (const name of [...times, ...sums]) {
    table = table.addColumn(name, c.bigInteger, (column) => column.notNull());
  }
  await table.addPrimaryKeyConstraint('runClocksKey', ['attemptId', 'taskId']).execute();
}

async function addClockFacts(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('clockFacts')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('attemptId', c.key, (column) => column.notNull().references('attempts.id').onDelete('cascade'))
    .addColumn('taskId', c.key, (column) => column.notNull())
    .addColumn('restart', c.integer, (column) => column.notNull())
    .addColumn('kind', c.key, (column) => column.notNull())
    .addColumn('simulatedMs', c.bigInteger, (column) => column.notNull())
    .addColumn('lastedMs', c.bigInteger, (column) => column.notNull())
    .addColumn('at', c.dateTime, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('clockFactsAttempt').on('clockFacts').columns(['attemptId', 'at']).execute();
}

export const attemptTrustMigration: Migration = {
  name: '0016-attempt-trust',
  async up(db, c) {
    await addColumns(db, c);
    await addRunClocks(db, c);
    await addClockFacts(db, c);
  },
};
