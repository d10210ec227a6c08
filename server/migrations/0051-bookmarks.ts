// Bookmarks of control events: the moment, and where each attempt stood at it.
import type { Migration } from './migration.ts';

export const bookmarksMigration: Migration = {
  name: '0051-bookmarks',
  async up(db, c) {
    await db.schema
      .createTable('bookmarks')
      .addColumn('id', c.key, (column) => column.primaryKey())
      .addColumn('executionId', c.key, (column) => column.notNull().references('executions.id'))
      .addColumn('at', c.dateTime, (column) => column.notNull())
      .addColumn('byId', c.key)
      .addColumn('byName', c.text, (column) => column.notNull())
      .addColumn('note', c.text, (column) => column.notNull())
      .addColumn('isForAll', c.boolean, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('bookmarksEvent').on('bookmarks').columns(['executionId', 'at']).execute();
    await db.schema
      .createTable('bookmarkMoments')
      .addColumn('bookmarkId', c.key, (column) => column.notNull().references('bookmarks.id'))
      .addColumn('userId', c.key, (column) => column.notNull())
      .addColumn('attemptId', c.key)
      .addColumn('sequence', c.integer, (column) => column.notNull())
      .addColumn('taskId', c.key)
      .addColumn('restart', c.integer, (column) => column.notNull())
      .addColumn('atMs', c.bigInteger)
      .addPrimaryKeyConstraint('bookmarkMomentsKey', ['bookmarkId', 'userId'])
      .execute();
    await db.schema.createIndex('bookmarkMomentsUser').on('bookmarkMoments').column('userId').execute();
  },
};
