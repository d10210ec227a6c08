// Guiding a learner in TRAINING: their scene, followed, and prompts.
import type { FastifyInstance } from 'fastify';
import { givePrompt, guideScene, listPrompts } from '#contract/calls/prompts.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { requirePrivilege } from '#server/plugins/security/authentication.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { findAttemptTasks } from '../attempts-repository.ts';
import { findResult, toCompletedWork } from '../results/results-repository.ts';
import { sceneNow } from '../scene-now.ts';
import { givePromptIn, guidedAttempt, notePromptsSeen, promptsOf } from './prompts-repository.ts';

export function registerPrompts(app: FastifyInstance): void {
  registerCall(app, guideScene, async ({ params, query, person, storage: { db }, now }) => {
    const { id: attemptId, taskId } = params;
    const { user } = toCompletedWork(await guidedAttempt(db, person, attemptId), person, now);
    const tasks = await findAttemptTasks(db, attemptId);
    const number = tasks.findIndex((own) => own.taskId === taskId) + 1;
    return {
      asOf: now,
      user,
      ...(await sceneNow(db, { attemptId, number, run: query.run, after: query.after })),
    };
  });
  registerCall(app, givePrompt, ({ params, body, person, storage, now }) => {
    requirePrivilege(person, 'RESULTS_READ');
    return storage.write((tx) => givePromptIn(tx, { person, attemptId: params.id, ...body, now }));
  });
  registerCall(app, listPrompts, async ({ params: { id }, query, person, storage, now }) => {
    const row = orNotFound(await findResult(storage.db, person, id));
    const prompts = await promptsOf(storage.db, id, query.after);
    const isNews = row.userId === person.id && prompts.some(({ seenAt }) => seenAt === null);
    if (isNews) await storage.write((tx) => notePromptsSeen(tx, id, now));
    return prompts;
  });
}
