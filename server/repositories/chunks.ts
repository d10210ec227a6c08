// Long lists in chunks, small enough for one statement of either engine and for memory.
import { sql, type RawBuilder } from 'kysely';

const CHUNK_ROWS = 500;

/** @param size rows for each statement; fewer than the default where each item makes several rows */
export function* chunksOf<T>(list: readonly T[], size = CHUNK_ROWS): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

/**
 * Reads the rows of a list in order, one chunk in memory at a time; a row that changes comes once or not.
 * @param next reads up to `size` rows after the given one, or from the start
 */
export async function* chunksOfRows<Row>(
  next: (after: Row | undefined, size: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Row | undefined;
  for (;;) {
    const rows = await next(after, CHUNK_ROWS);
    yield rows;
    after = rows.at(-1);
    if (after === undefined || rows.length < CHUNK_ROWS) return;
  }
}

interface ListOrder {
  readonly column: RawBuilder<unknown>;
  /** The unique column that breaks ties, such as 'users.id'. */
  readonly id: string;
  readonly order: 'asc' | 'desc';
}

/** The condition for rows that come after the one with this sort key and id. */
export function rowsAfter(
  { column, id, order }: ListOrder,
  key: unknown,
  lastId: string,
): RawBuilder<boolean> {
  const sign = order === 'desc' ? sql`<` : sql`>`;
  return sql<boolean>`(${column}, ${sql.ref(id)}) ${sign} (${sql`${key}`}, ${sql`${lastId}`})`;
}
