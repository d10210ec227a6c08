// The time left in a running control attempt, for pages other than its own.
import type { LearnerExecution } from '#contract/entities/execution.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useServerNow } from './server-now.ts';

/** As a clock, second by second; null: nothing runs, or the teacher has stopped the time. */
export function useTimeLeft(event: LearnerExecution | undefined): string | null {
  const format = useFormat();
  const nowMs = useServerNow(event?.serverNow ?? '');
  if (event?.attemptStatus !== 'IN_PROGRESS' || event.isPaused || event.deadline === null) return null;
  return format.clock(Math.max(0, Date.parse(event.deadline) - nowMs));
}
