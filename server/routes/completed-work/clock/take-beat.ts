// A heartbeat of a run: holds its clock against the server's. It changes one row and is no event.
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { AccessClaims } from '#server/plugins/security/access-tokens.ts';
import { sessionSlots } from '#server/repositories/session-condition.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { RunClocksTable } from '#server/storage/tables/saving.ts';
import { contactSlots, contactStatement, isAhead, noteContact } from './clock-repository.ts';

interface Beat {
  readonly storage: Storage;
  readonly claims: AccessClaims;
  readonly attemptId: string;
  readonly writer: number;
  readonly clock: RunClock;
  readonly now: string;
}

/** Throws CLOCK_AHEAD. Where the attempt is over, or another device writes, nothing changes: its standing says so. */
export async function takeBeat({ storage, claims, attemptId, writer, clock, now }: Beat): Promise<void> {
  const slots = { ...contactSlots(attemptId, clock, now, 0), writer, ...sessionSlots(claims, now) };
  const outcome = await storage.hot([{ query: contactStatement(storage.db, slots) }]);
  const row = outcome.ok ? (outcome.rows[0]?.[0] as RunClocksTable | undefined) : undefined;
  if (row !== undefined) return noteContact(storage, { row, now });
  if (await isAhead(storage.db, slots)) throw new ApiFault('CLOCK_AHEAD');
}
