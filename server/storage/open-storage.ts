/** Opens the database that the settings name, with its migrations run. */
import { runMigrations } from '../migrations/run-migrations.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import type { Storage } from './storage.ts';

export interface StorageOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Beside a running server, for a command of the administrator: the data folder is not held. */
  readonly shared?: boolean;
}

/** Throws StartFault when it cannot be used. */
export async function openStorage({
  dataDir,
  databaseUrl,
  shared = false,
}: StorageOptions): Promise<Storage> {
  const storage =
    databaseUrl === undefined
      ? await openEmbedded({ dataDir, shared })
      : await openPostgres({ url: databaseUrl });
  try {
    await runMigrations(storage);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}
