// New addresses that people want, until the link in the letter to the address is opened.
import type { Migration } from './migration.ts';

export const emailChangesMigration: Migration = {
  name: '0020-email-changes',
  async up(db, c) {
    await db.schema
      .createTable('emailChanges')
      // One open change a person: a new one replaces it.
      .addColumn('userId', c.key, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('email', c.text, (column) => column.notNull())
      .addColumn('tokenHash', c.key, (column) => column.notNull().unique())
      .addColumn('expiresAt', c.dateTime, (column) => column.notNull())
      .execute();
  },
};
