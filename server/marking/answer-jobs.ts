// What a process does with the jobs that a BoundedProcess sends it.
import { answerParent } from '#server/start-process.ts';
import type { JobOutcome } from './bounded-process.ts';

/** Answers each job with its result, or with why it failed. */
export function answerJobs<Job, Result>(work: (job: Job) => Result): void {
  answerParent((job: Job): JobOutcome<Result> => {
    try {
      return { ok: true, result: work(job) };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  });
}
