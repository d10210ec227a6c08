// What happened in attempts, kept on the device first: a database of its own per user that outlives sign-out.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Attempt, AttemptEvent, EventBatch } from '#contract/entities/attempt.ts';
import { withEvents } from './with-events.ts';

interface AttemptsDatabase extends DBSchema {
  /** The attempt as the server gave it last. */
  readonly attempts: { readonly key: string; readonly value: Attempt };
  /** Events in the order they happened; they stay until the attempt is over. */
  readonly events: {
    readonly key: number;
    readonly value: { readonly attemptId: string; readonly event: AttemptEvent };
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
}

/** The device's own copy of one attempt. Each promise resolves once the device has it for good. */
export interface DeviceLog {
  keepAttempt(attempt: Attempt): Promise<void>;
  attempt(): Promise<Attempt | undefined>;
  append(event: AttemptEvent): Promise<number>;
  pending(): Promise<readonly StoredEvent[]>;
  keepBatch(batch: EventBatch, lastKey: number): Promise<void>;
  batchOnItsWay(): Promise<{ readonly batch: EventBatch; readonly lastKey: number } | undefined>;
  /** The server has everything up to this event, and expects this number next. */
  acknowledge(lastKey: number, nextSequence: number): Promise<void>;
  /** The attempt is over, or another device went on with it. */
  forget(): Promise<void>;
}

export type AttemptsHandle = IDBPDatabase<AttemptsDatabase>;

/** Opens the database of one user; a browser that refuses (a private window, no space) rejects. */
export function openAttemptsDatabase(userId: string): Promise<AttemptsHandle> {
  return openDB<AttemptsDatabase>(`attempts-${userId}`, 1, {
    upgrade(database) {
      database.createObjectStore('attempts', { keyPath: 'id' });
      database.createObjectStore('events', { autoIncrement: true }).createIndex('attemptId', 'attemptId');
      database.createObjectStore('batches', { keyPath: 'attemptId' });
    },
  });
}

/** The attempts in progress this device knows of. */
export function attemptsOnDevice(database: AttemptsHandle): Promise<readonly Attempt[]> {
  return database.getAll('attempts');
}

export function createDeviceLog(database: AttemptsHandle, attemptId: string): DeviceLog {
  return {
    keepAttempt: async (attempt) => void (await database.put('attempts', attempt)),
    attempt: () => database.get('attempts', attemptId),
    append: (event) => database.add('events', { attemptId, event }),
    pending: () => readPending(database, attemptId),
    keepBatch: async (batch, lastKey) => void (await database.put('batches', { attemptId, batch, lastKey })),
    batchOnItsWay: () => database.get('batches', attemptId),
    acknowledge: (lastKey, nextSequence) => acknowledge(database, attemptId, lastKey, nextSequence),
    forget: () => removeAll(database, attemptId),
  };
}

async function readPending(database: AttemptsHandle, attemptId: string): Promise<readonly StoredEvent[]> {
  const stored: StoredEvent[] = [];
  let cursor = await database.transaction('events').store.index('attemptId').openCursor(attemptId);
  while (cursor) {
    stored.push({ key: cursor.primaryKey, event: cursor.value.event });
    cursor = await cursor.continue();
  }
  return stored;
}

/** Moves the events from the list of what is pending into the copy of what the server has: all or nothing. */
async function acknowledge(
  database: AttemptsHandle,
  attemptId: string,
  lastKey: number,
  nextSequence: number,
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
    await transaction.objectStore('attempts').put({ ...withEvents(attempt, acknowledged), nextSequence });
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
