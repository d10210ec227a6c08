/** What questions need: the secret by which an attempt's answers are ordered, and which files a revision of a task names. */
import type { Migration } from './migration.ts';

export const questionsMigration: Migration = {
  name: '0004-questions',
  async up(db, c) {
    // Attempts that began before hold simulations alone: nothing of them is ordered.
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
