// What a teacher sees of what a mark rests on: batches in doubt, and what the clocks of the runs did.
import type { AttemptTrust } from '#contract/entities/attempt-trust.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { findBatches } from '../batches-repository.ts';
import type { ResultRow } from './results-repository.ts';

/** More would tell nobody anything. */
const MAX_SHOWN = 200;

type Trusted = Pick<ResultRow, 'id' | 'doubt' | 'claimedMark'>;

async function doubtOf(db: Db | Tx, { id, doubt, claimedMark }: Trusted): Promise<AttemptTrust['doubt']> {
  const batches = await findBatches(db, id);
  const parts = batches
    .flatMap(({ doubt: reason, receivedAt: at, events }) =>
      reason === null ? [] : [{ reason, at, eventCount: events.length }],
    )
    .slice(0, MAX_SHOWN);
  if (parts.length === 0) return null;
  return { state: doubt ?? 'PENDING', claimedMark, parts };
}

/** Null where everything counts and no clock did anything worth telling. */
export async function trustOf(db: Db | Tx, row: Trusted): Promise<AttemptTrust | null> {
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
