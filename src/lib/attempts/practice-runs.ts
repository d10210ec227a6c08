// Unfinished runs of free practice on this device: one for each person, page, case and mode. Deleted at
// sign-out.

import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { LogEntry } from '#contract/simulation/log.ts';

const NAME = 'practice';

/** The versions that a log belongs to: with any other, it would be a different run. */
export interface RunPins {
  readonly caseRevision: number;
  readonly rulesetRevision: number;
  readonly codeVersion: number;
}

export interface StoredRun extends RunPins {
  readonly id: string;
  /** ISO 8601, by this device's clock. */
  readonly startedAt: string;
  readonly keptAt: string;
  readonly restart: number;
  readonly entries: readonly LogEntry[];
}

interface PracticeDatabase extends DBSchema {
  readonly runs: { readonly key: string; readonly value: StoredRun };
}

let opened: Promise<IDBPDatabase<PracticeDatabase>> | undefined;

function database(): Promise<IDBPDatabase<PracticeDatabase>> {
  opened ??= openDB<PracticeDatabase>(NAME, 1, {
    upgrade(created) {
      created.createObjectStore('runs', { keyPath: 'id' });
    },
    // Another tab is signing out and deleting the database: close it.
    blocking() {
      closeDatabase();
    },
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function closeDatabase(): void {
  void opened?.then(
    (open) => open.close(),
    () => undefined,
  );
  opened = undefined;
}

/** The id: only one run exists at a time for these. */
export function runId(userId: string, path: string, caseId: string, mode: string): string {
  return [userId, path, caseId, mode].join(' ');
}

/** Without a database (in a private window), a run lasts as long as its page. */
export async function readRun(id: string): Promise<StoredRun | undefined> {
  try {
    return await (await database()).get('runs', id);
  } catch {
    return undefined;
  }
}

/** Whether it was stored: on a full device or in a private window, play continues without. */
export async function keepRun(run: StoredRun): Promise<boolean> {
  try {
    await (await database()).put('runs', run);
    return true;
  } catch {
    return false;
  }
}

export async function dropRun(id: string): Promise<void> {
  try {
    await (await database()).delete('runs', id);
  } catch {
    // Nothing was stored.
  }
}

/**
 * At sign-out: empties the database before deleting it, because a tab that keeps it open delays the deletion.
 */
export async function dropAllRuns(): Promise<void> {
  try {
    await (await database()).clear('runs');
  } catch {
    // Nothing was stored.
  }
  closeDatabase();
  void deleteDB(NAME).catch(() => undefined);
}
