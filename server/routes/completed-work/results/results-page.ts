// Pages of up to a million results: totals are exact up to 10,000, above that they come from kept counts.
import type { ResultFilter } from '#contract/calls/results.ts';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { countRows, EXACT_TOTAL, type PageRequest } from '#server/repositories/lists.ts';
import { idsOfTaughtGroups, seesAllPeople, taughtGroupIds } from '#server/repositories/people-visibility.ts';
import { rowsWith, rowsWithAmongFew } from '#server/repositories/text-search.ts';
import { isEmbedded } from '#server/storage/engine-of.ts';
import type { Db } from '#server/storage/schema.ts';
import {
  filteredResults,
  orderOfResults,
  selectResults,
  toCompletedWork,
  worksOfCourses,
  type ResultSelect,
} from './results-repository.ts';

/** Whether the filter uses something that the kept counts do not distinguish. */
function asksBeyond(filter: ResultFilter): boolean {
  const { own, passed, startedFrom, startedTo, studentIds, executionIds, statuses } = filter;
  const lists = studentIds.length + executionIds.length + statuses.length;
  return own || passed !== null || startedFrom !== null || startedTo !== null || lists > 0;
}

/** The total from the kept counts; undefined if they do not cover the filter. */
async function keptTotal(db: Db, person: Person, filter: ResultFilter): Promise<number | undefined> {
  if (asksBeyond(filter)) return undefined;
  let kept = db.selectFrom('resultCounts').select((eb) => eb.fn.sum<number | null>('count').as('total'));
  if (!seesAllPeople(person)) kept = kept.where('groupKey', 'in', taughtGroupIds(db, person.id));
  if (filter.groupIds.length > 0) kept = kept.where('groupKey', 'in', filter.groupIds);
  if (filter.workIds.length > 0) kept = kept.where('workId', 'in', filter.workIds);
  if (filter.courseIds.length > 0) kept = kept.where('workId', 'in', worksOfCourses(db, filter.courseIds));
  if (filter.workTypes.length > 0) kept = kept.where('mode', 'in', filter.workTypes);
  const { total } = await kept.executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

export interface WantedResults {
  readonly filter: ResultFilter;
  readonly query: PageRequest & { readonly search?: string | undefined };
}

/** The first try looks for this many, which is fast if there are no more. */
const TRIED_FEW = 1000;

type Order = ReturnType<typeof orderOfResults>;

/** The ids of a page in order. Only ids are sorted and skipped, because the rows are wide. */
function idsOfPage(found: ResultSelect, { column, order }: Order, { page, size }: PageRequest) {
  return found
    .clearSelect()
    .select('attempts.id')
    .orderBy(column, order)
    .orderBy('attempts.id', order)
    .limit(size)
    .offset(page * size);
}

interface CountedPage {
  /** Counted up to one above EXACT_TOTAL. */
  readonly counted: number;
  readonly ids: readonly string[];
}

/**
 * Page and count in one pass, for so few results that all can be sorted; PostgreSQL would otherwise walk an
 * index of everybody's attempts. If there are more than `most`, the ids are useless.
 */
async function pageOfFew(
  db: Db,
  found: ResultSelect,
  { column, order }: Order,
  { page, size, most }: PageRequest & { readonly most: number },
): Promise<CountedPage> {
  const rows = await db
    .with(
      (cte) => cte('few').materialized(),
      () =>
        found
          .clearSelect()
          .select(['attempts.id', column.as('sortKey')])
          .limit(most + 1),
    )
    .with('page', (query) =>
      query
        .selectFrom('few')
        .selectAll()
        .orderBy('few.sortKey', order)
        .orderBy('few.id', order)
        .limit(size)
        .offset(page * size),
    )
    .with('total', (query) => query.selectFrom('few').select((eb) => eb.fn.countAll<number>().as('counted')))
    .selectFrom('total')
    // Joined from the total, because a page beyond the last has no row of its own.
    .leftJoin('page', (join) => join.onTrue())
    .select(['total.counted', 'page.id'])
    .orderBy('page.sortKey', order)
    .orderBy('page.id', order)
    .execute();
  return { counted: Number(rows[0]?.counted ?? 0), ids: rows.flatMap(({ id }) => id ?? []) };
}

interface Asked {
  readonly order: Order;
  readonly query: WantedResults['query'];
  /** The number of results before the search, if it is known. */
  readonly among: number | undefined;
}

async function countedPage(
  db: Db,
  found: ResultSelect,
  { order, query, among }: Asked,
): Promise<CountedPage> {
  const isAmongFew = among !== undefined && among <= EXACT_TOTAL;
  const mayBeFew = isAmongFew || among === undefined || query.search !== undefined;
  if (!isEmbedded(db) && mayBeFew) {
    const most = isAmongFew ? EXACT_TOTAL : TRIED_FEW;
    const few = await pageOfFew(db, found, order, { ...query, most });
    if (few.counted <= most) return few;
  }
  const [counted, ids] = await Promise.all([countRows(found), idsOfPage(found, order, query).execute()]);
  return { counted, ids: ids.map(({ id }) => id) };
}

/** One page of the filtered results that the person may see. */
export async function pageOfResults(db: Db, person: Person, { filter, query }: WantedResults, now: string) {
  const { search } = query;
  const order = orderOfResults(person, filter, query.sort);
  const among = await keptTotal(db, person, filter);
  const all = filteredResults(db, person, filter, await idsOfTaughtGroups(db, person));
  const isAmongFew = among !== undefined && among <= EXACT_TOTAL;
  const matching = async (text: string): Promise<ResultSelect> =>
    all.where(isAmongFew ? rowsWithAmongFew('attempts', text) : await rowsWith(db, 'attempts', text));
  const found = search === undefined ? all : await matching(search);
  const { counted, ids } = await countedPage(db, found, { order, query, among });
  const rows = await selectResults(db)
    .where('attempts.id', 'in', ids)
    .orderBy(order.column, order.order)
    .orderBy('attempts.id', order.order)
    .execute();
  const isExact = counted <= EXACT_TOTAL;
  const kept = isExact || search !== undefined ? 0 : (among ?? 0);
  const total = isExact ? counted : Math.max(EXACT_TOTAL, kept);
  const content: CompletedWork[] = rows.map((row) => toCompletedWork(row, person, now));
  return {
    content,
    totalElements: total,
    totalPages: Math.ceil(total / query.size),
    number: query.page,
    size: query.size,
    ...(isExact ? {} : { totalApproximate: true }),
  };
}
