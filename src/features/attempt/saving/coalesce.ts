// Puts what happened on the device into one batch: neighbouring actions of one simulation travel as one event.
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import type { AttemptEvent } from '#contract/entities/attempt.ts';

interface Coalesced {
  readonly events: readonly AttemptEvent[];
  /** How many of the given events are in it, from the first on. */
  readonly taken: number;
}

/**
 * Takes as many events as one batch may hold. A draft takes the place of the one right before it.
 * @param maxEvents fewer than the bound, where a larger batch was refused
 */
export function coalesce(
  pending: readonly AttemptEvent[],
  maxEvents: number = ATTEMPT_LIMITS.batchEvents,
): Coalesced {
  const events: AttemptEvent[] = [];
  let taken = 0;
  for (const event of pending) {
    const merged = mergeActions(events.at(-1), event) ?? newerDraft(events.at(-1), event);
    if (merged) events[events.length - 1] = merged;
    else if (events.length === maxEvents) break;
    else events.push(event);
    taken += 1;
  }
  return { events, taken };
}

function mergeActions(last: AttemptEvent | undefined, next: AttemptEvent): AttemptEvent | undefined {
  if (last?.type !== 'ACTIONS' || next.type !== 'ACTIONS') return undefined;
  if (last.taskId !== next.taskId || last.restart !== next.restart) return undefined;
  if (last.entries.length + next.entries.length > ATTEMPT_LIMITS.eventEntries) return undefined;
  return { ...next, entries: [...last.entries, ...next.entries] };
}

function newerDraft(last: AttemptEvent | undefined, next: AttemptEvent): AttemptEvent | undefined {
  return last?.type === 'DRAFT' && next.type === 'DRAFT' && last.taskId === next.taskId ? next : undefined;
}
