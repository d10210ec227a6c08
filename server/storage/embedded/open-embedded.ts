// The embedded engine: SQLite in two threads of its own, one that writes and one that reads.
import { Kysely } from 'kysely';
import { join } from 'node:path';
import { StartFault } from '#server/config.ts';
import type { Schema } from '../schema.ts';
import { StorageFault } from '../storage-fault.ts';
import { compiledOf, type Storage } from '../storage.ts';
import { DATABASE_FILE, lockDataFolder, makeClosedFile, prepareDataFolder } from './data-folder.ts';
import { sqliteDialect, toParameter } from './sqlite-dialect.ts';
import { ThreadClient } from './thread-client.ts';
import { WriteQueue } from './write-queue.ts';

interface EmbeddedOptions {
  readonly dataDir: string;
  /** Opens beside a running server, without holding the folder: for administrator commands. */
  readonly shared?: boolean;
}

interface Opened {
  readonly path: string;
  readonly writes: ThreadClient;
  readonly reads: ThreadClient;
  readonly release: () => void;
}

function assemble({ path, writes, reads, release }: Opened): Storage {
  const queue = new WriteQueue(writes);
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await queue.idle();
    await reads.close();
    await writes.close();
    release();
  };
  return {
    place: { engine: 'embedded', path },
    engine: 'embedded',
    db: new Kysely<Schema>({ dialect: sqliteDialect(reads) }),
    write(work) {
      if (closing !== undefined)
        return Promise.reject(new StorageFault('UNAVAILABLE', 'The storage is closed.'));
      return queue.write(work);
    },
    hot(program) {
      if (closing !== undefined)
        return Promise.reject(new StorageFault('UNAVAILABLE', 'The storage is closed.'));
      return queue.hot(
        program.map(({ query, expectRows }) => {
          const { sql, parameters } = compiledOf(query);
          return { sql, parameters: parameters.map((value) => toParameter(value)), expectRows };
        }),
      );
    },
    async ping() {
      await reads.command('select 1');
      const damage = reads.damage ?? writes.damage;
      if (damage !== undefined) throw damage;
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** One line for a person who starts a server on a database that cannot be used. */
function startFaultOf(error: unknown, path: string): Error {
  if (error instanceof StartFault) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StartFault(
    `The database ${path} is damaged or cannot be opened (${reason}). Restore a backup: npm run restore -- <folder> --replace`,
  );
}

/** Reads every page once; @throws StartFault at the first that is damaged. */
async function quickCheck(writes: ThreadClient): Promise<void> {
  const { rows } = await writes.query({ sql: 'pragma quick_check(1)', parameters: [] });
  const found = rows.map((row) => String(row['quick_check'])).find((line) => line !== 'ok');
  if (found !== undefined) throw new Error(found.replaceAll('\n', ' '));
}

/** Opens the storage, creating what is missing; throws StartFault if folder or database cannot be used. */
export async function openEmbedded({ dataDir, shared = false }: EmbeddedOptions): Promise<Storage> {
  prepareDataFolder(dataDir);
  const lock = shared ? undefined : lockDataFolder(dataDir);
  const path = join(dataDir, DATABASE_FILE);
  try {
    // The files beside it, -wal and -shm, get the rights of the database.
    makeClosedFile(path);
    const writes = await ThreadClient.start({ path, role: 'WRITES' });
    if (!shared) await quickCheck(writes);
    const reads = await ThreadClient.start({ path, role: 'READS' });
    return assemble({ path, writes, reads, release: () => lock?.release() });
  } catch (error) {
    lock?.release();
    throw startFaultOf(error, path);
  }
}
