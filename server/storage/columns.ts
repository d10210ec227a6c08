// How columns are typed in the schema, and how values get into both engines in the same form.
import { sql, type ColumnType, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** JSON text on its way into the database; reading gives the parsed value. */
export type Json<T> = string & { readonly __json?: T };
export type JsonColumn<T> = ColumnType<T, Json<T>, Json<T>>;
export type NullableJson<T> = ColumnType<T | null, string | null, string | null>;

/** null until something happens; may be left out when the row is inserted. */
export type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** ISO 8601 in UTC with milliseconds: sorts as text, and goes into responses as it is. */
export type DateTime = string;

/** Wraps a value for a JSON column. Reading a JSON column gives the parsed value back on both engines. */
export function json<T>(value: T): Json<T> {
  return JSON.stringify(value);
}

/**
 * The form in which names are searched and sorted: lower case, ё as е, each run of white space as one space.
 * SQLite's own lower() and LIKE know ASCII only.
 */
export function searchKey(...parts: readonly (string | null | undefined)[]): string {
  const text = parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();
}

/** Of more words than this, the last ones are searched as they stand, in one piece. */
const MAX_SEARCH_WORDS = 5;

/** What a search looks for: each word of `text` as a search key, none twice; one empty word if there are none. */
export function searchWords(text: string): readonly string[] {
  const words = searchKey(text).split(' ');
  if (words.length <= MAX_SEARCH_WORDS) return [...new Set(words)];
  const first = words.slice(0, MAX_SEARCH_WORDS - 1);
  return [...new Set([...first, words.slice(first.length).join(' ')])];
}

/** A LIKE pattern that finds `word` anywhere in a search column; use with `escape '\'` (see `hasWords`). */
export function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The condition that each word of `text`, in any order, stands in a search column (made by searchKey); on both engines. */
export function hasWords(column: Expression<unknown>, text: string): RawBuilder<SqlBool> {
  return allOf(column, searchWords(text));
}

/** The same for words that were parted before. */
export function allOf(column: Expression<unknown>, words: readonly string[]): RawBuilder<SqlBool> {
  const each = words.map((word) => sql`${column} like ${likePattern(word)} escape '\\'`);
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}
