/** What a page with an open attempt calls all the time (saving, and how the attempt stands), and what could not be sent. */
import type { FastifyInstance } from 'fastify';
import { listAnswerFiles, uploadAnswerFile } from '#contract/calls/answer-files.ts';
import { getStanding, saveEvents } from '#contract/calls/completed-work.ts';
import type { AttemptStanding } from '#contract/entities/attempt.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { AccessClaims } from '#server/plugins/access-tokens.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { registerClaimedCall } from '#server/plugins/claimed-calls.ts';
import { sessionSlots, sessionStands } from '#server/repositories/standing-session.ts';
import { prepareStatement } from '#server/storage/prepared.ts';
import type { Db } from '#server/storage/schema.ts';
import { answerFilesOf, storeAnswerFile } from './answer-files.ts';
import { findResult } from './results-repository.ts';
import { saveBatch } from './save-events.ts';

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

async function standingOf(
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

export function registerSaving(app: FastifyInstance): void {
  registerClaimedCall(app, saveEvents, ({ params, body, claims, person, storage, now }) =>
    saveBatch({ storage, claims, person, attemptId: params.id, batch: body, now }),
  );
  registerClaimedCall(app, getStanding, async ({ params, claims, person, storage, now }) => {
    const standing = await standingOf(storage.db, claims, params.id, now);
    if (standing !== undefined) return standing;
    // Either there is no such attempt, or nobody who might ask: the one with the better reason answers.
    await person();
    throw new ApiFault('NOT_FOUND');
  });
  registerCall(app, uploadAnswerFile, async ({ params, query, body, person, storage, now }) => {
    if ((await findResult(storage.db, person, params.id)) === undefined) throw new ApiFault('NOT_FOUND');
    const brought = { attemptId: params.id, file: body, endsAttempt: query.endsAttempt === 'true' };
    return storage.write((tx) => storeAnswerFile(tx, person, brought, now));
  });
  registerCall(app, listAnswerFiles, async ({ params, person, storage }) => {
    if ((await findResult(storage.db, person, params.id)) === undefined) throw new ApiFault('NOT_FOUND');
    return answerFilesOf(storage.db, params.id);
  });
}
