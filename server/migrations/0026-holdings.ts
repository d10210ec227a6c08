// Attempts begun without the network while an event held the work; until when a copy taken along begins attempts.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** As long as copies issued before lasted: which of them were fetched again last is not known. */
const COPY_LASTED_MS = 14 * 24 * 60 * 60 * 1000;

export const holdingsMigration: Migration = {
  name: '0026-holdings',
  async up(db, c) {
    await db.schema
      .alterTable('attempts')
      .addColumn('isBegunHeld', c.boolean, (column) => column.notNull().defaultTo(false))
      .execute();
    const until = new Date(Date.now() + COPY_LASTED_MS).toISOString();
    await db.schema
      .alterTable('offlineKits')
      .addColumn('validUntil', c.dateTime, (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update ${sql.table('offlineKits')} set ${sql.ref('validUntil')} = ${until}`.execute(db);
  },
};
