// Planned times of technical works, and the last use of a QR code.
import { sql, type Kysely } from 'kysely';
import type { ColumnKinds, Migration } from './migration.ts';

async function addTimes(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema.alterTable('technicalWorks').addColumn('startsAt', c.dateTime).execute();
  await db.schema
    .alterTable('technicalWorks')
    .addColumn('endsAt', c.dateTime, (column) => column.check(sql.raw(`"endsAt" > "startsAt"`)))
    .execute();
  await db.schema
    .alterTable('technicalWorks')
    .addColumn('endsItself', c.boolean, (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .alterTable('technicalWorks')
    .addColumn('version', c.integer, (column) => column.notNull().defaultTo(1))
    .execute();
  // Technical works that are on during the update stay on, counted from the last change.
  await sql.raw(`update "technicalWorks" set "startsAt" = "changedAt" where "active" = true`).execute(db);
}

async function addUses(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  // Empty means never. Not null, so that both engines sort unused codes alike.
  await db.schema
    .alterTable('qrCodes')
    .addColumn('lastUsedAt', c.dateTime, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('qrCodes')
    .addColumn('lastUserAgent', c.text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('qrCodes')
    .addColumn('useCount', c.integer, (column) => column.notNull().defaultTo(0))
    .execute();
  for (const column of ['expiresAt', 'lastUsedAt']) {
    await db.schema.createIndex(`qrCodes_${column}`).on('qrCodes').columns([column, 'id']).execute();
  }
}

export const upkeepMigration: Migration = {
  name: '0010-upkeep',
  async up(db, c) {
    await addTimes(db, c);
    await addUses(db, c);
    await db.schema.createIndex('sessionsLastUsed').on('sessions').column('lastUsedAt').execute();
  },
};
