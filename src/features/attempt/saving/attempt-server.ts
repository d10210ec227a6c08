// The server of attempts behind the calls of the contract.
import type { getStanding, reportClock, saveEvents } from '#contract/calls/completed-work.ts';
import type { AttemptStanding } from '#contract/entities/attempt.ts';
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import type { mergeOfflineAttempt } from '#contract/calls/offline-attempts.ts';
import type { listPrompts } from '#contract/calls/prompts.ts';
import type { Prompt } from '#contract/entities/prompts.ts';
import type { startAttempt } from '#contract/calls/works.ts';
import { call } from '#src/lib/api/call.ts';
import type { AttemptServer } from './attempt-ports.ts';
import { outcomeOfBatch } from './batch-refusal.ts';

interface Beat {
  readonly writer: number;
  /** Since the attempt was opened here. */
  readonly elapsedMs: number;
  readonly clock: RunClock;
}

/** CONTROL: reports the clock of a run, and asks how the attempt stands. Rejects with an ApiError. */
export function reportRunClock(attemptId: string, body: Beat): Promise<AttemptStanding> {
  return call<typeof reportClock>('POST', '/completed-work/:id/clock', { params: { id: attemptId }, body });
}

/** TRAINING: what a teacher pointed at and said after the first so many. Rejects with an ApiError. */
export function askPrompts(attemptId: string, after: number): Promise<readonly Prompt[]> {
  return call<typeof listPrompts>('GET', '/completed-work/:id/prompts', {
    params: { id: attemptId },
    query: { after },
  });
}

export const attemptServer: AttemptServer = {
  start: ({ workId, mode, executionId, codeWord, attemptId, begun }, writerKey) =>
    begun === undefined
      ? call<typeof startAttempt>('POST', '/works/:id/completed-work', {
          params: { id: workId },
          body: {
            type: mode,
            writerKey,
            ...(executionId === undefined ? {} : { executionId }),
            ...(codeWord === undefined ? {} : { codeWord }),
            ...(attemptId === undefined ? {} : { attemptId }),
          },
        })
      : call<typeof mergeOfflineAttempt>('POST', '/works/:id/offline-attempts', {
          params: { id: workId },
          body: { ...begun, writerKey },
        }),
  standing: (id) => call<typeof getStanding>('GET', '/completed-work/:id/standing', { params: { id } }),
  async send(attemptId, batch) {
    try {
      const receipt = await call<typeof saveEvents>('POST', '/completed-work/:id/events', {
        params: { id: attemptId },
        body: batch,
        idempotencyKey: `${attemptId}.${batch.writer}.${batch.sequence}.${batch.contentHash.slice(0, 16)}`,
      });
      return { kind: 'TAKEN', receipt };
    } catch (error) {
      return outcomeOfBatch(error);
    }
  },
};
