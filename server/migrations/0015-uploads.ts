// An index of each person's uploads: every upload counts what its person has stored.
import type { Migration } from './migration.ts';

export const uploadsMigration: Migration = {
  name: '0015-uploads',
  async up(db) {
    await db.schema
      .createIndex('filesUploadedBy')
      .on('files')
      .columns(['uploadedBy', 'dateCreating'])
      .execute();
  },
};
