// How many pages an uploaded document has: counted by a background job, 0 where it can't be told.
import type { Migration } from './migration.ts';

export const pageCountsMigration: Migration = {
  name: '0058-page-counts',
  async up(db, c) {
    await db.schema.alterTable('files').addColumn('pageCount', c.integer).execute();
    // Those that wait to be counted are looked for again and again.
    await db.schema.createIndex('filesByPageCount').on('files').columns(['kind', 'pageCount']).execute();
  },
};
