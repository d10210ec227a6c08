// Backing up the embedded database: a snapshot in one statement, which neither waits for writers nor stops them.
import Database from 'better-sqlite3';
import { chmod, copyFile, open, rename } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartFault } from '#server/config.ts';
import { DATABASE_FILE, lockDataFolder } from '#server/storage/embedded/data-folder.ts';
import type { BackupEngine, Facts } from './engine.ts';

const MAX_FAULTS = 20;

function reading<T>(path: string, read: (database: Database) => T): T {
  if (!existsSync(path)) throw new StartFault(`There is no database at ${path}.`);
  const database = new Database(path, { readonly: true, timeout: 5000 });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

function column(database: Database, sql: string): readonly string[] {
  return database
    .prepare(sql)
    .all([])
    .map((row) => String(Object.values(row)[0]));
}

/** One line for each fault of a database file: pages, indexes, references. */
export function faultsOfSqlite(path: string): readonly string[] {
  try {
    return reading(path, (database) => {
      const found = column(database, `pragma integrity_check(${MAX_FAULTS})`).filter((line) => line !== 'ok');
      const lost = column(database, 'pragma foreign_key_check').map(
        (table) => `a row of ${table} names a row that does not exist`,
      );
      return [...found, ...lost.slice(0, MAX_FAULTS)];
    });
  } catch (error) {
    if (error instanceof StartFault) throw error;
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Waits until a file, or the names in a folder, are on disk. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** What belongs to a database file: a log that stayed would be played into the database that comes. */
const ENDINGS = ['-wal', '-shm', ''];

async function load(path: string, source: string, kept: string | undefined): Promise<void> {
  const beside = `${path}.restored`;
  await copyFile(source, beside);
  await chmod(beside, 0o600);
  await syncFile(beside);
  for (const ending of ENDINGS) {
    const old = `${path}${ending}`;
    if (kept !== undefined && existsSync(old)) await rename(old, join(kept, basename(old)));
  }
  await rename(beside, path);
  await syncFile(dirname(path));
}

/** @param dataDir the data folder of the site */
export function embeddedEngine(dataDir: string): BackupEngine {
  const path = join(dataDir, DATABASE_FILE);
  return {
    name: 'embedded',
    dump: async (target) => reading(path, (database) => void database.prepare('vacuum into ?').run([target])),
    facts: async (): Promise<Facts> =>
      reading(path, (database) => ({
        migrations: column(database, 'select name from migrations order by name'),
        contents: column(database, 'select distinct sha256 from files order by sha256'),
      })),
    faults: async () => faultsOfSqlite(path),
    isEmpty: async () => !existsSync(path),
    hold: async () => lockDataFolder(dataDir),
    load: (source, kept) => load(path, source, kept),
  };
}
