// What of a correct way is still to do, after a log that may have gone its own way.
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { Step } from '#contract/simulation/reference.ts';
import { isOfShape, isSameAction } from './fits-step.ts';

/**
 * The rest after the last action that was done as the way says; before it only what a missing step still asks for, as what
 * merely led on to the rest is needed no more.
 */
export function wayLeft(
  way: readonly Action[],
  entries: readonly LogEntry[],
  missing: readonly Step[],
): readonly Action[] {
  const done = new Set<number>();
  for (const entry of entries) {
    if (entry.refused) continue;
    const at = way.findIndex((action, index) => !done.has(index) && isSameAction(action, entry));
    if (at >= 0) done.add(at);
  }
  const last = Math.max(-1, ...done);
  const isAsked = (action: Action): boolean =>
    missing.some(({ match }) => match.some((matcher) => isOfShape(matcher, action)));
  return way.filter((action, index) => !done.has(index) && (index > last || isAsked(action)));
}
