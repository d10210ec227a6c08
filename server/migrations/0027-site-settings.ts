// What is set for the whole site: one row, id 'current'.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const siteSettingsMigration: Migration = {
  name: '0027-site-settings',
  async up(db, c) {
    await db.schema
      .createTable('siteSettings')
      .addColumn('id', c.key, (column) => column.primaryKey())
      .addColumn('timeZone', c.key, (column) => column.notNull())
      .addColumn('version', c.integer, (column) => column.notNull().defaultTo(1))
      .execute();
    await sql`insert into ${sql.table('siteSettings')} (id, ${sql.ref('timeZone')})
      values ('current', 'Europe/Moscow')`.execute(db);
  },
};
