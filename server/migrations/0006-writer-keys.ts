/** Which opening an attempt is written by: a start whose answer was lost, made again, goes on as the same writer. */
import type { Migration } from './migration.ts';

export const writerKeysMigration: Migration = {
  name: '0006-writer-keys',
  async up(db, columns) {
    await db.schema.alterTable('attempts').addColumn('writerKey', columns.key).execute();
  },
};
