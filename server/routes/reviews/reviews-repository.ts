/** The review queue: answers that wait for a teacher's mark, or have one, of the people whom the caller teaches. */
import { sql } from 'kysely';
import type { ReviewFilters, ReviewItem } from '#contract/calls/review.ts';
import type { ReviewClaim } from '#contract/entities/review.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { taughtAttempts } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Everything reviewable of the person's students; add conditions, then `toReviewItem`. */
export function selectReviewable(db: Db | Tx, person: Person) {
  return db
    .selectFrom('attempts')
    .innerJoin('attemptTasks', 'attemptTasks.attemptId', 'attempts.id')
    .where((eb) => taughtAttempts(db, person)(eb as never))
    .where('attempts.userId', '!=', person.id)
    .where('attempts.status', 'in', ['REVIEW_PENDING', 'REVIEWED']);
}

export type ReviewSelect = ReturnType<typeof selectReviewable>;

/** Names that the caller may know: hidden ones wait under their alias. */
function named(found: ReviewSelect): ReviewSelect {
  return found.where((eb) =>
    eb.or([eb('attempts.hidesNames', '=', false), eb('attempts.status', '!=', 'REVIEW_PENDING')]),
  );
}

function inState(found: ReviewSelect, state: ReviewFilters['state']): ReviewSelect {
  if (state === 'MARKED') {
    return found
      .where('attempts.reviewedAt', 'is not', null)
      .where('attemptTasks.manuallyReviewed', '=', true);
  }
  return (
    found
      // Written out: a parameter would not meet the condition of the partial index.
      .where('attempts.status', '=', sql.lit('REVIEW_PENDING'))
      .where((eb) => eb.or([eb('attemptTasks.needsReview', '=', true), eb('attemptTasks.mark', 'is', null)]))
  );
}

/** What the filters leave of the queue. */
export function filteredReviews(db: Db | Tx, person: Person, filters: ReviewFilters): ReviewSelect {
  const { state, workId, executionId, taskId, userId } = filters;
  let found = inState(selectReviewable(db, person), state);
  if (workId !== undefined) found = found.where('attempts.workId', '=', workId);
  if (executionId !== undefined) found = found.where('attempts.executionId', '=', executionId);
  if (taskId !== undefined) found = found.where('attemptTasks.taskId', '=', taskId);
  if (userId !== undefined) found = named(found).where('attempts.userId', '=', userId);
  return found;
}

/** The queue where names may be shown. */
export function namedReviews(db: Db, person: Person, state: ReviewFilters['state']): ReviewSelect {
  return named(inState(selectReviewable(db, person), state));
}

/** The oldest first; the answers of one attempt in its order. */
export function inQueueOrder(found: ReviewSelect, direction: 'asc' | 'desc' = 'asc'): ReviewSelect {
  return found
    .orderBy('attempts.submittedAt', direction)
    .orderBy('attempts.id', direction)
    .orderBy('attemptTasks.position', direction);
}

/** The columns that an item is made of. */
export function withItemColumns(found: ReviewSelect) {
  return found
    .innerJoin('taskRevisions', (join) =>
      join
        .onRef('taskRevisions.taskId', '=', 'attemptTasks.taskId')
        .onRef('taskRevisions.revision', '=', 'attemptTasks.taskRevision'),
    )
    .selectAll('attemptTasks')
    .select(['attempts.reviewId', 'attempts.mode', 'attempts.status', 'attempts.hidesNames'])
    .select(['attempts.workId', 'attempts.workTitle', 'attempts.workKind', 'attempts.gradeForCompletion'])
    .select(['attempts.executionId', 'attempts.executionTitle', 'attempts.startedAt', 'attempts.submittedAt'])
    .select(['attempts.userId', 'attempts.userName', 'attempts.groupId', 'attempts.groupName'])
    .select(['attempts.orderSecret', 'taskRevisions.data']);
}
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof withItemColumns>['execute']>>[number];

export async function findReviewable(
  db: Db | Tx,
  person: Person,
  { reviewId, taskId }: { readonly reviewId: string; readonly taskId: string },
): Promise<ReviewRow | undefined> {
  const found = selectReviewable(db, person)
    .where('attempts.reviewId', '=', reviewId)
    .where('attemptTasks.taskId', '=', taskId);
  return withItemColumns(found).executeTakeFirst();
}

type QueuePlace = Pick<ReviewRow, 'submittedAt' | 'attemptId' | 'position'>;

/** The answer next to `place` in the queue, whether `place` is still in it or not. */
export async function neighbour(found: ReviewSelect, place: QueuePlace, side: 'previous' | 'next') {
  const [beyond, direction] = side === 'next' ? ([sql`>`, 'asc'] as const) : ([sql`<`, 'desc'] as const);
  const key = sql`(${sql.ref('attempts.submittedAt')}, ${sql.ref('attempts.id')}, ${sql.ref('attemptTasks.position')})`;
  const at = sql`(${place.submittedAt}, ${place.attemptId}, ${sql.lit(place.position)})`;
  const row = await inQueueOrder(found.where(sql<boolean>`${key} ${beyond} ${at}` as never), direction)
    .select(['attempts.reviewId', 'attemptTasks.taskId'])
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Who holds the answer now. */
export function claimOf(
  row: Pick<ReviewRow, 'claimedById' | 'claimedByName' | 'claimedUntil'>,
  person: Person,
  now: string,
): ReviewClaim | null {
  const { claimedById, claimedByName, claimedUntil } = row;
  if (claimedById === null || claimedUntil === null || claimedUntil <= now) return null;
  return { byName: claimedByName ?? '', isOwn: claimedById === person.id, until: claimedUntil };
}

export function hidesName({ hidesNames, status }: Pick<ReviewRow, 'hidesNames' | 'status'>): boolean {
  return hidesNames && status === 'REVIEW_PENDING';
}

/** The same for all answers of an attempt, and nothing of it tells whose they are. */
export function aliasOf(reviewId: string): string {
  return reviewId.replaceAll('-', '').slice(0, 6).toUpperCase();
}

function userOf(row: ReviewRow): ReviewItem['user'] {
  if (hidesName(row)) return null;
  const group = row.groupId === null ? null : { id: row.groupId, name: row.groupName ?? '' };
  return { id: row.userId, fullName: row.userName, group };
}

export function toReviewItem(row: ReviewRow, person: Person, now: string): ReviewItem {
  const { executionId, executionTitle, proposedMark } = row;
  return {
    reviewId: row.reviewId,
    taskId: row.taskId,
    taskType: row.taskType,
    question: row.data.question.content,
    maxScore: row.maxScore,
    mark: row.manuallyReviewed ? row.mark : null,
    proposedMark,
    state: row.manuallyReviewed ? 'MARKED' : 'WAITING',
    mode: row.mode,
    work: { id: row.workId, title: row.workTitle, kind: row.workKind },
    execution:
      executionId === null || executionTitle === null ? null : { id: executionId, title: executionTitle },
    user: userOf(row),
    alias: aliasOf(row.reviewId),
    submittedAt: row.submittedAt,
    claim: claimOf(row, person, now),
  };
}
