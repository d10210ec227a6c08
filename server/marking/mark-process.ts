// The worker process that marks one attempt at a time.
import { BoundedProcess, type ProcessLimits } from './bounded-process.ts';
import type { MarkedTask, MarkJob } from './mark-job.ts';

/** The longest log that counts takes about 5 s on a slow machine. */
export const MAX_MARKING_MS = 60_000;
/** The longest log that counts takes about 200 MB. */
export const MAX_MARKING_MB = 384;

export type MarkProcess = BoundedProcess<MarkJob, readonly MarkedTask[]>;

export function openMarkProcess(limits: Partial<ProcessLimits> = {}): MarkProcess {
  const own = { ms: MAX_MARKING_MS, megabytes: MAX_MARKING_MB, ...limits };
  return new BoundedProcess(new URL('./mark-worker.ts', import.meta.url), own);
}
