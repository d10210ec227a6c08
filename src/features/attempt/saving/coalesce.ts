// Puts what happened on the device into one batch: neighbouring actions of one simulation travel as one event.
import type { AttemptEvent } from '#contract/entities/attempt.ts';

/** The bounds of a batch in the contract: events, and log entries of one event. */
const MAX_EVENTS = 200;
const MAX_ENTRIES = 500;

interface Coalesced {
  readonly events: readonly AttemptEvent[];
  /** How many of the given events are in it, from the first on. */
  readonly taken: number;
}

/** Takes as many events as one batch may hold. */
export function coalesce(pending: readonly AttemptEvent[]): Coalesced {
  const events: AttemptEvent[] = [];
  let taken = 0;
  for (const event of pending) {
    const merged = mergeActions(events.at(-1), event);
    if (merged) events[events.length - 1] = merged;
    else if (events.length === MAX_EVENTS) break;
    else events.push(event);
    taken += 1;
  }
  return { events, taken };
}

function mergeActions(last: AttemptEvent | undefined, next: AttemptEvent): AttemptEvent | undefined {
  if (last?.type !== 'ACTIONS' || next.type !== 'ACTIONS') return undefined;
  if (last.taskId !== next.taskId || last.restart !== next.restart) return undefined;
  if (last.entries.length + next.entries.length > MAX_ENTRIES) return undefined;
  return { ...next, entries: [...last.entries, ...next.entries] };
}
