/** The times left at which the timer announces itself. */
const TIMER_MARKS_MS = [300_000, 60_000, 10_000] as const;

/** The last mark between two readings of the time left, or null; a jump over several returns one. */
export function lastCrossedMark(beforeMs: number, nowMs: number): number | null {
  return TIMER_MARKS_MS.findLast((mark) => beforeMs > mark && nowMs <= mark) ?? null;
}

/** 59:07 or 1:05:09, rounded up, so that 0:00 means the end. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
