// An index of trigrams over a table's searchText: finds a piece of text among a hundred thousand rows.
import { sql, type Kysely } from 'kysely';
import type { ColumnKinds } from './migration.ts';

const text = sql.ref('searchText');

/**
 * The index keeps no text of its own: it refers to rows by SQLite's rowid, which stays the same unless VACUUM
 * runs (a backup copies pages). Triggers update it within the same statement.
 */
async function addToEmbedded(db: Kysely<unknown>, name: string): Promise<void> {
  const [table, index] = [sql.table(name), sql.table(`${name}Search`)];
  const content = sql.lit(name);
  await sql`create virtual table ${index} using fts5(${text}, content=${content}, content_rowid='rowid', tokenize='trigram')`.execute(
    db,
  );
  await sql`insert into ${index}(${index}) values ('rebuild')`.execute(db);
  const [before, after] = [sql.raw('old."searchText"'), sql.raw('new."searchText"')];
  const drop = sql`insert into ${index}(${index}, rowid, ${text}) values ('delete', old.rowid, ${before});`;
  const add = sql`insert into ${index}(rowid, ${text}) values (new.rowid, ${after});`;
  const trigger = (what: string) => sql.id(`${name}Search${what}`);
  await sql`create trigger ${trigger('Add')} after insert on ${table} begin ${add} end`.execute(db);
  await sql`create trigger ${trigger('Drop')} after delete on ${table} begin ${drop} end`.execute(db);
  await sql`create trigger ${trigger('Change')} after update of ${text} on ${table} begin ${drop} ${add} end`.execute(
    db,
  );
}

/** Where the extension is not available, searching is slow but correct. */
async function addToPostgres(db: Kysely<unknown>, names: readonly string[]): Promise<void> {
  await sql`savepoint trigrams`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    // It may already be installed in a schema outside this connection's search path.
    const { rows } = await sql<{ readonly schema: string }>`select nspname as ${sql.ref('schema')}
      from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`.execute(
      db,
    );
    const trigrams = sql.id(rows[0]?.schema ?? 'public', 'gin_trgm_ops');
    for (const name of names) {
      const [table, index] = [sql.table(name), sql.id(`${name}Search`)];
      await sql`create index ${index} on ${table} using gin (${text} ${trigrams})`.execute(db);
    }
    await sql`release savepoint trigrams`.execute(db);
  } catch {
    await sql`rollback to savepoint trigrams`.execute(db);
  }
}

export async function addTrigrams(
  db: Kysely<unknown>,
  { engine }: Pick<ColumnKinds, 'engine'>,
  names: readonly string[],
): Promise<void> {
  if (engine === 'postgres') return addToPostgres(db, names);
  for (const name of names) await addToEmbedded(db, name);
}
