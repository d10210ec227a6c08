/** The thread that marks: takes jobs, gives marks or the reason why not. */
import { parentPort } from 'node:worker_threads';
import { markAttempt, type MarkedTask, type MarkJob } from './mark-attempt.ts';

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

parentPort?.on('message', (job: MarkJob) => parentPort?.postMessage(outcomeOf(job)));
