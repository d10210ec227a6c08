// What all lists have in common: searching, sorting, paging, counting.
import type { Expression, ExpressionBuilder, ReferenceExpression, SelectQueryBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Page } from '#contract/page.ts';
import { hasWords } from '../storage/columns.ts';

/** Which page of a list is wanted; `sort` is `field`, `field,asc` or `field,desc`. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly sort: string;
}

/** Each word of `text`, in any order, stands in a search column (made by searchKey); on both engines. */
export function contains<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: ReferenceExpression<DB, TB>,
  text: string,
): Expression<SqlBool> {
  return hasWords(eb.ref(column as never), text);
}

/** Totals are exact up to this number; above it, `totalApproximate` says that there are more. */
export const EXACT_TOTAL = 10_000;

/** A page of a list from its content and the counted total, which may be cut off above EXACT_TOTAL. */
export function toPage<T>(content: T[], total: number, request: Pick<PageRequest, 'page' | 'size'>): Page<T> {
  const totalElements = Math.min(total, EXACT_TOTAL);
  const totalPages = Math.ceil(totalElements / request.size);
  const page = { content, totalElements, totalPages, number: request.page, size: request.size };
  return total > EXACT_TOTAL ? { ...page, totalApproximate: true } : page;
}

/** The number of rows that a query finds, counted up to `most` by the database. */
export async function countRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  most = EXACT_TOTAL + 1,
): Promise<number> {
  const some = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(most);
  // The count is attached to an arbitrary row; if there is none, the count is zero.
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
 * Runs `query` for one page and its total.
 * @param query everything but order, limit and offset
 * @param sortColumns the column of each sortable field, such as `{ name: 'nameKey' }`
 * @param toEntities turns the rows of the page into entities of the API
 * @param idColumn the unique column that breaks ties, such as 'users.id' where tables are joined
 */
export async function pageOfRows<DB, TB extends keyof DB, O, T>(
  query: SelectQueryBuilder<DB, TB, O>,
  request: PageRequest,
  sortColumns: Readonly<Record<string, string>>,
  toEntities: (rows: O[]) => T[] | Promise<T[]>,
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
  return toPage(await toEntities(rows), total, request);
}
