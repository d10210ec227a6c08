// What the server issues for runs of simulations, and where it stands in the learner's log.
import type { Migration } from './migration.ts';

export const issuedEntriesMigration: Migration = {
  name: '0031-issued-entries',
  async up(db, c) {
    await db.schema
      .createTable('issuedEntries')
      .addColumn('id', c.key, (column) => column.primaryKey())
      .addColumn('attemptId', c.key, (column) =>
        column.notNull().references('attempts.id').onDelete('cascade'),
      )
      .addColumn('taskId', c.key, (column) => column.notNull())
      .addColumn('restart', c.integer, (column) => column.notNull())
      .addColumn('code', c.key, (column) => column.notNull())
      .addColumn('item', c.key, (column) => column.notNull())
      .addColumn('reason', c.text, (column) => column.notNull())
      .addColumn('byName', c.text, (column) => column.notNull())
      .addColumn('issuedAt', c.dateTime, (column) => column.notNull())
      .addColumn('handedMs', c.bigInteger)
      .addColumn('sequence', c.integer)
      .addColumn('atMs', c.bigInteger)
      .execute();
    await db.schema
      .createIndex('issuedEntriesAttempt')
      .on('issuedEntries')
      .columns(['attemptId', 'taskId', 'restart'])
      .execute();
  },
};
