/** Results as lists show them: as much of each attempt as the one who asks may see. */
import { sql, type RawBuilder } from 'kysely';
import type { ResultFilter } from '#contract/calls/results.ts';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import type { Reveal } from '#contract/entities/work.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { contains } from '#server/repositories/lists.ts';
import { ownAttempts, revealToOwner, visibleAttempts } from '#server/repositories/result-visibility.ts';
import type { GroupIds } from '#server/repositories/people-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Attempts with the present end of their event; add conditions, then `toCompletedWork`. */
export function selectResults(db: Db | Tx) {
  return db
    .selectFrom('attempts')
    .leftJoin('executions', 'executions.id', 'attempts.executionId')
    .selectAll('attempts')
    .select('executions.endDateTime as eventEnd');
}

export type ResultSelect = ReturnType<typeof selectResults>;
export type ResultRow = Awaited<ReturnType<ResultSelect['execute']>>[number];

/** What each sortable field means. What is absent stands first on both engines; the indexes hold these very expressions. */
const resultSorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  startedAt: sql.ref('attempts.startedAt'),
  submittedAt: sql`coalesce(${sql.ref('attempts.submittedAt')}, '')`,
  mark: sql`coalesce(${sql.ref('attempts.mark')}, -1)`,
  name: sql.ref('attempts.userNameKey'),
};

/** The same over one's own: the order must not tell a mark that the row hides. */
const ownResultSorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  ...resultSorts,
  mark: sql`case when ${sql.ref('attempts.reveal')} = 'NOTHING' then -1 else coalesce(${sql.ref('attempts.mark')}, -1) end`,
};

/** How much of an attempt a person sees: reviewers all of others', everybody of their own what is revealed. */
export function revealTo(person: Person, row: ResultRow, now: string): Reveal {
  return row.userId === person.id ? revealToOwner(row, now) : 'ALL';
}

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
    reveal,
    version: row.version,
  };
}

/** Attempts that the person may know of: one's own and, unless only those are wanted, those one reads. */
export function visibleResults(
  db: Db | Tx,
  person: Person,
  ownOnly = false,
  taught?: GroupIds,
): ResultSelect {
  const condition = ownOnly ? ownAttempts(person) : visibleAttempts(db, person, taught);
  return selectResults(db).where((eb) => condition(eb as never));
}

/** One attempt that the person may know of. */
export async function findResult(db: Db | Tx, person: Person, id: string): Promise<ResultRow | undefined> {
  return visibleResults(db, person).where('attempts.id', '=', id).executeTakeFirst();
}

export function searched(found: ResultSelect, search: string | undefined): ResultSelect {
  return search === undefined ? found : found.where((eb) => contains(eb, 'attempts.searchText', search));
}

const listFilters = {
  workIds: 'attempts.workId',
  groupIds: 'attempts.groupId',
  studentIds: 'attempts.userId',
  executionIds: 'attempts.executionId',
  workTypes: 'attempts.mode',
} as const;

/** Whether nothing but the person's own results can be found. */
function findsOwnOnly(person: Person, filter: ResultFilter): boolean {
  return filter.own || !person.privileges.has('RESULTS_READ');
}

/**
 * What the filters leave of the results that the person may know of.
 * @param taught the groups that the person teaches, where they have been looked up before
 */
export function filteredResults(
  db: Db,
  person: Person,
  filter: ResultFilter,
  taught?: GroupIds,
): ResultSelect {
  const ownOnly = findsOwnOnly(person, filter);
  let found = visibleResults(db, person, ownOnly, taught);
  for (const [name, column] of Object.entries(listFilters)) {
    const wanted: readonly string[] = filter[name as keyof typeof listFilters];
    if (wanted.length > 0) found = found.where(column, 'in', wanted as never);
  }
  const [status, ...others] = filter.statuses;
  // Written out where it is one: a parameter would not meet the condition of a partial index.
  if (others.length > 0) found = found.where('attempts.status', 'in', filter.statuses);
  else if (status !== undefined) found = found.where('attempts.status', '=', sql.lit(status));
  if (filter.passed !== null) {
    found = found.where('attempts.passed', '=', filter.passed);
    // A filter must not tell what the row hides.
    if (ownOnly) found = found.where('attempts.reveal', '!=', 'NOTHING');
  }
  if (filter.startedFrom !== null) found = found.where('attempts.startedAt', '>=', filter.startedFrom);
  if (filter.startedTo !== null) found = found.where('attempts.startedAt', '<', filter.startedTo);
  return found;
}

/**
 * The order that a list asks for.
 * @param sort `field` or `field,asc|desc`; the contract allows none but the fields of `resultSorts`
 */
export function orderOfResults(
  person: Person,
  filter: ResultFilter,
  sort: string,
): { readonly column: RawBuilder<unknown>; readonly order: 'asc' | 'desc' } {
  const [field = '', direction] = sort.split(',');
  const column = (findsOwnOnly(person, filter) ? ownResultSorts : resultSorts)[field];
  if (column === undefined) throw new Error(`No column for the sortable field ${field}`);
  return { column, order: direction === 'desc' ? 'desc' : 'asc' };
}
