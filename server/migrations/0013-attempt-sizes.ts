// How much is saved of each attempt, so that its bound can be kept without reading it.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Earlier attempts had no bound: more than this counts as this, which is full all the same. */
const MAX_COUNTED = 2_000_000_000;

export const attemptSizesMigration: Migration = {
  name: '0013-attempt-sizes',
  async up(db, c) {
    for (const column of ['savedBytes', 'savedEvents', 'neededBytes']) {
      await db.schema
        .alterTable('attempts')
        .addColumn(column, c.integer, (kind) => kind.notNull().defaultTo(0))
        .execute();
    }
    const bytes = c.engine === 'postgres' ? 'octet_length("events"::text)' : 'length(cast("events" as blob))';
    const sum = `select coalesce(sum(${bytes}), 0) as "size" from "eventBatches" where "attemptId" = "attempts"."id"`;
    const counted = `select case when "size" > ${MAX_COUNTED} then ${MAX_COUNTED} else "size" end from (${sum}) as "sizes"`;
    await sql.raw(`update "attempts" set "savedBytes" = (${counted}) where "lastSequence" > 0`).execute(db);
  },
};
