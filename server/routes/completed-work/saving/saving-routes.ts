// Calls that a page with an open attempt makes all the time (saving, its standing), and answers not sent.
import type { FastifyInstance } from 'fastify';
import { listAnswerFiles, uploadAnswerFile } from '#contract/calls/answer-files.ts';
import { getStanding, reportClock, saveEvents } from '#contract/calls/completed-work.ts';
import type { AttemptStanding } from '#contract/entities/attempt.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { registerClaimedCall } from '#server/plugins/calls/claimed-calls.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { AccessClaims } from '#server/plugins/security/access-tokens.ts';
import type { Storage } from '#server/storage/storage.ts';
import { takeBeat } from '../clock/take-beat.ts';
import { answerFilesOf, storeAnswerFile } from './answer-files.ts';
import { findResult } from '../results/results-repository.ts';
import { saveBatch } from './save-events.ts';
import { findStanding } from './standing-repository.ts';

interface Asking {
  readonly storage: Storage;
  readonly claims: AccessClaims;
  readonly person: () => Promise<Person>;
  readonly now: string;
}

async function orRefused(
  standing: AttemptStanding | undefined,
  { person }: Asking,
): Promise<AttemptStanding> {
  if (standing !== undefined) return standing;
  // Either there is no such attempt, or the person may not ask: then this throws the more precise reason.
  await person();
  throw new ApiFault('NOT_FOUND');
}

export function registerSaving(app: FastifyInstance): void {
  registerClaimedCall(app, saveEvents, ({ params, body, claims, person, storage, now }) =>
    saveBatch({ storage, claims, person, attemptId: params.id, batch: body, now }),
  );
  registerClaimedCall(app, getStanding, async ({ params, ...asking }) => {
    const { storage, claims, now } = asking;
    return orRefused(await findStanding(storage.db, claims, params.id, now), asking);
  });
  registerClaimedCall(app, reportClock, async ({ params, body, ...asking }) => {
    const { storage, claims, now } = asking;
    return orRefused(await takeBeat({ storage, claims, attemptId: params.id, now, ...body }), asking);
  });
  registerCall(app, uploadAnswerFile, async ({ params, query, body, person, storage, now }) => {
    orNotFound(await findResult(storage.db, person, params.id));
    const brought = { attemptId: params.id, file: body, endsAttempt: query.endsAttempt === 'true' };
    return storage.write((tx) => storeAnswerFile(tx, person, brought, now));
  });
  registerCall(app, listAnswerFiles, async ({ params, person, storage }) => {
    orNotFound(await findResult(storage.db, person, params.id));
    return answerFilesOf(storage.db, params.id);
  });
}
