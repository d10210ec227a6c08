/** People who were switched off are few: a list of them meets them in an index of their own, and looks at nobody else. */
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
