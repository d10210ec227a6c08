// Results as lists show them, cut to what the reader may see.
import { sql, type RawBuilder } from 'kysely';
import type { ResultFilter } from '#contract/calls/results.ts';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import type { Reveal } from '#contract/entities/work.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { contains } from '#server/repositories/lists.ts';
import {
  heldUntil,
  isHeldBack,
  ownResults,
  revealToOwner,
  readableAttempts,
  visibleAttempts,
} from '#server/repositories/result-visibility.ts';
import type { GroupIds } from '#server/repositories/people-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Attempts with the current end of their event; add conditions, then `toCompletedWork`. */
export function selectResults(db: Db | Tx) {
  return db
    .selectFrom('attempts')
    .leftJoin('executions', 'executions.id', 'attempts.executionId')
    .selectAll('attempts')
    .select('executions.lastEnd as eventEnd')
    .select(heldUntil().as('heldUntil'));
}

export type ResultSelect = ReturnType<typeof selectResults>;
export type ResultRow = Awaited<ReturnType<ResultSelect['execute']>>[number];

/** Nobody has more results of their own than this. */
const MAX_LISTED_RESULTS = 2000;

/** The expression of each sortable field, as in the indexes. Missing values sort first on both engines. */
const resultSorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  startedAt: sql.ref('attempts.startedAt'),
  submittedAt: sql`coalesce(${sql.ref('attempts.submittedAt')}, '')`,
  mark: sql`coalesce(${sql.ref('attempts.mark')}, -1)`,
  name: sql.ref('attempts.userNameKey'),
};

/** For a person's own results: the order must not reveal a mark that the row hides. */
function ownMarkSort(now: string): RawBuilder<unknown> {
  const isHidden = sql`${sql.ref('attempts.reveal')} = 'NOTHING' or ${isHeldBack(now)}`;
  return sql`case when ${isHidden} then -1 else coalesce(${sql.ref('attempts.mark')}, -1) end`;
}

/** How much of an attempt a person sees: of their own what is revealed, of others' everything. */
function revealTo(person: Person, row: ResultRow, now: string): Reveal {
  return row.userId === person.id ? revealToOwner(row, now) : 'ALL';
}

/** A row as the API shows it to the person; a mark that is not revealed is null. */
export function toCompletedWork(row: ResultRow, person: Person, now: string): CompletedWork {
  const reveal = revealTo(person, row, now);
  const isHidden = reveal === 'NOTHING';
  return {
    id: row.id,
    work: { id: row.workId, title: row.workTitle, kind: row.workKind },
    courseId: row.courseId,
    courseTitle: row.courseTitle,
    type: row.mode,
    status: row.status,
    user: {
      id: row.userId,
      fullName: row.userName,
      group: row.groupId === null ? null : { id: row.groupId, name: row.groupName ?? '' },
    },
    executionId: row.executionId,
    executionTitle: row.executionTitle,
    startedAt: row.startedAt,
    submittedAt: row.submittedAt,
    deadline: row.deadline,
    mark: isHidden ? null : row.mark,
    maxScore: row.maxScore,
    gradeForCompletion: row.gradeForCompletion,
    passed: isHidden ? null : row.passed,
    taskCount: row.taskCount,
    answeredCount: row.answeredCount,
    needsReview: row.needsReview,
    isSetAside: row.status === 'REVIEW_PENDING' && row.setAsideAt !== null,
    isBegunHeld: row.isBegunHeld,
    waivedGates: isHidden ? 0 : row.waivedGates,
    reveal,
    version: row.version,
  };
}

/** The results that the person may see: their own and, unless `ownOnly`, those of the people they teach; no trials. */
function visibleResults(db: Db | Tx, person: Person, ownOnly = false, taught?: GroupIds): ResultSelect {
  const condition = ownOnly ? ownResults(person) : visibleAttempts(db, person, taught);
  return selectResults(db).where((eb) => condition(eb as never));
}

/** One attempt, if the person may see it; also a trial of their own. */
export async function findResult(db: Db | Tx, person: Person, id: string): Promise<ResultRow | undefined> {
  return selectResults(db)
    .where((eb) => readableAttempts(db, person)(eb as never))
    .where('attempts.id', '=', id)
    .executeTakeFirst();
}

/** The person's own results in these courses, newest first. */
export async function ownResultsOfCourses(
  db: Db,
  person: Person,
  courseIds: readonly string[],
): Promise<ResultRow[]> {
  return visibleResults(db, person, true)
    .where('attempts.courseId', 'in', courseIds)
    .orderBy('attempts.startedAt', 'desc')
    .limit(MAX_LISTED_RESULTS)
    .execute();
}

/** The person's own attempts at these control events. */
export async function resultsOfExecutions(
  db: Db,
  person: Person,
  executionIds: readonly string[],
): Promise<ResultRow[]> {
  return visibleResults(db, person, true).where('attempts.executionId', 'in', executionIds).execute();
}

/** By person: the latest attempt at a control event that the caller may see, of these people. */
export async function latestOfEvent(
  db: Db,
  person: Person,
  executionId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ResultRow>> {
  const rows = await visibleResults(db, person)
    .where('attempts.executionId', '=', executionId)
    .where('attempts.userId', 'in', userIds)
    .orderBy('attempts.id')
    .execute();
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Attempts at these works that the person may see, newest first. */
export async function resultsOfWorks(
  db: Db,
  person: Person,
  { workIds, own }: { readonly workIds: readonly string[]; readonly own: boolean },
): Promise<ResultRow[]> {
  return visibleResults(db, person, own)
    .where('attempts.workId', 'in', workIds)
    .orderBy('attempts.startedAt', 'desc')
    .limit(1000)
    .execute();
}

export function searched(found: ResultSelect, search: string | undefined): ResultSelect {
  return search === undefined ? found : found.where((eb) => contains(eb, 'attempts.searchText', search));
}

const LIST_FILTERS = {
  workIds: 'attempts.workId',
  groupIds: 'attempts.groupId',
  studentIds: 'attempts.userId',
  executionIds: 'attempts.executionId',
  workTypes: 'attempts.mode',
} as const;

/** The works of courses as they are now. */
export function worksOfCourses(db: Db, courseIds: readonly string[]) {
  return db.selectFrom('works').select('works.id').where('works.courseId', 'in', courseIds);
}

/** Whether the filter can find only the person's own results. */
function findsOwnOnly(person: Person, filter: ResultFilter): boolean {
  return filter.own || !person.privileges.has('RESULTS_READ');
}

/**
 * The filtered results among those that the person may see.
 * @param taught the groups that the person teaches, if they have been looked up already
 */
export function filteredResults(
  db: Db,
  person: Person,
  filter: ResultFilter,
  taught?: GroupIds,
): ResultSelect {
  const ownOnly = findsOwnOnly(person, filter);
  let found = visibleResults(db, person, ownOnly, taught);
  for (const [name, column] of Object.entries(LIST_FILTERS)) {
    const wanted: readonly string[] = filter[name as keyof typeof LIST_FILTERS];
    if (wanted.length > 0) found = found.where(column, 'in', wanted as never);
  }
  const { courseIds } = filter;
  if (courseIds.length > 0) found = found.where('attempts.workId', 'in', worksOfCourses(db, courseIds));
  const [status, ...others] = filter.statuses;
  // A single status is a literal, because a partial index needs to see the value.
  if (others.length > 0) found = found.where('attempts.status', 'in', filter.statuses);
  else if (status !== undefined) found = found.where('attempts.status', '=', sql.lit(status));
  if (filter.passed !== null) {
    found = found.where('attempts.passed', '=', filter.passed);
    // A filter must not reveal what the row hides.
    if (ownOnly)
      found = found
        .where('attempts.reveal', '!=', 'NOTHING')
        .where((eb) => eb.not(isHeldBack(new Date().toISOString())));
  }
  if (filter.startedFrom !== null) found = found.where('attempts.startedAt', '>=', filter.startedFrom);
  if (filter.startedTo !== null) found = found.where('attempts.startedAt', '<', filter.startedTo);
  return found;
}

/**
 * The sort order of a list.
 * @param sort `field` or `field,asc|desc`; the contract allows only the fields of `resultSorts`
 */
export function orderOfResults(
  person: Person,
  filter: ResultFilter,
  sort: string,
): { readonly column: RawBuilder<unknown>; readonly order: 'asc' | 'desc' } {
  const [field = '', direction] = sort.split(',');
  const isOwnMark = field === 'mark' && findsOwnOnly(person, filter);
  const column = isOwnMark ? ownMarkSort(new Date().toISOString()) : resultSorts[field];
  if (column === undefined) throw new Error(`No column for the sortable field ${field}`);
  return { column, order: direction === 'desc' ? 'desc' : 'asc' };
}
