// The worker process for marking again: one for a process, so that a trial takes one core at most.
import { BoundedProcess, type ProcessLimits } from '../bounded-process.ts';
import { MARKING_LIMITS } from '../mark-process.ts';
import type { RegradeJob, Remarked } from './regrade-job.ts';

export type RegradeProcess = BoundedProcess<RegradeJob, readonly Remarked[]>;

export function openRegradeProcess(limits: Partial<ProcessLimits> = {}): RegradeProcess {
  const own = { ...MARKING_LIMITS, ...limits };
  return new BoundedProcess(new URL('./regrade-worker.ts', import.meta.url), own);
}
