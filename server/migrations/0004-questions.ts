// For questions: the secret that orders an attempt's answers, and which files a task revision names.
import type { Migration } from './migration.ts';

export const questionsMigration: Migration = {
  name: '0004-questions',
  async up(db, c) {
    // Earlier attempts hold only simulations, so they have nothing to order.
    await db.schema
      .alterTable('attempts')
      .addColumn('orderSecret', c.key, (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createTable('taskFiles')
      .addColumn('fileId', c.key, (column) => column.notNull())
      .addColumn('taskId', c.key, (column) => column.notNull())
      .addColumn('taskRevision', c.integer, (column) => column.notNull())
      .addColumn('part', c.key, (column) => column.notNull())
      .addPrimaryKeyConstraint('taskFilesKey', ['fileId', 'taskId', 'taskRevision', 'part'])
      .execute();
  },
};
