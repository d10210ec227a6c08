// Calls that a page with an open attempt makes all the time (saving, its standing), and answers not sent.
import type { FastifyInstance } from 'fastify';
import { listAnswerFiles, uploadAnswerFile } from '#contract/calls/answer-files.ts';
import { getStanding, saveEvents } from '#contract/calls/completed-work.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { registerClaimedCall } from '#server/plugins/calls/claimed-calls.ts';
import { answerFilesOf, storeAnswerFile } from './answer-files.ts';
import { findResult } from '../results/results-repository.ts';
import { saveBatch } from './save-events.ts';
import { findStanding } from './standing-repository.ts';

export function registerSaving(app: FastifyInstance): void {
  registerClaimedCall(app, saveEvents, ({ params, body, claims, person, storage, now }) =>
    saveBatch({ storage, claims, person, attemptId: params.id, batch: body, now }),
  );
  registerClaimedCall(app, getStanding, async ({ params, claims, person, storage, now }) => {
    const standing = await findStanding(storage.db, claims, params.id, now);
    if (standing !== undefined) return standing;
    // Either there is no such attempt, or the person may not ask: then this throws the more precise reason.
    await person();
    throw new ApiFault('NOT_FOUND');
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
