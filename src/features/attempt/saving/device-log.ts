// What happened in attempts, kept on the device first: a database of its own per user that outlives sign-out.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Attempt, AttemptEvent, EventBatch } from '#contract/entities/attempt.ts';
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import type { BegunOffline } from './begin-offline.ts';
import { withEvents } from './with-events.ts';

/** An attempt as this device keeps it; `serverNow` is of the server's last answer to an opening or a batch. */
export type KeptAttempt = Attempt & {
  /** An opening under this name was asked for, and its answer has not come. */
  readonly startKey?: string;
  /** It was begun here without the network, and is brought in under this. */
  readonly begun?: BegunOffline;
  /** It was ended here without the network (ISO 8601, the server's clock): what is left is to bring it in. */
  readonly finishedAt?: string;
  /** The device's own clock at `serverNow`: only the time between two readings of it counts. */
  readonly deviceMs?: number;
};

interface AttemptsDatabase extends DBSchema {
  /** The attempt as the server gave it last. */
  readonly attempts: { readonly key: string; readonly value: KeptAttempt };
  /** Events in the order they happened; they stay until the attempt is over. */
  readonly events: {
    readonly key: number;
    readonly value: {
      readonly attemptId: string;
      readonly event: AttemptEvent;
      readonly happenedMs?: number;
      readonly clock?: RunClock;
    };
    readonly indexes: { readonly attemptId: string };
  };
  /** The batch on its way, exactly as it is sent again after a lost answer. */
  readonly batches: {
    readonly key: string;
    readonly value: { readonly attemptId: string; readonly batch: EventBatch; readonly lastKey: number };
  };
}

export interface StoredEvent {
  readonly key: number;
  readonly event: AttemptEvent;
  /** When it happened by the server's clock, in ms since 1970; unknown of events kept by an earlier version. */
  readonly happenedMs?: number | undefined;
  /** CONTROL: the clock of the run right after these actions. */
  readonly clock?: RunClock | undefined;
}

/** What the server said when it took a batch, and what the device's clock showed then. */
interface Contact {
  readonly nextSequence: number;
  readonly serverNow: string;
  readonly contactAt: string;
  readonly deviceMs: number;
  readonly lastHash: string;
  readonly seal: string;
}

/** The device's own copy of one attempt. Each promise resolves once the device has it for good. */
export interface DeviceLog {
  keepAttempt(attempt: KeptAttempt): Promise<void>;
  attempt(): Promise<KeptAttempt | undefined>;
  append(event: AttemptEvent, happenedMs: number, clock?: RunClock): Promise<number>;
  pending(): Promise<readonly StoredEvent[]>;
  keepBatch(batch: EventBatch, lastKey: number): Promise<void>;
  batchOnItsWay(): Promise<{ readonly batch: EventBatch; readonly lastKey: number } | undefined>;
  /** The server has everything up to this event, and expects this number next. */
  acknowledge(lastKey: number, contact: Contact): Promise<void>;
  /** The server refused the batch on its way as it is: it is made anew. */
  dropBatch(): Promise<void>;
  /** The server will never take the events up to this one: they are no longer pending. */
  dropRefused(lastKey: number): Promise<void>;
  /** The attempt is over, or another device went on with it. */
  forget(): Promise<void>;
}

/** All attempts of one person on this device. */
export interface AttemptDevice {
  /** Those in progress that it knows of. */
  attempts(): Promise<readonly KeptAttempt[]>;
  log(attemptId: string): DeviceLog;
}

type AttemptsHandle = IDBPDatabase<AttemptsDatabase>;

/** The database of one user; a browser that refuses (a private window, no space) rejects. */
export async function openAttemptDevice(userId: string): Promise<AttemptDevice> {
  const database = await openDB<AttemptsDatabase>(`attempts-${userId}`, 1, {
    upgrade(created) {
      created.createObjectStore('attempts', { keyPath: 'id' });
      created.createObjectStore('events', { autoIncrement: true }).createIndex('attemptId', 'attemptId');
      created.createObjectStore('batches', { keyPath: 'attemptId' });
    },
  });
  return {
    attempts: () => database.getAll('attempts'),
    log: (attemptId) => createDeviceLog(database, attemptId),
  };
}

function createDeviceLog(database: AttemptsHandle, attemptId: string): DeviceLog {
  return {
    keepAttempt: async (attempt) => void (await database.put('attempts', attempt)),
    attempt: () => database.get('attempts', attemptId),
    append: (event, happenedMs, clock) =>
      append(database, { attemptId, event, happenedMs, ...(clock ? { clock } : {}) }),
    pending: () => readPending(database, attemptId),
    keepBatch: async (batch, lastKey) => void (await database.put('batches', { attemptId, batch, lastKey })),
    batchOnItsWay: () => database.get('batches', attemptId),
    acknowledge: (lastKey, contact) => acknowledge(database, attemptId, lastKey, contact),
    dropBatch: () => database.delete('batches', attemptId),
    dropRefused: (lastKey) => removeRefused(database, attemptId, lastKey),
    forget: () => removeAll(database, attemptId),
  };
}

/** Committed at once: a page that is closed in the same moment takes nothing with it. */
async function append(database: AttemptsHandle, kept: AttemptsDatabase['events']['value']): Promise<number> {
  const transaction = database.transaction('events', 'readwrite');
  const added = transaction.store.add(kept);
  transaction.commit();
  const [key] = await Promise.all([added, transaction.done]);
  return key;
}

async function readPending(database: AttemptsHandle, attemptId: string): Promise<readonly StoredEvent[]> {
  const stored: StoredEvent[] = [];
  let cursor = await database.transaction('events').store.index('attemptId').openCursor(attemptId);
  while (cursor) {
    const { event, happenedMs, clock } = cursor.value;
    stored.push({ key: cursor.primaryKey, event, happenedMs, clock });
    cursor = await cursor.continue();
  }
  return stored;
}

/** Moves the events from the list of what is pending into the copy of what the server has: all or nothing. */
async function acknowledge(
  database: AttemptsHandle,
  attemptId: string,
  lastKey: number,
  contact: Contact,
): Promise<void> {
  const transaction = database.transaction(['events', 'batches', 'attempts'], 'readwrite');
  const acknowledged: AttemptEvent[] = [];
  let cursor = await transaction.objectStore('events').index('attemptId').openCursor(attemptId);
  while (cursor && cursor.primaryKey <= lastKey) {
    acknowledged.push(cursor.value.event);
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.objectStore('batches').delete(attemptId);
  const attempt = await transaction.objectStore('attempts').get(attemptId);
  if (attempt)
    await transaction.objectStore('attempts').put({ ...withEvents(attempt, acknowledged), ...contact });
  await transaction.done;
}

async function removeRefused(database: AttemptsHandle, attemptId: string, lastKey: number): Promise<void> {
  const transaction = database.transaction(['events', 'batches'], 'readwrite');
  const keys = await transaction.objectStore('events').index('attemptId').getAllKeys(attemptId);
  for (const key of keys) if (key <= lastKey) await transaction.objectStore('events').delete(key);
  await transaction.objectStore('batches').delete(attemptId);
  await transaction.done;
}

async function removeAll(database: AttemptsHandle, attemptId: string): Promise<void> {
  const transaction = database.transaction(['events', 'batches', 'attempts'], 'readwrite');
  const keys = await transaction.objectStore('events').index('attemptId').getAllKeys(attemptId);
  for (const key of keys) await transaction.objectStore('events').delete(key);
  await transaction.objectStore('batches').delete(attemptId);
  await transaction.objectStore('attempts').delete(attemptId);
  await transaction.done;
}
