// What the check list finds in each work, kept so that faulty ones can be listed.
import type { Migration } from './migration.ts';

export const workChecksMigration: Migration = {
  name: '0036-work-checks',
  async up(db, c) {
    await db.schema
      .createTable('workChecks')
      .addColumn('workId', c.key, (column) => column.primaryKey())
      .addColumn('revision', c.integer, (column) => column.notNull())
      .addColumn('draftVersion', c.integer, (column) => column.notNull())
      .addColumn('errorCount', c.integer, (column) => column.notNull())
      .addColumn('warningCount', c.integer, (column) => column.notNull())
      .addColumn('findings', c.json, (column) => column.notNull())
      .addColumn('checkedAt', c.dateTime, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('workChecksFound')
      .on('workChecks')
      .columns(['errorCount', 'warningCount', 'workId'])
      .execute();
    await db.schema.createIndex('workChecksAge').on('workChecks').column('checkedAt').execute();
  },
};
