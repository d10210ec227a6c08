// Views of lists go with their person from device to device.
import type { Migration } from './migration.ts';

export const keptViewsMigration: Migration = {
  name: '0061-kept-views',
  async up(db, c) {
    await db.schema
      .createTable('keptViews')
      .addColumn('userId', c.key, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('list', c.key, (column) => column.notNull())
      .addColumn('name', c.key, (column) => column.notNull())
      .addColumn('search', c.text, (column) => column.notNull())
      .addPrimaryKeyConstraint('keptViewsKey', ['userId', 'list', 'name'])
      .execute();
  },
};
