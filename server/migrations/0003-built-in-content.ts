// Records which revisions of rulesets and cases the program shipped, to tell them from people's own.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const builtInContentMigration: Migration = {
  name: '0003-built-in-content',
  async up(db, c) {
    await db.schema
      .createTable('builtInRevisions')
      .addColumn('kind', c.key, (column) => column.notNull())
      .addColumn('id', c.key, (column) => column.notNull())
      .addColumn('shipped', c.integer, (column) => column.notNull())
      .addColumn('stored', c.integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('builtInRevisionsKey', ['kind', 'id', 'shipped'])
      .execute();
    // Until now only the program could write revisions.
    await sql`insert into "builtInRevisions" ("kind", "id", "shipped", "stored")
      select 'RULESET', "rulesetId", "revision", "revision" from "rulesetRevisions"
      union all select 'CASE', "caseId", "revision", "revision" from "caseRevisions"`.execute(db);
  },
};
