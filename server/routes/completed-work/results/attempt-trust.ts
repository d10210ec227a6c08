// What a teacher sees of what a mark rests on: batches in doubt, and what the clocks of the runs did.
import type { AttemptTrust } from '#contract/entities/attempt-trust.ts';
import type { Db } from '#server/storage/schema.ts';
import type { ResultRow } from './results-repository.ts';

/** More would tell nobody anything. */
const MAX_SHOWN = 200;

async function doubtOf(db: Db, { id, doubt, claimedMark }: ResultRow): Promise<AttemptTrust['doubt']> {
  const batches = await db
    .selectFrom('eventBatches')
    .select(['doubt', 'receivedAt', 'events'])
    .where('attemptId', '=', id)
    .where('doubt', 'is not', null)
    .orderBy('sequence')
    .limit(MAX_SHOWN)
    .execute();
  const parts = batches.flatMap(({ doubt: reason, receivedAt: at, events }) =>
    reason === null ? [] : [{ reason, at, eventCount: events.length }],
  );
  if (parts.length === 0) return null;
  return { state: doubt ?? 'PENDING', claimedMark, parts };
}

/** Null where everything counts and no clock did anything worth telling. */
export async function trustOf(db: Db, row: ResultRow): Promise<AttemptTrust | null> {
  const doubt = await doubtOf(db, row);
  const clock = await db
    .selectFrom('clockFacts')
    .select(['kind', 'taskId', 'at', 'simulatedMs', 'lastedMs'])
    .where('attemptId', '=', row.id)
    .orderBy('at')
    .limit(MAX_SHOWN)
    .execute();
  return doubt === null && clock.length === 0 ? null : { doubt, clock };
}
