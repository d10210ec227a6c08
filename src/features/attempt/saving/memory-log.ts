// The stand-in where a browser gives no database (a private window, no space left): it lasts as long as the page.
import type { Attempt, EventBatch } from '#contract/entities/attempt.ts';
import type { DeviceLog, StoredEvent } from './device-log.ts';

export function createMemoryLog(): DeviceLog {
  let attempt: Attempt | undefined;
  let batch: { readonly batch: EventBatch; readonly lastKey: number } | undefined;
  let events: readonly StoredEvent[] = [];
  let lastGiven = 0;
  return {
    keepAttempt: async (kept) => {
      attempt = kept;
    },
    attempt: async () => attempt,
    append: async (event) => {
      lastGiven += 1;
      events = [...events, { key: lastGiven, event }];
      return lastGiven;
    },
    pending: async () => events,
    keepBatch: async (kept, lastKey) => {
      batch = { batch: kept, lastKey };
    },
    batchOnItsWay: async () => batch,
    acknowledge: async (lastKey) => {
      batch = undefined;
      events = events.filter((stored) => stored.key > lastKey);
    },
    forget: async () => {
      attempt = undefined;
      batch = undefined;
      events = [];
    },
  };
}
