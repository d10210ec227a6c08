// A heartbeat of a run: holds its clock against the server's. It changes one row and is no event.
import type { AttemptStanding } from '#contract/entities/attempt.ts';
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { AccessClaims } from '#server/plugins/security/access-tokens.ts';
import { sessionSlots } from '#server/repositories/session-condition.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { RunClocksTable } from '#server/storage/tables/saving.ts';
import { handOver, waitingStatement, type WaitingRow } from '../issuing/issued-repository.ts';
import { findStandingWith } from '../saving/standing-repository.ts';
import { contactSlots, contactStatement, isAhead, noteContact } from './clock-repository.ts';

interface Beat {
  readonly storage: Storage;
  readonly claims: AccessClaims;
  readonly attemptId: string;
  readonly writer: number;
  readonly clock: RunClock;
  readonly now: string;
}

/**
 * How the attempt stands after the beat; undefined if it is not the person's own, or the session no longer stands. Throws
 * CLOCK_AHEAD. Where the attempt is over, or another device writes, nothing changes: its standing says so.
 */
export async function takeBeat(beat: Beat): Promise<AttemptStanding | undefined> {
  const { storage, claims, attemptId, writer, clock, now } = beat;
  const slots = { ...contactSlots(attemptId, clock, now, 0), writer, ...sessionSlots(claims, now) };
  const { taskId, restart } = clock;
  const asked = {
    contact: contactStatement(storage.db, slots),
    beside: waitingStatement(storage.db, { attemptId, taskId, restart }),
  };
  const { standing, contacts, others } = await findStandingWith(storage, asked, beat);
  const row = contacts[0] as RunClocksTable | undefined;
  if (row === undefined) {
    if (await isAhead(storage.db, slots)) throw new ApiFault('CLOCK_AHEAD');
    return standing;
  }
  await noteContact(storage, { row, now });
  if (standing === undefined) return standing;
  const horizon = typeof row.horizonMs === 'number' ? { horizonMs: row.horizonMs } : {};
  if (others.length === 0) return { ...standing, ...horizon };
  const issued = await handOver(storage, others as unknown as WaitingRow[], clock);
  return { ...standing, ...horizon, issued };
}
