// What the program shipped of each course, work and task; until now only that a course had been added was remembered.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const shippedContentMigration: Migration = {
  name: '0039-shipped-content',
  async up(db, c) {
    await db.schema
      .createTable('shippedContent')
      .addColumn('kind', c.key, (column) => column.notNull())
      .addColumn('shippedId', c.key, (column) => column.notNull())
      .addColumn('id', c.key, (column) => column.notNull())
      .addColumn('data', c.json, (column) => column.notNull())
      .addPrimaryKeyConstraint('shippedContentKey', ['kind', 'shippedId'])
      .execute();
    await sql`delete from "builtInRevisions" where "kind" = 'COURSE'`.execute(db);
  },
};
