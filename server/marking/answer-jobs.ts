// What a process does with the jobs that a BoundedProcess sends it.
import { answerParent, NICE } from '#server/start-process.ts';
import type { JobOutcome } from './bounded-process.ts';

/**
 * Answers each job with its result, or with why it failed.
 * @param nice how far behind other processes
 */
export function answerJobs<Job, Result>(
  work: (job: Job) => Result | Promise<Result>,
  nice: number = NICE.BEHIND,
): void {
  answerParent(async (job: Job): Promise<JobOutcome<Result>> => {
    try {
      return { ok: true, result: await work(job) };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }, nice);
}
