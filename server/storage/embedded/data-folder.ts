/** The data folder: made when missing, writable, and held by one process at a time. */
import Database from 'better-sqlite3';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '#server/config.ts';

/** Makes the folder and its parts; a StartFault says what is wrong with it. */
export function prepareDataFolder(dataDir: string): void {
  try {
    for (const part of ['', 'files', 'tmp']) mkdirSync(join(dataDir, part), { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFault(`The data folder ${dataDir} cannot be written to (${reason}).`);
  }
}

/**
 * Holds the folder for this process. The lock is SQLite's own on a small file: the system frees it when the process
 * ends, however it ends.
 */
export function lockDataFolder(dataDir: string): { release(): void } {
  const path = join(dataDir, 'server.lock');
  try {
    const lock = new Database(path, { timeout: 0 });
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
    return { release: () => void lock.close() };
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) {
      throw new StartFault(`Another process is using the data folder ${dataDir}. Stop it first, or set DATA_DIR.`);
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFault(`The data folder ${dataDir} cannot be written to (${reason}).`);
  }
}
