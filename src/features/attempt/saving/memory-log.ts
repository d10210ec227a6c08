// The log of a page that keeps nothing for good: where a browser gives no database, and beside one that may fail.
import type { EventBatch } from '#contract/entities/attempt.ts';
import type { DeviceLog, KeptAttempt, StoredEvent } from './device-log.ts';
import { withEvents } from './with-events.ts';

/** What a log begins with. */
interface LogContent {
  readonly attempt?: KeptAttempt | undefined;
  readonly events?: readonly StoredEvent[];
  readonly batch?: { readonly batch: EventBatch; readonly lastKey: number } | undefined;
}

export interface MemoryLog extends DeviceLog {
  /** Takes an event under a key that a database gave it. */
  take(stored: StoredEvent): void;
}

export function createMemoryLog(begin: LogContent = {}): MemoryLog {
  let { attempt, batch, events = [] } = begin;
  let lastGiven = events.at(-1)?.key ?? 0;
  const take = (stored: StoredEvent): void => {
    lastGiven = Math.max(lastGiven, stored.key);
    events = [...events, stored];
  };
  return {
    take,
    keepAttempt: async (kept) => {
      attempt = kept;
    },
    attempt: async () => attempt,
    append: async (event, happenedMs, clock) => {
      take({ key: lastGiven + 1, event, happenedMs, clock });
      return lastGiven;
    },
    pending: async () => events,
    keepBatch: async (kept, lastKey) => {
      batch = { batch: kept, lastKey };
    },
    batchOnItsWay: async () => batch,
    acknowledge: async (lastKey, contact) => {
      const acknowledged = events.filter((stored) => stored.key <= lastKey).map((stored) => stored.event);
      batch = undefined;
      events = events.filter((stored) => stored.key > lastKey);
      attempt &&= { ...withEvents(attempt, acknowledged), ...contact };
    },
    dropBatch: async () => {
      batch = undefined;
    },
    dropRefused: async (lastKey) => {
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
