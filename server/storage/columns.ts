// How columns are typed in the schema, and how values get into both engines in the same form.
import type { ColumnType } from 'kysely';

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

/** A LIKE pattern that finds `text` anywhere in a search column; use with `escape '\'` (see `contains`). */
export function likePattern(text: string): string {
  return `%${searchKey(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
