// Attempts of which a teacher has to decide what counts: few, and found without reading the others.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const inDoubtMigration: Migration = {
  name: '0022-in-doubt',
  async up(db) {
    await db.schema
      .createIndex('attemptsInDoubt')
      .on('attempts')
      .columns(['submittedAt', 'id', 'groupId'])
      .where(sql.ref('doubt'), 'in', sql`('PENDING', 'CLAIMED')`)
      .execute();
  },
};
