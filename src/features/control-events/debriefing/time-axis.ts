// The common axis of runs: how long it is, and where times are written on it.

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const STEPS_MS = [
  ...[5, 10, 15, 30].map((seconds) => seconds * SECOND_MS),
  ...[1, 2, 5, 10, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS),
] as const;
const MAX_STEP_MS = 480 * MINUTE_MS;
const MAX_TICKS = 6;

interface TimeAxis {
  readonly endMs: number;
  readonly tickMs: readonly number[];
}

/** Ends at a round time, no earlier than the longest run. */
export function axisOf(durationsMs: readonly number[]): TimeAxis {
  const longest = Math.max(SECOND_MS, ...durationsMs);
  const step = STEPS_MS.find((one) => longest / one <= MAX_TICKS) ?? MAX_STEP_MS;
  const count = Math.ceil(longest / step);
  return { endMs: count * step, tickMs: Array.from({ length: count + 1 }, (_, at) => at * step) };
}

/** In percent of the axis. */
export const placeOn = ({ endMs }: TimeAxis, atMs: number): number => Math.min(100, (100 * atMs) / endMs);
