// Opens the database that the settings name, and runs missing migrations.
import { runMigrations } from '../migrations/run-migrations.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import type { Storage } from './storage.ts';

interface StorageOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Opens beside a running server, for an administrator command: the data folder is not held. */
  readonly shared?: boolean;
}

/** Throws StartFault if the database cannot be used. */
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
