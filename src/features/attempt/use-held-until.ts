// Until when an event holds the work of an attempt that is under way.
import { heldUntilBy } from '#src/lib/attempts/holdings.ts';
import { useNow } from '#src/lib/device/use-now.ts';
import type { AttemptSession } from './attempt-session.ts';
import type { AttemptOnPage } from './use-attempt.ts';

/** By the server's clock; looked at again with each tick of the page. */
export function useHeldUntil({ holdings }: AttemptOnPage, { clock }: AttemptSession): string | undefined {
  useNow();
  if (holdings.length === 0) return undefined;
  return heldUntilBy(holdings, new Date(clock.nowMs()).toISOString());
}
