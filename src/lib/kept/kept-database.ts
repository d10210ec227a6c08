/** What one person may read without the network: a database of their own, gone when they sign out or somebody else signs in. */

import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OfflineKit } from '#contract/entities/offline-kit.ts';
import { signedInUserId } from './signed-in-user.ts';

const PREFIX = 'kept-';

export interface KeptAnswer {
  /** The call with all it was given. */
  readonly name: string;
  readonly value: unknown;
  /** ISO 8601, by this device's clock. */
  readonly keptAt: string;
  readonly bytes: number;
}

/** A work taken along: what it begins with, and which files it needs. */
export interface KeptKit {
  readonly workId: string;
  readonly kit: OfflineKit;
  /** The device's own clock when the kit came: only the time since then counts. */
  readonly deviceMs: number;
  /** Kept by itself when the work was opened, or because the person asked for it. */
  readonly isAsked: boolean;
  /** The names of the kept answers that it needs: pictures, documents, what they are called. */
  readonly files: readonly string[];
  readonly bytes: number;
}

interface KeptSchema extends DBSchema {
  readonly answers: {
    readonly key: string;
    readonly value: KeptAnswer;
    readonly indexes: { readonly keptAt: string };
  };
  readonly kits: { readonly key: string; readonly value: KeptKit };
}

export type KeptDatabase = IDBPDatabase<KeptSchema>;

let opened: { readonly userId: string; readonly database: Promise<KeptDatabase> } | undefined;

function open(userId: string): Promise<KeptDatabase> {
  const database = openDB<KeptSchema>(PREFIX + userId, 1, {
    upgrade(created) {
      created.createObjectStore('answers', { keyPath: 'name' }).createIndex('keptAt', 'keptAt');
      created.createObjectStore('kits', { keyPath: 'workId' });
    },
    // Another tab signs out and deletes it: step aside.
    blocking: close,
    terminated() {
      opened = undefined;
    },
  });
  database.catch(() => {
    if (opened?.database === database) opened = undefined;
  });
  return database;
}

function close(): void {
  void opened?.database.then(
    (database) => database.close(),
    () => undefined,
  );
  opened = undefined;
}

/** Reads or writes what is kept of a person, only while they are the one signed in; undefined otherwise, or where nothing can be kept. */
export async function withKept<T>(
  userId: string,
  act: (database: KeptDatabase) => Promise<T>,
): Promise<T | undefined> {
  if (signedInUserId() !== userId) return undefined;
  if (opened?.userId !== userId) {
    close();
    opened = { userId, database: open(userId) };
  }
  try {
    const result = await act(await opened.database);
    if (signedInUserId() === userId) return result;
  } catch {
    // A private window, no space, or another tab has just deleted it: as if nothing were kept.
    if (signedInUserId() === userId) return undefined;
  }
  // They signed out while this was under way: nothing of theirs stays behind.
  await dropKept(userId);
  return undefined;
}

/** Emptied as well as deleted: a tab that will not let go only delays the deletion. */
export async function dropKept(userId: string): Promise<void> {
  const kept = opened?.userId === userId ? opened : undefined;
  try {
    const database = await (kept?.database ?? open(userId));
    await Promise.all([database.clear('answers'), database.clear('kits')]);
    database.close();
  } catch {
    // Nothing could be kept here.
  }
  if (opened === kept) opened = undefined;
  await deleteDB(PREFIX + userId).catch(() => undefined);
}

/** Whose things lie on this device. */
async function keptUserIds(): Promise<readonly string[]> {
  const all = await indexedDB.databases();
  return all.flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name.slice(PREFIX.length)] : []));
}

let dropping: Promise<unknown> = Promise.resolve();

/** Everything that is not of the person signed in now; one after the other, whoever asks. */
export function dropKeptOfOthers(): Promise<void> {
  const done = dropping.then(dropOthers);
  dropping = done.catch(() => undefined);
  return done;
}

async function dropOthers(): Promise<void> {
  const own = signedInUserId();
  const ids = await keptUserIds().catch(() => []);
  await Promise.all(ids.filter((id) => id !== own).map(dropKept));
}
