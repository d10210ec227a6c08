// The data folder: created if missing, writable, held by one process at a time.
import Database from 'better-sqlite3';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFault } from '#server/config.ts';

/** The database, in the data folder. */
export const DATABASE_FILE = 'kristall.sqlite';

/** Node's own recursive mkdir never returns where the system refuses a folder with ENOENT, as under /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(path)) throw error;
  }
}

/** Creates the folder and its parts; throws a StartFault that says what is wrong with it. */
export function prepareDataFolder(dataDir: string): void {
  try {
    for (const part of ['', 'files', 'tmp']) makeFolder(join(dataDir, part));
    accessSync(dataDir, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFault(`The data folder ${dataDir} cannot be written to (${reason}).`);
  }
}

/**
 * Holds the folder for this process. The lock is SQLite's own on a small file, so the system releases it
 * however the process ends.
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
      throw new StartFault(
        `Another process is using the data folder ${dataDir}. Stop it first, or set DATA_DIR.`,
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFault(`The data folder ${dataDir} cannot be written to (${reason}).`);
  }
}
