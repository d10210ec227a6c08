// The data folder: created if missing, writable, held by one process at a time.
import Database from 'better-sqlite3';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
} from 'node:fs';
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

/** What belongs to another user stays as that user made it. */
function setRights(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EPERM') throw error;
  }
}

/** Takes every right from others on a folder and all that is in it. */
function closeToOthers(path: string): void {
  setRights(path, 0o700);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) closeToOthers(inner);
    // A link may lead to what is not the server's own.
    else if (entry.isFile()) setRights(inner, 0o600);
  }
}

/** Whether others than the owner may do anything with it. */
function isOpen(path: string): boolean {
  return (lstatSync(path).mode & 0o077) !== 0;
}

/** Creates the folder and its parts, and closes one to others that was made beforehand; throws a StartFault that says what is wrong with it. */
export function prepareDataFolder(dataDir: string): void {
  try {
    for (const part of ['', 'files', 'tmp']) makeFolder(join(dataDir, part));
    accessSync(dataDir, constants.W_OK | constants.R_OK | constants.X_OK);
    const inner = readdirSync(dataDir).map((name) => join(dataDir, name));
    if ([dataDir, ...inner].some(isOpen)) closeToOthers(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFault(`The data folder ${dataDir} cannot be written to (${reason}).`);
  }
}

/** Creates a file that only its owner may read, for SQLite to write to: its own would be open to all. */
export function makeClosedFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

/**
 * Holds the folder for this process. The lock is SQLite's own on a small file, so the system releases it
 * however the process ends.
 */
export function lockDataFolder(dataDir: string): { release(): void } {
  const path = join(dataDir, 'server.lock');
  try {
    makeClosedFile(path);
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
