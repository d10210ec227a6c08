// One act on many things is one line of the audit log: its entries but the first stand behind that one.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const joinedActsMigration: Migration = {
  name: '0059-joined-acts',
  async up(db, c) {
    await db.schema.alterTable('auditLog').addColumn('headId', c.key).execute();
    // A page of lines must not step over the entries of a whole import.
    await db.schema
      .createIndex('auditLogLines')
      .on('auditLog')
      .columns(['at', 'id'])
      .where(sql.ref('headId'), 'is', null)
      .execute();
    await db.schema.createIndex('auditLogBehind').on('auditLog').columns(['headId', 'id']).execute();
  },
};
