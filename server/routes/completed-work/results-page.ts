/** Pages of results out of a million: the total is exact to 10,000, beyond that it comes from kept counts. */
import type { ResultFilter } from '#contract/calls/results.ts';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { countRows, exactTotal, type PageRequest } from '#server/repositories/lists.ts';
import { seesAllPeople, taughtGroupIds } from '#server/repositories/people-visibility.ts';
import { rowsWith } from '#server/repositories/text-search.ts';
import type { Db } from '#server/storage/schema.ts';
import { filteredResults, orderOfResults, toCompletedWork } from './results-repository.ts';

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

export async function pageOfResults(db: Db, person: Person, { filter, query }: WantedResults, now: string) {
  const all = filteredResults(db, person, filter);
  const found = query.search === undefined ? all : all.where(await rowsWith(db, 'attempts', query.search));
  const { column, order } = orderOfResults(person, filter, query.sort);
  const [counted, rows] = await Promise.all([
    countRows(found),
    found
      .orderBy(column, order)
      .orderBy('attempts.id', order)
      .limit(query.size)
      .offset(query.page * query.size)
      .execute(),
  ]);
  const isExact = counted <= exactTotal;
  const kept = isExact || query.search !== undefined ? undefined : await keptTotal(db, person, filter);
  const total = isExact ? counted : Math.max(exactTotal, kept ?? 0);
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
