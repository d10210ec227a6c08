// What a teacher sees of what a mark rests on: batches in doubt, and what the clocks of the runs did.
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { AttemptTrust } from '#contract/entities/attempt-trust.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import { simulationPlay } from '../attempt-view.ts';
import { findAttemptTasks } from '../attempts-repository.ts';
import { findBatches } from '../batches-repository.ts';
import { findIssued } from '../issuing/issued-repository.ts';
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

/** What was issued, in the words of the ruleset that the attempt pins. */
async function issuedOf(db: Db | Tx, attemptId: string): Promise<AttemptTrust['issued']> {
  const rows = await findIssued(db, attemptId);
  if (rows.length === 0) return [];
  const plays = new Map<string, SimulationPlay | null>();
  for (const row of await findAttemptTasks(db, attemptId))
    plays.set(row.taskId, await simulationPlay(db, row));
  return rows.flatMap(({ taskId, code, item, reason, byName, issuedAt, atMs }) => {
    const played = plays.get(taskId) ?? null;
    if (played === null) return [];
    const entry = { code, item, seq: 1, at: 0, location: '-' };
    const [text] = TASK_KINDS[played.simulation].inWords(played, [entry]);
    return text === undefined ? [] : [{ taskId, text, reason, byName, issuedAt, atMs }];
  });
}

/** Null where everything counts, no clock did anything worth telling and nothing was issued. */
export async function trustOf(db: Db | Tx, row: Trusted): Promise<AttemptTrust | null> {
  const doubt = await doubtOf(db, row);
  const clock = await db
    .selectFrom('clockFacts')
    .select(['kind', 'taskId', 'at', 'simulatedMs', 'lastedMs'])
    .where('attemptId', '=', row.id)
    .orderBy('at')
    .limit(MAX_SHOWN)
    .execute();
  const issued = await issuedOf(db, row.id);
  const isNothing = doubt === null && clock.length === 0 && issued.length === 0;
  return isNothing ? null : { doubt, clock, issued };
}
