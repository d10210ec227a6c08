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

function toPage<T>(content: readonly T[], total: number, request: PageRequest): Page<T> {
  const totalPages = Math.ceil(total / request.size);
  return { content, totalElements: total, totalPages, number: request.page, size: request.size };
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
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$castTo<{ readonly total: number }>();
  const [total, rows] = await Promise.all([
    counted.executeTakeFirstOrThrow(),
    query
      .orderBy(sql.ref(column), order)
      .orderBy(sql.ref(idColumn), order)
      .limit(request.size)
      .offset(request.page * request.size)
      .execute(),
  ]);
  return toPage(
    rows.map((row) => toEntity(row)),
    Number(total.total),
    request,
  );
}
