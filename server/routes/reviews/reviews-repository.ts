// The review queue: answers of the caller's students that wait for a teacher's mark, or have one.
import { sql } from 'kysely';
import type { ReviewFilters, ReviewItem } from '#contract/calls/reviews.ts';
import type { Page } from '#contract/page.ts';
import type { ReviewClaim } from '#contract/entities/review.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { countRows, toPage, type PageRequest } from '#server/repositories/lists.ts';
import { taughtAttempts } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import { orderOf } from '../completed-work/attempt-view.ts';

/** All reviewable answers of the person's students; add conditions, then `toReviewItem`. */
function selectReviewable(db: Db | Tx, person: Person) {
  return db
    .selectFrom('attempts')
    .innerJoin('attemptTasks', 'attemptTasks.attemptId', 'attempts.id')
    .where((eb) => taughtAttempts(db, person)(eb as never))
    .where('attempts.userId', '!=', person.id)
    .where('attempts.status', 'in', ['REVIEW_PENDING', 'REVIEWED']);
}

type ReviewSelect = ReturnType<typeof selectReviewable>;

/** Keeps the answers whose names the caller may know; hidden ones are shown under an alias. */
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
  // Literals, because a partial index needs to see the value.
  if (state === 'IN_DOUBT') {
    return found
      .where((eb) => eb('attempts.doubt', 'in', [sql.lit('PENDING' as const), sql.lit('CLAIMED' as const)]))
      .where('attemptTasks.position', '=', 0);
  }
  if (state === 'APPEALED') {
    return found.where((eb) => {
      const open = eb.selectFrom('markAppeals').where('markAppeals.state', '=', sql.lit('OPEN' as const));
      return eb.and([
        // They are few: the list begins from them.
        eb('attempts.id', 'in', open.select('markAppeals.attemptId')),
        eb.exists(
          open
            .select('markAppeals.taskId')
            .whereRef('markAppeals.attemptId', '=', 'attempts.id')
            .whereRef('markAppeals.taskId', '=', 'attemptTasks.taskId'),
        ),
      ]);
    });
  }
  return found.where('attempts.status', '=', sql.lit('REVIEW_PENDING')).where((eb) =>
    eb.or([
      eb('attemptTasks.needsReview', '=', true),
      eb('attemptTasks.mark', 'is', null),
      // What is decided is decided for the attempt: its first answer stands for it.
      eb.and([eb('attempts.doubt', '=', 'PENDING'), eb('attemptTasks.position', '=', 0)]),
    ]),
  );
}

/** The filtered queue. */
export function filteredReviews(db: Db | Tx, person: Person, filters: ReviewFilters): ReviewSelect {
  const { state, workId, executionId, taskId, userId } = filters;
  let found = inState(selectReviewable(db, person), state);
  if (workId !== undefined) found = found.where('attempts.workId', '=', workId);
  if (executionId !== undefined) found = found.where('attempts.executionId', '=', executionId);
  if (taskId !== undefined) found = found.where('attemptTasks.taskId', '=', taskId);
  if (userId !== undefined) found = named(found).where('attempts.userId', '=', userId);
  return found;
}

/** The part of the queue in which names may be shown. */
export function namedReviews(db: Db, person: Person, state: ReviewFilters['state']): ReviewSelect {
  return named(inState(selectReviewable(db, person), state));
}

/** Oldest first; the answers of one attempt in the order of its tasks. */
function inQueueOrder(found: ReviewSelect, direction: 'asc' | 'desc' = 'asc'): ReviewSelect {
  return found
    .orderBy('attempts.submittedAt', direction)
    .orderBy('attempts.id', direction)
    .orderBy('attemptTasks.position', direction);
}

/** Adds the columns of an item. */
function withItemColumns(found: ReviewSelect) {
  return found
    .innerJoin('taskRevisions', (join) =>
      join
        .onRef('taskRevisions.taskId', '=', 'attemptTasks.taskId')
        .onRef('taskRevisions.revision', '=', 'attemptTasks.taskRevision'),
    )
    .selectAll('attemptTasks')
    .select(['attempts.reviewId', 'attempts.mode', 'attempts.status', 'attempts.hidesNames'])
    .select(['attempts.workId', 'attempts.workTitle', 'attempts.workKind', 'attempts.gradeForCompletion'])
    .select([
      'attempts.executionId',
      'attempts.executionTitle',
      'attempts.startedAt',
      'attempts.submittedAt',
      'attempts.setAsideAt',
      'attempts.isBegunHeld',
      'attempts.waivedGates',
    ])
    .select(['attempts.userId', 'attempts.userName', 'attempts.groupId', 'attempts.groupName'])
    .select(['attempts.orderSecret', 'attempts.doubt', 'attempts.claimedMark as attemptClaimedMark'])
    .select(['attempts.mark as attemptMark', 'taskRevisions.data']);
}
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof withItemColumns>['execute']>>[number];

/** One answer, if the person may review it. */
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

type Side = 'previous' | 'next';

/** On which side of `place` an answer is in the order of the queue. */
function isBeyond(place: QueuePlace, side: Side) {
  const key = sql`(${sql.ref('attempts.submittedAt')}, ${sql.ref('attempts.id')}, ${sql.ref('attemptTasks.position')})`;
  const at = sql`(${place.submittedAt}, ${place.attemptId}, ${sql.lit(place.position)})`;
  return sql<boolean>`${key} ${side === 'next' ? sql`>` : sql`<`} ${at}`;
}

/** The answer next to `place` in the queue, even if `place` has left the queue. */
export async function neighbour(found: ReviewSelect, place: QueuePlace, side: Side) {
  const direction = side === 'next' ? 'asc' : 'desc';
  const row = await inQueueOrder(found.where(isBeyond(place, side) as never), direction)
    .select(['attempts.reviewId', 'attemptTasks.taskId'])
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** More are not told apart. */
const MAX_COUNTED = 1000;

/** Which of the queue it is, and of how many; one that has left the queue has the place where it was. */
export async function placeOf(found: ReviewSelect, place: QueuePlace) {
  const total = await countRows(found, MAX_COUNTED);
  const before = await countRows(found.where(isBeyond(place, 'previous') as never), MAX_COUNTED);
  return { number: Math.min(before + 1, Math.max(total, 1)), total: Math.max(total, 1) };
}

/** How many answers wait for the person, by what they wait for. */
export async function countWaiting(db: Db, person: Person) {
  const count = (state: ReviewFilters['state']): Promise<number> =>
    countRows(filteredReviews(db, person, { state }), MAX_COUNTED);
  return {
    waiting: await count('WAITING'),
    appeals: await count('APPEALED'),
    doubts: await count('IN_DOUBT'),
  };
}

/** Who holds the answer at the moment; null if nobody does. */
export function claimOf(
  row: Pick<ReviewRow, 'claimedById' | 'claimedByName' | 'claimedUntil'>,
  person: Person,
  now: string,
): ReviewClaim | null {
  const { claimedById, claimedByName, claimedUntil } = row;
  if (claimedById === null || claimedUntil === null || claimedUntil <= now) return null;
  return { byName: claimedByName ?? '', isOwn: claimedById === person.id, until: claimedUntil };
}

/** Whether the name is hidden now: only until the attempt is marked. */
export function hidesName({ hidesNames, status }: Pick<ReviewRow, 'hidesNames' | 'status'>): boolean {
  return hidesNames && status === 'REVIEW_PENDING';
}

/** One alias for all answers of an attempt, which reveals nothing about the person. */
export function aliasOf(reviewId: string): string {
  return reviewId.replaceAll('-', '').slice(0, 6).toUpperCase();
}

/** Whether the answer waits with a proposal, and nothing of it is in doubt. Reads no answer: a list has hundreds, some of a megabyte. */
function waitsWithProposal({ needsReview, proposedMark, setAsideAt, doubt }: ReviewRow): boolean {
  return needsReview && proposedMark !== null && setAsideAt === null && doubt !== 'PENDING';
}

/** Whether the proposal can be taken over unread: it was made by the key, and nothing is left that only a person can judge. */
export function isAcceptable(row: ReviewRow): boolean {
  const kind = questionKindOf(row.taskType);
  if (kind === null || !waitsWithProposal(row)) return false;
  // An earlier version stored full points for what nobody had read.
  return kind.check({ ...row.data, maxScore: row.maxScore }, orderOf(row), row.answer).outcome !== 'OPEN';
}

function userOf(row: ReviewRow): ReviewItem['user'] {
  if (hidesName(row)) return null;
  const group = row.groupId === null ? null : { id: row.groupId, name: row.groupName ?? '' };
  return { id: row.userId, fullName: row.userName, group };
}

/** A row as the API shows it to the person; `user` is null while the name is hidden. */
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
    isAcceptable: waitsWithProposal(row),
    state: row.manuallyReviewed ? 'MARKED' : 'WAITING',
    mode: row.mode,
    work: { id: row.workId, title: row.workTitle, kind: row.workKind },
    execution:
      executionId === null || executionTitle === null ? null : { id: executionId, title: executionTitle },
    user: userOf(row),
    alias: aliasOf(row.reviewId),
    submittedAt: row.submittedAt,
    isSetAside: row.status === 'REVIEW_PENDING' && row.setAsideAt !== null,
    doubt: row.doubt,
    isBegunHeld: row.isBegunHeld,
    claim: claimOf(row, person, now),
  };
}

export async function pageOfReviews(
  db: Db,
  person: Person,
  query: PageRequest & ReviewFilters,
  now: string,
): Promise<Page<ReviewItem>> {
  const { page, size, sort } = query;
  const found = filteredReviews(db, person, query);
  const ordered = inQueueOrder(found, sort.endsWith(',desc') ? 'desc' : 'asc');
  const [total, rows] = await Promise.all([
    countRows(found),
    withItemColumns(ordered)
      .limit(size)
      .offset(page * size)
      .execute(),
  ]);
  const content = rows.map((row) => toReviewItem(row, person, now));
  return toPage(content, total, query);
}
