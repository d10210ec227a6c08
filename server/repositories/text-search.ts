/**
 * A piece of text among a million attempts or entries of the audit log, or among all people. The embedded engine has an
 * index of its trigrams beside each table, PostgreSQL (where pg_trgm may be had) one that LIKE takes by itself:
 * migration 0011-search.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { likePattern, searchKey } from '#server/storage/columns.ts';
import { isEmbedded } from '#server/storage/engine-of.ts';
import type { Db } from '#server/storage/schema.ts';

/** Trigrams know nothing shorter. */
const LONG_ENOUGH = /^.{3}/su;
/** Of more finds than these a list in its order meets enough on its way. */
const MANY = 10_000;

type Searched = 'attempts' | 'auditLog' | 'users' | 'registrationRequests';

function isLike(table: Searched, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.searchText`)} like ${likePattern(text)} escape '\\'`;
}

/**
 * The rows of the index that hold the text, as one list of their numbers, so that the index is asked once however often the
 * condition stands; undefined where there are too many.
 */
async function indexed(db: Db, table: Searched, text: string): Promise<string | undefined> {
  const phrase = `"${searchKey(text).replaceAll('"', '""')}"`;
  const index = `${table}Search`;
  const found = sql`select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${phrase} limit ${MANY + 1}`;
  const { rows } = await sql<{
    readonly count: number;
    readonly numbers: string;
  }>`select count(*) as ${sql.ref('count')}, json_group_array(rowid) as ${sql.ref('numbers')} from (${found})`.execute(
    db,
  );
  const [{ count, numbers } = { count: 0, numbers: '[]' }] = rows;
  return count > MANY ? undefined : numbers;
}

/**
 * The condition on the table that leaves the rows whose names hold `text`: by the index where it finds few, by looking
 * through the list where it would find so many that to sort them costs more.
 */
export async function rowsWith(db: Db, table: Searched, text: string): Promise<RawBuilder<SqlBool>> {
  if (!isEmbedded(db) || !LONG_ENOUGH.test(searchKey(text))) return isLike(table, text);
  const numbers = await indexed(db, table, text);
  if (numbers === undefined) return isLike(table, text);
  return sql<SqlBool>`${sql.ref(`${table}.rowid`)} in (select value from json_each(${numbers}))`;
}

/** The same among few rows that something else finds: to look at each is quicker than the index, which finds among all. */
export function rowsWithAmongFew(table: Searched, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.searchText`)} || '') like ${likePattern(text)} escape '\\'`;
}
