// Kits for TRAINING offline: what a device took along, so that its attempt is checked against the same.
import type { Migration } from './migration.ts';

export const offlineAttemptsMigration: Migration = {
  name: '0009-offline-attempts',
  async up(db, c) {
    await db.schema
      .createTable('offlineKits')
      .addColumn('id', c.key, (column) => column.primaryKey())
      .addColumn('userId', c.key, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('workId', c.key, (column) => column.notNull().references('works.id').onDelete('cascade'))
      .addColumn('workRevision', c.integer, (column) => column.notNull())
      .addColumn('termsHash', c.key, (column) => column.notNull())
      .addColumn('terms', c.json, (column) => column.notNull())
      .addColumn('issuedAt', c.dateTime, (column) => column.notNull())
      .addUniqueConstraint('offlineKitsOfTerms', ['userId', 'workId', 'termsHash'])
      .execute();
  },
};
