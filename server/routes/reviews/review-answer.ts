// One answer with everything needed to mark it, and storing the mark.
import type { z } from 'zod';
import type { Review, ReviewFilters, saveReview } from '#contract/calls/reviews.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit, type AuditSubject } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { lockAttempt } from '../completed-work/attempts-repository.ts';
import { findGateWaivers } from '../completed-work/marking/gate-waivers.ts';
import { giveMark, storeSums } from '../completed-work/marking/give-mark.ts';
import { answerAppeal, appealsOf } from '../completed-work/marking/mark-appeals-repository.ts';
import { markHistories } from '../completed-work/marking/mark-history.ts';
import { trustOf } from '../completed-work/results/attempt-trust.ts';
import { shownAnswers } from '../completed-work/results/regraded.ts';
import { countBranches, toTaskResult } from '../completed-work/results/result-details.ts';
import { ownComments } from './own-comments-repository.ts';
import { refuseClaimed, reviewableAnswer, type ClaimedAnswer } from './claims.ts';
import {
  aliasOf,
  filteredReviews,
  findReviewable,
  hidesName,
  neighbour,
  placeOf,
  toReviewItem,
  type ReviewRow,
} from './reviews-repository.ts';

async function resultOf(db: Db | Tx, row: ReviewRow): Promise<Review['result']> {
  const history = (await markHistories(db, row.attemptId)).get(row.taskId) ?? [];
  const appeal = (await appealsOf(db, row.attemptId)).get(row.taskId) ?? null;
  const attempt = { id: row.attemptId, waivedGates: row.waivedGates };
  const waivers = (await findGateWaivers(db, attempt)).get(row.taskId);
  const [shown] = await shownAnswers(db, [row], row);
  const { task, data, regrade } = shown ?? { task: row, data: row.data, regrade: null };
  const told = { history, appeal, mayAppeal: false, waivers, regrade };
  return toTaskResult({ task, data, ...told }, 'ALL', row);
}

/** The answer, and its neighbours in the filtered queue. */
async function reviewOf(
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
    trust: await trustOf(db, { id: row.attemptId, doubt: row.doubt, claimedMark: row.attemptClaimedMark }),
    attemptMark: row.attemptMark,
    attemptStatus: row.status,
    branchCount: await countBranches(db, row.attemptId),
    ownComments: await ownComments(db, person, row),
    version: row.reviewVersion,
    previous: await neighbour(found, row, 'previous'),
    next: await neighbour(found, row, 'next'),
    place: await placeOf(found, row),
  };
}

/** Throws NOT_FOUND unless the person may review the answer. */
export async function findReview(
  db: Db,
  { person, reviewId, taskId, now }: ClaimedAnswer,
  filters: ReviewFilters,
): Promise<Review> {
  const row = orNotFound(await findReviewable(db, person, { reviewId, taskId }));
  return reviewOf(db, person, row, { filters, now });
}

interface SavedReview extends ClaimedAnswer {
  readonly given: z.output<typeof saveReview.body>;
  readonly filters: ReviewFilters;
  readonly ifMatch: number | undefined;
}

/** While a work hides names, the audit log must not show them to the teacher either. */
export async function subjectOf(tx: Tx, row: ReviewRow): Promise<AuditSubject> {
  const { attemptId: id, reviewId, workTitle, hidesNames } = row;
  const { status } = await tx
    .selectFrom('attempts')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const userName = hidesName({ hidesNames, status }) ? `№ ${aliasOf(reviewId)}` : row.userName;
  return attemptSubject({ id, userName, workTitle });
}

/** Stores the mark, unless another teacher was faster: then the refusal holds what they saved. */
export async function storeOneReview(tx: Tx, wanted: SavedReview): Promise<void> {
  const { person, given, now, filters, ifMatch } = wanted;
  if (ifMatch === undefined) throw new ApiFault('VERSION_REQUIRED');
  const { attemptId } = await reviewableAnswer(tx, wanted);
  // Marks of one attempt are stored one after the other, because its sum depends on all of them.
  await lockAttempt(tx, attemptId);
  const row = await reviewableAnswer(tx, wanted);
  if (row.reviewVersion !== ifMatch) {
    throw new ApiFault('REVIEW_CONFLICT', { current: await reviewOf(tx, person, row, { filters, now }) });
  }
  refuseClaimed(row, person, now);
  await giveMark(tx, { person, now, task: row, data: row.data, given });
  await storeSums(tx, { ...row, id: attemptId }, now);
  const before = { taskId: row.taskId, mark: row.mark, comment: row.comment, rubric: row.rubric };
  const after = { taskId: row.taskId, ...given };
  await audit(tx, person, 'result.review', await subjectOf(tx, row), before, after);
}

/** Keeps a mark that the learner questions. CONFLICT: it is not questioned, or somebody has answered. */
export async function keepMarkOf(tx: Tx, wanted: ClaimedAnswer, answer: string): Promise<void> {
  const { person, now } = wanted;
  const row = await reviewableAnswer(tx, wanted);
  refuseClaimed(row, person, now);
  const isAnswered = await answerAppeal(tx, row, { state: 'KEPT', answer, person, now });
  if (!isAnswered) throw new ApiFault('CONFLICT');
  const { taskId, mark } = row;
  await audit(tx, person, 'result.keep-mark', await subjectOf(tx, row), { taskId, mark }, { taskId, answer });
}
