/** People who were switched off are few: PostgreSQL meets them in an index of their own and need not look at all who match a search. */
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const inactivePeopleMigration: Migration = {
  name: '0012-inactive-people',
  async up(db, { engine }) {
    if (engine === 'embedded') return;
    await db.schema
      .createIndex('usersInactive')
      .on('users')
      .column('id')
      .where(sql.ref('active'), '=', sql.lit(false))
      .execute();
  },
};
