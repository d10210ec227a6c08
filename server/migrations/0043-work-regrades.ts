// Marking a whole work again: one act of several tasks.
import type { Migration } from './migration.ts';

export const workRegradesMigration: Migration = {
  name: '0043-work-regrades',
  async up(db, c) {
    await db.schema
      .createTable('workRegrades')
      .addColumn('id', c.key, (column) => column.primaryKey())
      .addColumn('workId', c.key, (column) => column.notNull())
      .addColumn('otherCount', c.integer, (column) => column.notNull())
      .addColumn('startedAt', c.dateTime, (column) => column.notNull())
      .addColumn('startedById', c.key, (column) => column.notNull())
      .addColumn('startedByName', c.text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('workRegradesWork').on('workRegrades').columns(['workId', 'id']).execute();
    await db.schema
      .alterTable('regrades')
      .addColumn('workRegradeId', c.key, (column) => column.references('workRegrades.id').onDelete('cascade'))
      .execute();
    await db.schema.alterTable('regrades').addColumn('workId', c.key).execute();
    await db.schema.createIndex('regradesOfWork').on('regrades').column('workRegradeId').execute();
  },
};
