// What a worker thread does with the jobs that a BoundedThread sends it.
import { parentPort } from 'node:worker_threads';
import type { JobOutcome } from './bounded-thread.ts';

/** Answers each job with its result, or with why it failed. */
export function answerJobs<Job, Result>(work: (job: Job) => Result): void {
  const outcomeOf = (job: Job): JobOutcome<Result> => {
    try {
      return { ok: true, result: work(job) };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(outcomeOf(job)));
}
