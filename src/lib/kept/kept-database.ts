// What one person may read offline: a separate database for each, deleted when they sign out or somebody else
// signs in.

import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OfflineKit } from '#contract/entities/offline-kit.ts';
import type { Holding } from '#contract/entities/work.ts';
import { signedInUserId } from './signed-in-user.ts';

const PREFIX = 'kept-';

export interface KeptResponse {
  /** The call with its input. */
  readonly name: string;
  readonly value: unknown;
  /** ISO 8601, by this device's clock. */
  readonly keptAt: string;
  readonly bytes: number;
}

/** A downloaded work: what is needed to start it, and its files. */
export interface KeptKit {
  readonly workId: string;
  readonly kit: OfflineKit;
  /** The device's clock when the kit arrived: only the time elapsed since then matters. */
  readonly deviceMs: number;
  /** False if it was stored automatically when the work was opened. */
  readonly isAsked: boolean;
  /** The names of the stored responses it needs: pictures, documents, and their names. */
  readonly files: readonly string[];
  readonly bytes: number;
  /** When events hold the work, as far as this device was told after the kit came. */
  readonly holdings?: readonly Holding[];
}

interface KeptSchema extends DBSchema {
  readonly answers: {
    readonly key: string;
    readonly value: KeptResponse;
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
    // Another tab is signing out and deleting it: close it.
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

/** Accesses a person's stored data, only while they are signed in; undefined if it is not possible. */
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
    // A private window, no space, or another tab has just deleted it: treated as if nothing were stored.
    if (signedInUserId() === userId) return undefined;
  }
  // They signed out meanwhile: none of their data may remain.
  await dropKept(userId);
  return undefined;
}

/** Empties the database before deleting it, because a tab that keeps it open delays the deletion. */
export async function dropKept(userId: string): Promise<void> {
  const kept = opened?.userId === userId ? opened : undefined;
  try {
    const database = await (kept?.database ?? open(userId));
    await Promise.all([database.clear('answers'), database.clear('kits')]);
    database.close();
  } catch {
    // Nothing could be stored here.
  }
  if (opened === kept) opened = undefined;
  await deleteDB(PREFIX + userId).catch(() => undefined);
}

/** The people whose data is on this device. */
async function keptUserIds(): Promise<readonly string[]> {
  const all = await indexedDB.databases();
  return all.flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name.slice(PREFIX.length)] : []));
}

let dropping: Promise<unknown> = Promise.resolve();

/** Deletes the data of everybody except the person signed in now; concurrent calls run one after another. */
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
