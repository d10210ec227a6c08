// A page of a list that may be a hundred thousand long, with its total: planned apart on each engine (decision 21).
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db, Schema } from '#server/storage/schema.ts';
import { EXACT_TOTAL, type PageRequest } from './lists.ts';

export interface FoundPage {
  readonly ids: readonly string[];
  /** Counted up to one above EXACT_TOTAL. */
  readonly total: number;
}

interface OrderedIds<Tables extends keyof Schema> {
  readonly order: 'asc' | 'desc';
  /** Selects `id` and what the list is sorted by, in that order. */
  readonly query: SelectQueryBuilder<
    Schema,
    Tables,
    { readonly id: string; readonly sortKey: string | number }
  >;
}

type Wanted = Pick<PageRequest, 'page' | 'size'>;

/** Page and count in one pass: where few rows are found, and on the embedded engine, which looks at every row for most filters. */
export async function pageInOnePass<Tables extends keyof Schema>(
  db: Db,
  ordered: OrderedIds<Tables>,
  { page, size }: Wanted,
): Promise<FoundPage> {
  const limit = Math.max(EXACT_TOTAL + 1, (page + 1) * size);
  const rows = await db
    .with(
      (cte) => cte('found').materialized(),
      () => ordered.query.limit(limit),
    )
    .selectFrom('found')
    .select(['found.id', sql<number>`(select count(*) from found)`.as('total')])
    .orderBy('found.sortKey', ordered.order)
    .orderBy('found.id', ordered.order)
    .limit(size)
    .offset(page * size)
    .execute();
  const total = rows[0]?.total;
  // A page beyond the last has no rows, and so no total.
  if (total === undefined && page > 0) {
    const first = await pageInOnePass(db, ordered, { page: 0, size: 1 });
    return { ids: [], total: first.total };
  }
  return { ids: rows.map(({ id }) => id), total: Number(total ?? 0) };
}

/** Runs the count and the page at the same time; the page comes from an index in its order. */
export async function pageAndCount<Tables extends keyof Schema>(
  ordered: OrderedIds<Tables>,
  { page, size }: Wanted,
  count: Promise<number>,
): Promise<FoundPage> {
  const [total, rows] = await Promise.all([
    count,
    ordered.query
      .limit(size)
      .offset(page * size)
      .execute(),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}
