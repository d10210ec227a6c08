// Reads the database of a running server from another process, so that the one which answers everybody has no part in it.
import { Kysely } from 'kysely';
import { sqliteDialect } from './embedded/sqlite-dialect.ts';
import { ThreadClient } from './embedded/thread-client.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import type { Db, Schema } from './schema.ts';
import type { StoragePlace } from './storage.ts';

export interface Reader {
  /** Reads only; writing through it throws. */
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * @param place of a storage that is open, with all migrations
 * @throws StartFault if PostgreSQL cannot be reached; another error if the file cannot be opened
 */
export async function openReader(place: StoragePlace): Promise<Reader> {
  if (place.engine === 'postgres') return openPostgres(place);
  const reads = await ThreadClient.start({ path: place.path, role: 'READS' });
  return { db: new Kysely<Schema>({ dialect: sqliteDialect(reads) }), close: () => reads.close() };
}
