// The standing of an attempt, with the check of the person, in one prepared statement: open pages ask often.
import type { AttemptStanding } from '#contract/entities/attempt.ts';
import type { AccessClaims } from '#server/plugins/security/access-tokens.ts';
import { sessionSlots, sessionStands } from '#server/repositories/session-condition.ts';
import { prepareStatement } from '#server/storage/prepared.ts';
import type { Db } from '#server/storage/schema.ts';

const standingStatement = prepareStatement((db, slot) =>
  db
    .selectFrom('attempts')
    .select(['status', 'writer', 'lastSequence', 'deadline'])
    .where('id', '=', slot<string>('attemptId'))
    .where('userId', '=', slot<string>('userId'))
    .where((eb) => eb.or([eb('sessionId', 'is', null), eb('sessionId', '=', slot<string>('sessionId'))]))
    .where(sessionStands(slot, 'LEARN')),
);

type StandingRow = Omit<AttemptStanding, 'serverNow' | 'nextSequence'> & { readonly lastSequence: number };

/** Undefined if the attempt is not the person's own, or if the session no longer stands. */
export async function findStanding(
  db: Db,
  claims: AccessClaims,
  attemptId: string,
  now: string,
): Promise<AttemptStanding | undefined> {
  const query = standingStatement(db, { attemptId, ...sessionSlots(claims, now) });
  const { rows } = await db.executeQuery<StandingRow>(query);
  if (rows[0] === undefined) return undefined;
  const { lastSequence, ...standing } = rows[0];
  return { ...standing, nextSequence: lastSequence + 1, serverNow: now };
}
