// When control events hold a work: told by the server, and judged on the device while it cannot be asked.
import type { AttemptStanding } from '#contract/entities/attempt.ts';
import type { Holding } from '#contract/entities/work.ts';

/** Until when the work is held without a break, if it is at `now` (ISO 8601, the server's time). */
export function heldUntilBy(holdings: readonly Holding[], now: string): string | undefined {
  let until: string | undefined;
  for (const holding of [...holdings].sort((a, b) => a.from.localeCompare(b.from))) {
    const reached = until ?? now;
    if (holding.from <= reached && holding.until > reached) until = holding.until;
  }
  return until;
}

/** What is known after a standing: of now it says everything, of what comes nothing. */
export function heardHoldings(
  holdings: readonly Holding[],
  { heldUntil, serverNow }: Pick<AttemptStanding, 'heldUntil' | 'serverNow'>,
): readonly Holding[] {
  const coming = holdings.filter(({ from }) => from > serverNow);
  return heldUntil === null ? coming : [{ from: serverNow, until: heldUntil }, ...coming];
}
