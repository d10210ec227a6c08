// Learning: content with revisions, control events, attempts with what is saved in them, results.
import { addAttemptTables } from './0002/attempt-tables.ts';
import { addContentTables } from './0002/content-tables.ts';
import type { Migration } from './migration.ts';

export const learningMigration: Migration = {
  name: '0002-learning',
  async up(db, columns) {
    await addContentTables(db, columns);
    await addAttemptTables(db, columns);
  },
};
