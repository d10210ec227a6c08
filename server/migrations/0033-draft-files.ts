// Which files a draft names.
import type { Migration } from './migration.ts';

export const draftFilesMigration: Migration = {
  name: '0033-draft-files',
  async up(db, c) {
    await db.schema
      .createTable('draftFiles')
      .addColumn('kind', c.key, (column) => column.notNull())
      .addColumn('id', c.key, (column) => column.notNull())
      .addColumn('fileId', c.key, (column) => column.notNull().references('files.id'))
      .addPrimaryKeyConstraint('draftFilesKey', ['kind', 'id', 'fileId'])
      .execute();
    await db.schema.createIndex('draftFilesByFile').on('draftFiles').column('fileId').execute();
  },
};
