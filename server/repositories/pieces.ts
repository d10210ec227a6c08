/** Much taken in pieces: few enough for one statement of either engine, and for the memory. */
import { sql, type RawBuilder } from 'kysely';

const pieceSize = 500;

/** @param size as many as one statement takes of what is made of each */
export function* piecesOf<T>(list: readonly T[], size = pieceSize): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

/**
 * The rows of a list in its order, piece by piece, one in memory at a time; what changes meanwhile is found once or not at all.
 * @param next reads as many rows as asked for, after the last one that was read
 */
export async function* piecesOfRows<Row>(
  next: (after: Row | undefined, size: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Row | undefined;
  for (;;) {
    const rows = await next(after, pieceSize);
    yield rows;
    after = rows.at(-1);
    if (after === undefined || rows.length < pieceSize) return;
  }
}

interface ListOrder {
  readonly column: RawBuilder<unknown>;
  /** The unique column that breaks ties, such as 'users.id'. */
  readonly id: string;
  readonly order: 'asc' | 'desc';
}

/** The rows of an ordered list after one of them, by what it is ordered by. */
export function beyond({ column, id, order }: ListOrder, key: unknown, lastId: string): RawBuilder<boolean> {
  const sign = order === 'desc' ? sql`<` : sql`>`;
  return sql<boolean>`(${column}, ${sql.ref(id)}) ${sign} (${sql`${key}`}, ${sql`${lastId}`})`;
}
