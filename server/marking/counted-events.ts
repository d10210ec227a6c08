// Which stored events count by themselves, and which only when a teacher accepts them. Pure.
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { BatchDoubt, DoubtState } from '#contract/entities/attempt-trust.ts';

export interface StoredBatch {
  readonly events: readonly AttemptEvent[];
  readonly doubt: BatchDoubt | null;
}

type Events = readonly (readonly AttemptEvent[])[];

/** Whether batches in doubt are left out of the mark. */
export function leavesOutDoubt(state: DoubtState | null): boolean {
  return state !== 'ACCEPTED';
}

/**
 * The events that count by themselves. A run of a simulation ends for the mark at the first actions in doubt,
 * because what follows builds on them; a later run counts again.
 */
export function undoubtedEvents(batches: readonly StoredBatch[]): Events {
  const brokenRuns = new Map<string, number>();
  const isBroken = (event: AttemptEvent): boolean =>
    event.type === 'ACTIONS' && (brokenRuns.get(event.taskId) ?? -1) >= event.restart;
  return batches.map(({ events, doubt }) => {
    if (doubt === null) return events.filter((event) => !isBroken(event));
    for (const event of events) {
      if (event.type === 'ACTIONS' || event.type === 'RESTART') brokenRuns.set(event.taskId, event.restart);
    }
    return [];
  });
}

/** What an attempt is marked by, and beside it what it would be marked by with everything in doubt. */
export function countedAndClaimed(
  batches: readonly StoredBatch[],
  state: DoubtState | null,
): { readonly batches: Events; readonly claimed: Events | null } {
  const all = batches.map(({ events }) => events);
  if (!leavesOutDoubt(state)) return { batches: all, claimed: null };
  const hasDoubt = batches.some(({ doubt }) => doubt !== null);
  return { batches: undoubtedEvents(batches), claimed: hasDoubt && state !== 'REFUSED' ? all : null };
}
