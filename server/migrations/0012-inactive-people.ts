// An index of deactivated people: there are few, so a list of them need not look at anybody else.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const inactivePeopleMigration: Migration = {
  name: '0012-inactive-people',
  async up(db) {
    await db.schema
      .createIndex('usersInactive')
      .on('users')
      .column('id')
      .where(sql.ref('active'), '=', sql.lit(false))
      .execute();
  },
};
