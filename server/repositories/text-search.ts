/**
 * Searches words, in any order, among a million attempts or audit entries, among all people, or in the bank. The
 * embedded engine has a trigram index beside each table; PostgreSQL (where pg_trgm is available) has one that LIKE
 * uses by itself. See migrations/trigrams.ts.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allOf, hasWords, searchWords } from '#server/storage/columns.ts';
import { isEmbedded } from '#server/storage/engine-of.ts';
import type { Db } from '#server/storage/schema.ts';

/** Trigram indexes cannot find anything shorter than three letters. */
const isLongEnough = (word: string): boolean => /^.{3}/su.test(word);
/** With more hits than this, walking through the sorted list finds a page sooner than sorting all hits. */
const MANY = 10_000;

type Searched = 'attempts' | 'auditLog' | 'users' | 'registrationRequests' | 'tasks';

function isLike(table: Searched, text: string): RawBuilder<SqlBool> {
  return hasWords(sql.ref(`${table}.searchText`), text);
}

/**
 * The rowids that the index finds, as one JSON list, so that the index is asked once even if the condition is
 * used several times; undefined if there are too many.
 */
async function indexed(db: Db, table: Searched, words: readonly string[]): Promise<string | undefined> {
  const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  const index = `${table}Search`;
  const found = sql`select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${phrases} limit ${MANY + 1}`;
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
 * The condition on the table for rows whose search text contains each word of `text`: by the index where it finds
 * few rows, by scanning where there are so many that sorting them would cost more.
 */
export async function rowsWith(db: Db, table: Searched, text: string): Promise<RawBuilder<SqlBool>> {
  const words = searchWords(text);
  const long = words.filter(isLongEnough);
  if (!isEmbedded(db) || long.length === 0) return isLike(table, text);
  const numbers = await indexed(db, table, long);
  if (numbers === undefined) return isLike(table, text);
  const found = sql<SqlBool>`${sql.ref(`${table}.rowid`)} in (select value from json_each(${numbers}))`;
  const short = words.filter((word) => !isLongEnough(word));
  if (short.length === 0) return found;
  return sql<SqlBool>`(${found} and ${allOf(sql`(${sql.ref(`${table}.searchText`)} || '')`, short)})`;
}

/** The same condition for a query that finds few rows anyway: checking each is faster than the index. */
export function rowsWithAmongFew(table: Searched, text: string): RawBuilder<SqlBool> {
  return hasWords(sql`(${sql.ref(`${table}.searchText`)} || '')`, text);
}
