// Brings a database to the newest schema: everything missing in one transaction, by one process at a time.
import { sql, type Kysely } from 'kysely';
import { StartFault } from '#server/config.ts';
import { StorageFault } from '../storage/storage-fault.ts';
import type { Tx } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { MIGRATIONS as allMigrations } from './all.ts';
import type { ColumnKinds, Migration } from './migration.ts';

interface BookkeepingSchema {
  readonly migrations: { readonly name: string; readonly appliedAt: string };
  readonly migrationLock: { readonly id: number };
}

function columnKinds(engine: Storage['engine']): ColumnKinds {
  const postgres = engine === 'postgres';
  // "C" compares by code points, as SQLite does, whatever the database's own locale is.
  const key = postgres ? sql`text collate "C"` : sql`text`;
  return {
    engine,
    key,
    dateTime: key,
    text: 'text',
    boolean: 'boolean',
    integer: 'integer',
    bigInteger: postgres ? sql`bigint` : sql`integer`,
    real: 'double precision',
    json: postgres ? sql`jsonb` : sql`json`,
    bytes: postgres ? sql`bytea` : sql`blob`,
  };
}

async function prepareBookkeeping(db: Kysely<BookkeepingSchema>): Promise<void> {
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('migrationLock')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .execute();
  await db
    .insertInto('migrationLock')
    .values({ id: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lets only one process migrate at a time, until the end of the transaction. */
export async function lockForChange(tx: Kysely<BookkeepingSchema> | Tx): Promise<void> {
  const bookkeeping = tx as unknown as Kysely<BookkeepingSchema>;
  await bookkeeping.selectFrom('migrationLock').selectAll().where('id', '=', 1).forUpdate().execute();
}

async function bringUp(
  storage: Storage,
  tx: Kysely<BookkeepingSchema>,
  list: readonly Migration[],
): Promise<void> {
  await lockForChange(tx);
  const rows = await tx.selectFrom('migrations').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  const known = new Set(list.map((migration) => migration.name));
  const foreign = [...applied].find((name) => !known.has(name));
  if (foreign !== undefined) {
    throw new StartFault(`The database was made by a newer version of this program (it has ${foreign}).`);
  }
  const columns = columnKinds(storage.engine);
  for (const migration of list) {
    if (applied.has(migration.name)) continue;
    await migration.up(tx as unknown as Kysely<unknown>, columns);
    await tx
      .insertInto('migrations')
      .values({ name: migration.name, appliedAt: new Date().toISOString() })
      .execute();
  }
}

/** If two processes create these tables at once, PostgreSQL refuses the later one, which then finds them. */
async function prepareOnce(storage: Storage): Promise<void> {
  const prepare = (): Promise<void> =>
    storage.write((tx) => prepareBookkeeping(tx as unknown as Kysely<BookkeepingSchema>));
  try {
    await prepare();
  } catch (error) {
    if (!(error instanceof StorageFault) || error.kind === 'UNAVAILABLE') throw error;
    await prepare();
  }
}

/** Runs the migrations of `list` that are missing; if one fails, the database is left as it was before. */
export async function runMigrations(
  storage: Storage,
  list: readonly Migration[] = allMigrations,
): Promise<void> {
  await prepareOnce(storage);
  await storage.write((tx) => bringUp(storage, tx as unknown as Kysely<BookkeepingSchema>, list));
}
