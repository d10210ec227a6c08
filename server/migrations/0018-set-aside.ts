// When the automatic marking of an attempt was given up; a teacher marks it, or has it tried again.
import type { Migration } from './migration.ts';

export const setAsideMigration: Migration = {
  name: '0018-set-aside',
  async up(db, c) {
    await db.schema.alterTable('attempts').addColumn('setAsideAt', c.dateTime).execute();
  },
};
