/** An answer is marked by one teacher at a time: who holds it, until the claim runs out or is given back. */
import type { ReviewClaim } from '#contract/entities/review.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Person } from '#server/plugins/call-context.ts';
import type { Tx } from '#server/storage/schema.ts';
import { laterBy } from '../completed-work/attempts-repository.ts';
import { claimOf, findReviewable, type ReviewRow } from './reviews-repository.ts';

/** A page that is open renews its claim long before this; one that was closed leaves it behind. */
const claimMs = 10 * 60_000;

export interface ClaimedAnswer {
  readonly person: Person;
  readonly reviewId: string;
  readonly taskId: string;
  readonly now: string;
}

export async function reviewableAnswer(
  tx: Tx,
  { person, reviewId, taskId }: ClaimedAnswer,
): Promise<ReviewRow> {
  const row = await findReviewable(tx, person, { reviewId, taskId });
  if (row === undefined) throw new ApiFault('NOT_FOUND');
  return row;
}

/** Refuses while another teacher holds the answer. */
export function refuseClaimed(row: ReviewRow, person: Person, now: string): void {
  const claim = claimOf(row, person, now);
  if (claim === null || claim.isOwn) return;
  throw new ApiFault('REVIEW_CLAIMED', { params: { name: claim.byName }, current: claim });
}

/** Takes the answer, or holds it longer. `takeOver` takes it from another who left it open. */
export async function claimAnswer(tx: Tx, wanted: ClaimedAnswer, takeOver: boolean): Promise<ReviewClaim> {
  const { person, now } = wanted;
  const row = await reviewableAnswer(tx, wanted);
  const until = laterBy(now, claimMs);
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

/** Gives the answer back; what another holds stays theirs. */
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
