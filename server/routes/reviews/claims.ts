// An answer is marked by one teacher at a time: the claim holds until it expires or is released.
import type { ReviewClaim } from '#contract/entities/review.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Tx } from '#server/storage/schema.ts';
import { laterBy } from '../completed-work/attempts-repository.ts';
import { claimOf, findReviewable, type ReviewRow } from './reviews-repository.ts';

/** An open page renews its claim well before this time; the claim of a closed page expires. */
const CLAIM_MS = 10 * 60_000;

export interface ClaimedAnswer {
  readonly person: Person;
  readonly reviewId: string;
  readonly taskId: string;
  readonly now: string;
}

/** Throws NOT_FOUND unless the person may review the answer. */
export async function reviewableAnswer(
  tx: Tx,
  { person, reviewId, taskId }: ClaimedAnswer,
): Promise<ReviewRow> {
  return orNotFound(await findReviewable(tx, person, { reviewId, taskId }));
}

/** Refuses while another teacher holds the answer. */
export function refuseClaimed(row: ReviewRow, person: Person, now: string): void {
  const claim = claimOf(row, person, now);
  if (claim === null || claim.isOwn) return;
  throw new ApiFault('REVIEW_CLAIMED', { params: { name: claim.byName }, current: claim });
}

/** Claims the answer, or extends the claim. `takeOver` takes it from another teacher who left it open. */
export async function claimAnswer(tx: Tx, wanted: ClaimedAnswer, takeOver: boolean): Promise<ReviewClaim> {
  const { person, now } = wanted;
  const row = await reviewableAnswer(tx, wanted);
  const until = laterBy(now, CLAIM_MS);
  let claim = tx
    .updateTable('attemptTasks')
    .set({ claimedById: person.id, claimedByName: person.fullName, claimedUntil: until })
    .where('attemptId', '=', row.attemptId)
    .where('taskId', '=', row.taskId);
  if (!takeOver) {
    claim = claim.where((eb) =>
      eb.or([
        eb('claimedById', 'is', null),
        eb('claimedById', '=', person.id),
        eb('claimedUntil', '<=', now),
      ]),
    );
  }
  const { numUpdatedRows } = await claim.executeTakeFirst();
  if (numUpdatedRows !== 1n) {
    refuseClaimed(await reviewableAnswer(tx, wanted), person, now);
    throw new ApiFault('CONFLICT');
  }
  return { byName: person.fullName, isOwn: true, until };
}

/** Releases the answer; does nothing if another teacher holds it. */
export async function releaseAnswer(tx: Tx, wanted: ClaimedAnswer): Promise<void> {
  const row = await reviewableAnswer(tx, wanted);
  await tx
    .updateTable('attemptTasks')
    .set({ claimedById: null, claimedByName: null, claimedUntil: null })
    .where('attemptId', '=', row.attemptId)
    .where('taskId', '=', row.taskId)
    .where('claimedById', '=', wanted.person.id)
    .execute();
}
