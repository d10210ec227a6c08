/** Pages of results out of a million: the total is exact to 10,000, beyond that it comes from kept counts. */
import type { ResultFilter } from '#contract/calls/results.ts';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { countRows, exactTotal, type PageRequest } from '#server/repositories/lists.ts';
import { idsOfTaughtGroups, seesAllPeople, taughtGroupIds } from '#server/repositories/people-visibility.ts';
import { rowsWith, rowsWithAmongFew } from '#server/repositories/text-search.ts';
import { isEmbedded } from '#server/storage/engine-of.ts';
import type { Db } from '#server/storage/schema.ts';
import {
  filteredResults,
  orderOfResults,
  selectResults,
  toCompletedWork,
  type ResultSelect,
} from './results-repository.ts';

/** Whether the filters ask for more than the kept counts know. */
function asksBeyond(filter: ResultFilter): boolean {
  const { own, passed, startedFrom, startedTo, studentIds, executionIds, statuses } = filter;
  const lists = studentIds.length + executionIds.length + statuses.length;
  return own || passed !== null || startedFrom !== null || startedTo !== null || lists > 0;
}

/** The kept count of what the filters leave; undefined where they ask for more than the counts know. */
async function keptTotal(db: Db, person: Person, filter: ResultFilter): Promise<number | undefined> {
  if (asksBeyond(filter)) return undefined;
  let kept = db.selectFrom('resultCounts').select((eb) => eb.fn.sum<number | null>('count').as('total'));
  if (!seesAllPeople(person)) kept = kept.where('groupKey', 'in', taughtGroupIds(db, person.id));
  if (filter.groupIds.length > 0) kept = kept.where('groupKey', 'in', filter.groupIds);
  if (filter.workIds.length > 0) kept = kept.where('workId', 'in', filter.workIds);
  if (filter.workTypes.length > 0) kept = kept.where('mode', 'in', filter.workTypes);
  const { total } = await kept.executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

export interface WantedResults {
  readonly filter: ResultFilter;
  readonly query: PageRequest & { readonly search?: string | undefined };
}

/** So many are found quickly, if there are as many at all. */
const triedFew = 1000;

type Order = ReturnType<typeof orderOfResults>;

/** The ids of a page in their order. A row is wide: what is sorted and passed over is its id alone. */
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
  /** No further than one above what is told exactly. */
  readonly counted: number;
  readonly ids: readonly string[];
}

/**
 * Page and count out of one pass, where so few are found that all are sorted: PostgreSQL would look for them along an
 * index of everybody's. Where more are found, the ids are of no use.
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
    // A page beyond the last has no row of its own, and a total.
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
  /** Out of how many the search is, where that is known. */
  readonly among: number | undefined;
}

async function countedPage(
  db: Db,
  found: ResultSelect,
  { order, query, among }: Asked,
): Promise<CountedPage> {
  const isAmongFew = among !== undefined && among <= exactTotal;
  const mayBeFew = isAmongFew || among === undefined || query.search !== undefined;
  if (!isEmbedded(db) && mayBeFew) {
    const most = isAmongFew ? exactTotal : triedFew;
    const few = await pageOfFew(db, found, order, { ...query, most });
    if (few.counted <= most) return few;
  }
  const [counted, ids] = await Promise.all([countRows(found), idsOfPage(found, order, query).execute()]);
  return { counted, ids: ids.map(({ id }) => id) };
}

/** One page of the results that the filters leave of those that the person may know of. */
export async function pageOfResults(db: Db, person: Person, { filter, query }: WantedResults, now: string) {
  const { search } = query;
  const order = orderOfResults(person, filter, query.sort);
  const among = await keptTotal(db, person, filter);
  const all = filteredResults(db, person, filter, await idsOfTaughtGroups(db, person));
  const isAmongFew = among !== undefined && among <= exactTotal;
  const matching = async (text: string): Promise<ResultSelect> =>
    all.where(isAmongFew ? rowsWithAmongFew('attempts', text) : await rowsWith(db, 'attempts', text));
  const found = search === undefined ? all : await matching(search);
  const { counted, ids } = await countedPage(db, found, { order, query, among });
  const rows = await selectResults(db)
    .where('attempts.id', 'in', [...ids, ''])
    .orderBy(order.column, order.order)
    .orderBy('attempts.id', order.order)
    .execute();
  const isExact = counted <= exactTotal;
  const kept = isExact || search !== undefined ? 0 : (among ?? 0);
  const total = isExact ? counted : Math.max(exactTotal, kept);
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
