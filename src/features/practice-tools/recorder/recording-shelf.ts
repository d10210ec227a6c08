// Recordings on this device: a database of its own for each person that outlives the tab and the sign-out, as the server has none of them.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { signedInUserId } from '#src/lib/kept/signed-in-user.ts';
import type { OrderAnswers } from './learn-work.ts';
import type { RecordingLog } from './recording-log.ts';

/** A recording belongs to the start that was played: with any other it would be a different run. */
export interface RecordingPins {
  readonly caseRevision: number;
  readonly codeVersion: number;
}

export interface KeptRecording extends RecordingPins {
  readonly id: string;
  /** Of what it is: the case, or the examples of a case. */
  readonly of: string;
  /** false: it is under way, or was left in the middle. */
  readonly isDone: boolean;
  /** ISO 8601, by this device's clock. */
  readonly startedAt: string;
  readonly log: RecordingLog;
  /** What was answered about the order, by the names of the questions; one of an older program has none. */
  readonly answers?: OrderAnswers;
}

interface RecordingsSchema extends DBSchema {
  readonly recordings: {
    readonly key: string;
    readonly value: KeptRecording;
    readonly indexes: { readonly of: string };
  };
}

let opened:
  | { readonly userId: string; readonly database: Promise<IDBPDatabase<RecordingsSchema>> }
  | undefined;

/** The database of who is signed in: nobody reaches another's. Rejects where there is none, such as in a private window. */
function database(): Promise<IDBPDatabase<RecordingsSchema>> {
  const userId = signedInUserId();
  if (userId === undefined) return Promise.reject(new Error('Nobody is signed in.'));
  if (opened?.userId === userId) return opened.database;
  void opened?.database.then(
    (other) => other.close(),
    () => undefined,
  );
  const mine = openDB<RecordingsSchema>(`recordings-${userId}`, 1, {
    upgrade(created) {
      created.createObjectStore('recordings', { keyPath: 'id' }).createIndex('of', 'of');
    },
    terminated() {
      opened = undefined;
    },
  });
  opened = { userId, database: mine };
  mine.catch(() => (opened = undefined));
  return mine;
}

/** What the device does not take, in a private window or without room: it lasts as long as the page. */
let page: { readonly userId: string | undefined; readonly rows: Map<string, KeptRecording> } | undefined;

/** Those of who is signed in. */
function inPage(): Map<string, KeptRecording> {
  const userId = signedInUserId();
  if (page === undefined || page.userId !== userId) page = { userId, rows: new Map() };
  return page.rows;
}

/** Whether it goes with the page, as the device does not keep it. */
export const isInPage = (id: string): boolean => inPage().has(id);

/** In the order in which they were begun. */
export async function readRecordings(of: string): Promise<readonly KeptRecording[]> {
  const here = [...inPage().values()].filter((one) => one.of === of);
  let kept: readonly KeptRecording[] = [];
  try {
    kept = await (await database()).getAllFromIndex('recordings', 'of', of);
  } catch {
    // Nothing was kept.
  }
  const rows = [...here, ...kept.filter(({ id }) => !inPage().has(id))];
  return rows.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
}

export async function readRecording(id: string): Promise<KeptRecording | undefined> {
  try {
    return inPage().get(id) ?? (await (await database()).get('recordings', id));
  } catch {
    return undefined;
  }
}

/** Whether the device has it now. */
export async function keepRecording(recording: KeptRecording): Promise<boolean> {
  try {
    await (await database()).put('recordings', recording);
    inPage().delete(recording.id);
    return true;
  } catch {
    inPage().set(recording.id, recording);
    return false;
  }
}

/** Writes down what was answered about recordings, but for those that are gone meanwhile. */
export async function keepAnswers(ids: readonly string[], answers: OrderAnswers): Promise<void> {
  for (const one of ids.map((id) => inPage().get(id)))
    if (one !== undefined) inPage().set(one.id, { ...one, answers });
  try {
    const { store, done } = (await database()).transaction('recordings', 'readwrite');
    for (const id of ids) {
      const one = await store.get(id);
      if (one !== undefined) await store.put({ ...one, answers });
    }
    await done;
  } catch {
    // They last as long as the page.
  }
}

export async function dropRecordings(ids: readonly string[]): Promise<void> {
  for (const id of ids) inPage().delete(id);
  try {
    const open = await database();
    await Promise.all(ids.map((id) => open.delete('recordings', id)));
  } catch {
    // Nothing was kept.
  }
}
