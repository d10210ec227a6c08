// The standing of an attempt, with the check of the person, in one prepared statement: open pages ask often.
import type { AttemptStanding } from '#contract/entities/attempt.ts';
import type { AccessClaims } from '#server/plugins/security/access-tokens.ts';
import { sessionSlots, sessionStands } from '#server/repositories/session-condition.ts';
import { prepareStatement } from '#server/storage/prepared.ts';
import type { CompiledQuery } from 'kysely';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';

const standingStatement = prepareStatement((db, slot) =>
  db
    .selectFrom('attempts')
    .select(['status', 'writer', 'lastSequence', 'deadline', 'prompts'])
    .select((eb) =>
      eb
        .case()
        .when('mode', '=', 'TRAINING')
        .then(
          eb
            .selectFrom('executions')
            .innerJoin('executionUsers', 'executionUsers.executionId', 'executions.id')
            .whereRef('executionUsers.userId', '=', 'attempts.userId')
            .whereRef('executions.workId', '=', 'attempts.workId')
            .where('executions.holds', '=', true)
            .where('executions.archivedAt', 'is', null)
            .where('executions.startDateTime', '<=', slot<string>('at'))
            .where('executions.lastEnd', '>', slot<string>('at'))
            .select((of) => of.fn.max('executions.lastEnd').as('until')),
        )
        .end()
        .as('heldUntil'),
    )
    .where('id', '=', slot<string>('attemptId'))
    .where('userId', '=', slot<string>('userId'))
    .where((eb) => eb.or([eb('sessionId', 'is', null), eb('sessionId', '=', slot<string>('sessionId'))]))
    .where(sessionStands(slot, 'LEARN')),
);

type StandingRow = Omit<AttemptStanding, 'serverNow' | 'nextSequence'> & { readonly lastSequence: number };

function asStanding(row: unknown, now: string): AttemptStanding | undefined {
  if (row === undefined) return undefined;
  const { lastSequence, ...standing } = row as StandingRow;
  return { ...standing, nextSequence: lastSequence + 1, serverNow: now };
}

/** Undefined if the attempt is not the person's own, or if the session no longer stands. */
export async function findStanding(
  db: Db,
  claims: AccessClaims,
  attemptId: string,
  now: string,
): Promise<AttemptStanding | undefined> {
  const query = standingStatement(db, { attemptId, at: now, ...sessionSlots(claims, now) });
  return asStanding((await db.executeQuery(query)).rows[0], now);
}

/** The same in one trip with a contact, as `contact` leaves it; with the rows of the contact and of `beside`. */
export async function findStandingWith(
  storage: Storage,
  { contact, beside }: { readonly contact: CompiledQuery; readonly beside: CompiledQuery },
  asked: { readonly claims: AccessClaims; readonly attemptId: string; readonly now: string },
) {
  const { claims, attemptId, now } = asked;
  const query = standingStatement(storage.db, { attemptId, at: now, ...sessionSlots(claims, now) });
  const outcome = await storage.hot([{ query: contact }, { query }, { query: beside }]);
  const [contacts = [], rows = [], others = []] = outcome.ok ? outcome.rows : [];
  return { standing: asStanding(rows[0], now), contacts, others };
}
