// The worker process that marks one attempt at a time.
import { BoundedProcess, type ProcessLimits } from './bounded-process.ts';
import type { MarkedTask, MarkJob } from './mark-job.ts';

/**
 * The longest log that counts takes about 5 s on a slow machine, and about 200 MB. A replay makes a state for each action and drops it: swept
 * seldom, a log of the bay takes a quarter less time.
 */
export const MARKING_LIMITS = {
  ms: 60_000,
  megabytes: 384,
  youngMegabytes: 32,
} as const satisfies ProcessLimits;

export type MarkProcess = BoundedProcess<MarkJob, readonly MarkedTask[]>;

export function openMarkProcess(limits: Partial<ProcessLimits> = {}): MarkProcess {
  const own = { ...MARKING_LIMITS, ...limits };
  return new BoundedProcess(new URL('./mark-worker.ts', import.meta.url), own);
}
