// Where a replay that leaves out idle time goes on.

/** So long after an action began it is seen to its end. */
const SEEN_MS = 4000;
/** So long before the next one begins it goes on. */
const BEFORE_MS = 1500;
/** Less is not worth a jump. */
const MIN_LEFT_OUT_MS = 2000;

/** @param nextAt when the next action begins; undefined after the last, which is seen to the end of the log */
export function pastIdle(atMs: number, lastAt: number, nextAt: number | undefined): number | undefined {
  if (nextAt === undefined || atMs - lastAt < SEEN_MS) return undefined;
  const to = nextAt - BEFORE_MS;
  return to - atMs >= MIN_LEFT_OUT_MS ? to : undefined;
}
