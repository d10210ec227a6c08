/**
 * Searches a piece of text among a million attempts or audit entries, among all people, or in the bank. The embedded
 * engine has a trigram index beside each table; PostgreSQL (where pg_trgm is available) has one that LIKE
 * uses by itself. See migrations/trigrams.ts.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { likePattern, searchKey } from '#server/storage/columns.ts';
import { isEmbedded } from '#server/storage/engine-of.ts';
import type { Db } from '#server/storage/schema.ts';

/** Trigram indexes cannot find anything shorter. */
const LONG_ENOUGH = /^.{3}/su;
/** With more hits than this, walking through the sorted list finds a page sooner than sorting all hits. */
const MANY = 10_000;

type Searched = 'attempts' | 'auditLog' | 'users' | 'registrationRequests' | 'tasks';

function isLike(table: Searched, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.searchText`)} like ${likePattern(text)} escape '\\'`;
}

/**
 * The rowids that the index finds, as one JSON list, so that the index is asked once even if the condition is
 * used several times; undefined if there are too many.
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
 * The condition on the table for rows whose search text contains `text`: by the index where it finds few
 * rows, by scanning where there are so many that sorting them would cost more.
 */
export async function rowsWith(db: Db, table: Searched, text: string): Promise<RawBuilder<SqlBool>> {
  if (!isEmbedded(db) || !LONG_ENOUGH.test(searchKey(text))) return isLike(table, text);
  const numbers = await indexed(db, table, text);
  if (numbers === undefined) return isLike(table, text);
  return sql<SqlBool>`${sql.ref(`${table}.rowid`)} in (select value from json_each(${numbers}))`;
}

/** The same condition for a query that finds few rows anyway: checking each is faster than the index. */
export function rowsWithAmongFew(table: Searched, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.searchText`)} || '') like ${likePattern(text)} escape '\\'`;
}
