/** What every list does alike: search, sort, cut a page, count. */
import type { Expression, ExpressionBuilder, ReferenceExpression, SelectQueryBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Page } from '#contract/page.ts';
import { likePattern } from '../storage/columns.ts';

/** The page a list was asked for; `sort` is `field`, `field,asc` or `field,desc`. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly sort: string;
}

/** `column like '%text%'` on a search column (made by searchKey), on both engines. */
export function contains<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: ReferenceExpression<DB, TB>,
  text: string,
): Expression<SqlBool> {
  return sql<SqlBool>`${eb.ref(column as never)} like ${likePattern(text)} escape '\\'`;
}

/** Totals up to here are counted; beyond, `totalApproximate` says that there are more. */
export const exactTotal = 10_000;

/** A page of rows, of which so many were counted. */
export function toPage<T>(
  content: readonly T[],
  total: number,
  request: Pick<PageRequest, 'page' | 'size'>,
): Page<T> {
  const totalElements = Math.min(total, exactTotal);
  const totalPages = Math.ceil(totalElements / request.size);
  const page = { content, totalElements, totalPages, number: request.page, size: request.size };
  return total > exactTotal ? { ...page, totalApproximate: true } : page;
}

/** How many rows a query finds, counted no further than `most`; the engine counts, not we. */
export async function countRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  most = exactTotal + 1,
): Promise<number> {
  const some = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(most);
  // Any row will do to hang the count on; without one there is nothing to count.
  const row = await query
    .clearSelect()
    .clearOrderBy()
    .clearWhere()
    .select(sql<number>`(select count(*) from ${some} as ${sql.ref('some')})`.as('total'))
    .limit(1)
    .$castTo<{ readonly total: number }>()
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/**
 * One page of `query` with its total.
 * @param query everything but order, limit and offset
 * @param sortColumns which column each sortable field means, such as `{ name: 'nameKey' }`; ties are broken by `id`
 * @param idColumn the unique column that breaks ties, such as 'users.id' where tables are joined
 */
export async function pageOfRows<DB, TB extends keyof DB, O, T>(
  query: SelectQueryBuilder<DB, TB, O>,
  request: PageRequest,
  sortColumns: Readonly<Record<string, string>>,
  toEntity: (row: O) => T,
  idColumn = 'id',
): Promise<Page<T>> {
  const [field = '', direction = 'asc'] = request.sort.split(',');
  const column = sortColumns[field];
  if (column === undefined) throw new Error(`No column for the sortable field ${field}`);
  const order = direction === 'desc' ? 'desc' : 'asc';
  const [total, rows] = await Promise.all([
    countRows(query),
    query
      .orderBy(sql.ref(column), order)
      .orderBy(sql.ref(idColumn), order)
      .limit(request.size)
      .offset(request.page * request.size)
      .execute(),
  ]);
  return toPage(
    rows.map((row) => toEntity(row)),
    total,
    request,
  );
}
