// The worker thread for marking again: one for a process, so that a trial takes one core at most.
import { BoundedThread, type ThreadLimits } from '../bounded-thread.ts';
import { MAX_MARKING_MB, MAX_MARKING_MS } from '../mark-thread.ts';
import type { RegradeJob, Remarked } from './regrade-job.ts';

export type RegradeThread = BoundedThread<RegradeJob, readonly Remarked[]>;

export function openRegradeThread(limits: Partial<ThreadLimits> = {}): RegradeThread {
  const own = { ms: MAX_MARKING_MS, megabytes: MAX_MARKING_MB, ...limits };
  return new BoundedThread(new URL('./regrade-worker.ts', import.meta.url), own);
}
