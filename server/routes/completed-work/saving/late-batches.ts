// Whether a batch that comes after the deadline may still be taken.
import type { EventBatch } from '#contract/entities/attempt.ts';
import type { Db } from '#server/storage/schema.ts';
import { GRACE_MS, laterBy, type AttemptRow } from '../attempts-repository.ts';

/** Whether the newest event was before the deadline, by the device's monotonic clock since last contact. */
function happenedInTime(attempt: AttemptRow, { sinceContactMs }: EventBatch, now: string): boolean {
  const { deadline } = attempt;
  if (deadline === null || now > laterBy(deadline, GRACE_MS)) return false;
  return laterBy(attempt.lastContactAt, sinceContactMs) <= deadline;
}

/** Whether it goes on from a batch that was acknowledged, in a chain that was acknowledged before the deadline. */
async function continuesAcknowledged(
  db: Db,
  { id, lastSequence }: AttemptRow,
  { previousHash }: EventBatch,
): Promise<boolean> {
  const chain = await db
    .selectFrom('eventBatches')
    .select(['contentHash', 'late'])
    .where('attemptId', '=', id)
    .where('sequence', 'in', [1, lastSequence])
    .orderBy('sequence')
    .execute();
  return chain[0]?.late === false && chain.at(-1)?.contentHash === previousHash;
}

/**
 * Whether the attempt, whose time is over, takes this batch. In CONTROL the device's word that it happened in time
 * is not enough, and even then a teacher decides whether it counts.
 */
export async function isTakenLate(
  db: Db,
  attempt: AttemptRow,
  batch: EventBatch,
  now: string,
): Promise<boolean> {
  if (!happenedInTime(attempt, batch, now)) return false;
  return attempt.mode !== 'CONTROL' || continuesAcknowledged(db, attempt, batch);
}
