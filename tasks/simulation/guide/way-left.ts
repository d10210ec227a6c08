// What is left of a correct solution after a log that may have deviated from it.
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { Step } from '#contract/simulation/reference.ts';
import { isOfShape } from './is-of-shape.ts';
import { isSameAction } from './same-action.ts';

/**
 * Everything after the last action that was done as the solution says; of what comes before it, only actions
 * that a missing step still needs, because those that merely led on are no longer needed.
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
