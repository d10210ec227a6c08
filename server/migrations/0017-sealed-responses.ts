// Drops responses kept for repeated requests, which were stored in clear. They would have lasted 24 hours at most.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const sealedResponsesMigration: Migration = {
  name: '0017-sealed-responses',
  async up(db) {
    await sql`delete from ${sql.table('idempotencyKeys')}`.execute(db);
  },
};
