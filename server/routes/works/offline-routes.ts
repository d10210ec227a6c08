// TRAINING offline: giving out kits, bringing attempts back.
import type { FastifyInstance } from 'fastify';
import { issueOfflineKit, mergeOfflineAttempt } from '#contract/calls/offline-attempts.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { toAttempt } from '../completed-work/attempt-view.ts';
import { mergeAttempt } from './merge-attempt.ts';
import { issueKit } from './offline-kit.ts';

export function registerOfflineAttempts(app: FastifyInstance): void {
  registerCall(app, issueOfflineKit, ({ params, person, storage, now }) =>
    issueKit(storage, person, params.id, now),
  );
  registerCall(app, mergeOfflineAttempt, async ({ params, body, person, storage, now }) => {
    const brought = { ...body, person, workId: params.id, now };
    const attempt = await storage.write((tx) => mergeAttempt(tx, brought));
    return toAttempt(storage.db, attempt, now);
  });
}
