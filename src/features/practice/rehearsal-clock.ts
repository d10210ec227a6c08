// The clock of a rehearsal.
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { StoredRun } from '#src/lib/attempts/practice-runs.ts';
import type { RoomPage } from './room-pages.ts';

/** What it has left: it goes on while one is away, as a control's does. null: training, or a case without a clock. */
export function clockLeftMs(
  { timeLimitMs }: Pick<PracticeCase, 'timeLimitMs'>,
  { mode }: Pick<RoomPage, 'mode'>,
  { startedAt }: Pick<StoredRun, 'startedAt'>,
  nowMs: number,
): number | null {
  if (mode === 'TRAINING' || timeLimitMs === null) return null;
  return Math.min(timeLimitMs, Math.max(0, timeLimitMs - (nowMs - Date.parse(startedAt))));
}
