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

/** The rows of the index that hold the text, as a subquery. */
function indexed(table: Searched, text: string): RawBuilder<unknown> {
  const phrase = `"${searchKey(text).replaceAll('"', '""')}"`;
  const index = `${table}Search`;
  return sql`select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${phrase}`;
}

/**
 * The condition on the table that leaves the rows whose names hold `text`: by the index where it finds few, by looking
 * through the list where it would find so many that to sort them costs more.
 */
export async function rowsWith(db: Db, table: Searched, text: string): Promise<RawBuilder<SqlBool>> {
  if (!isEmbedded(db) || !LONG_ENOUGH.test(searchKey(text))) return isLike(table, text);
  const found = indexed(table, text);
  const { rows } = await sql<{
    readonly count: number;
  }>`select count(*) as ${sql.ref('count')} from (${found} limit ${MANY + 1})`.execute(db);
  if ((rows[0]?.count ?? 0) > MANY) return isLike(table, text);
  return sql<SqlBool>`${sql.ref(`${table}.rowid`)} in (${found})`;
}
