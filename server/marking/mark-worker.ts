// The worker thread that marks: receives jobs, sends back marks or an error.
import { parentPort } from 'node:worker_threads';
import { yieldToOthers } from '#server/yield-to-others.ts';
import type { MarkedTask, MarkJob } from './mark-job.ts';
import { markAttempt } from './mark-attempt.ts';

export type MarkOutcome =
  | { readonly attemptId: string; readonly ok: true; readonly tasks: readonly MarkedTask[] }
  | { readonly attemptId: string; readonly ok: false; readonly error: string };

function outcomeOf(job: MarkJob): MarkOutcome {
  try {
    return { attemptId: job.attemptId, ok: true, tasks: markAttempt(job) };
  } catch (error) {
    return {
      attemptId: job.attemptId,
      ok: false,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

yieldToOthers();
parentPort?.on('message', (job: MarkJob) => parentPort?.postMessage(outcomeOf(job)));
