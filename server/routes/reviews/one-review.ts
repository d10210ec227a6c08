/** One answer with all that marking it needs, and giving it its mark. */
import type { z } from 'zod';
import type { Review, ReviewFilters, saveReview } from '#contract/calls/review.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit, type AuditSubject } from '#server/plugins/audit.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { giveMark, storeSums } from '../completed-work/give-mark.ts';
import { markHistories } from '../completed-work/mark-history.ts';
import { toTaskResult } from '../completed-work/result-details.ts';
import { refuseClaimed, reviewableAnswer, type ClaimedAnswer } from './claims.ts';
import {
  aliasOf,
  filteredReviews,
  findReviewable,
  hidesName,
  neighbour,
  toReviewItem,
  type ReviewRow,
} from './reviews-repository.ts';

async function resultOf(db: Db | Tx, row: ReviewRow): Promise<Review['result']> {
  const history = (await markHistories(db, row.attemptId)).get(row.taskId) ?? [];
  return toTaskResult({ task: row, data: row.data, history }, 'ALL', row);
}

/** The answer, and what lies beside it in the queue under the filters. */
export async function reviewOf(
  db: Db | Tx,
  person: Person,
  row: ReviewRow,
  { filters, now }: { readonly filters: ReviewFilters; readonly now: string },
): Promise<Review> {
  const found = filteredReviews(db, person, filters);
  return {
    ...toReviewItem(row, person, now),
    result: await resultOf(db, row),
    completedWorkId: hidesName(row) ? null : row.attemptId,
    version: row.reviewVersion,
    previous: await neighbour(found, row, 'previous'),
    next: await neighbour(found, row, 'next'),
  };
}

export async function findReview(
  db: Db,
  { person, reviewId, taskId, now }: ClaimedAnswer,
  filters: ReviewFilters,
): Promise<Review> {
  const row = await findReviewable(db, person, { reviewId, taskId });
  if (row === undefined) throw new ApiFault('NOT_FOUND');
  return reviewOf(db, person, row, { filters, now });
}

export interface SavedReview extends ClaimedAnswer {
  readonly given: z.output<typeof saveReview.body>;
  readonly filters: ReviewFilters;
  readonly ifMatch: number | undefined;
}

/** Whoever marks without seeing names does not read them in the log either, until all of the attempt is marked. */
async function subjectOf(tx: Tx, row: ReviewRow): Promise<AuditSubject> {
  const { attemptId: id, reviewId, workTitle, hidesNames } = row;
  const { status } = await tx
    .selectFrom('attempts')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const userName = hidesName({ hidesNames, status }) ? `№ ${aliasOf(reviewId)}` : row.userName;
  return attemptSubject({ id, userName, workTitle });
}

/** Stores the mark unless another was faster: then the refusal carries what that one saved. */
export async function storeOneReview(tx: Tx, wanted: SavedReview): Promise<void> {
  const { person, given, now, filters, ifMatch } = wanted;
  if (ifMatch === undefined) throw new ApiFault('VERSION_REQUIRED');
  const { attemptId } = await reviewableAnswer(tx, wanted);
  // One mark of an attempt after the other: its sum is made of all of them.
  await tx.selectFrom('attempts').select('id').where('id', '=', attemptId).forUpdate().execute();
  const row = await reviewableAnswer(tx, wanted);
  if (row.reviewVersion !== ifMatch) {
    throw new ApiFault('REVIEW_CONFLICT', { current: await reviewOf(tx, person, row, { filters, now }) });
  }
  refuseClaimed(row, person, now);
  await giveMark(tx, { person, now, task: row, data: row.data, given });
  await storeSums(tx, { id: attemptId, gradeForCompletion: row.gradeForCompletion }, now);
  const before = { taskId: row.taskId, mark: row.mark, comment: row.comment, rubric: row.rubric };
  const after = { taskId: row.taskId, ...given };
  await audit(tx, person, 'result.review', await subjectOf(tx, row), before, after);
}
