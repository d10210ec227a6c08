// An empty, migrated storage for a test: embedded in a new folder, or PostgreSQL in a new schema.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runMigrations } from '#server/migrations/run-migrations.ts';
import { prepareDataFolder } from '#server/storage/embedded/data-folder.ts';
import { openEmbedded } from '#server/storage/embedded/open-embedded.ts';
import { openPostgres } from '#server/storage/postgres/open-postgres.ts';
import type { Storage } from '#server/storage/storage.ts';

export interface TestStorage extends Storage {
  readonly dataDir: string;
}

/** The URL of a PostgreSQL for tests; undefined for the embedded engine. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'] || undefined;

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Stands apart from the schemas of the tests: what one of them had made would go with its schema, and take the
 * indexes of the others along. Two at once would collide, hence the lock: PostgreSQL runs these statements as one
 * transaction, and gives it back when the extension is there for others to see.
 */
const SHARED_EXTENSION = `
  select pg_advisory_xact_lock(1);
  create extension if not exists pg_trgm with schema public`;

async function openEmpty(dataDir: string): Promise<{ storage: Storage; cleanUp: () => Promise<void> }> {
  const url = testDatabaseUrl;
  if (url === undefined) return { storage: await openEmbedded({ dataDir }), cleanUp: async () => undefined };
  const schema = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await run(url, SHARED_EXTENSION);
  await run(url, `create schema ${schema}`);
  const storage = await openPostgres({ url, schema });
  return { storage, cleanUp: () => run(url, `drop schema ${schema} cascade`) };
}

/** `close()` removes everything. `migrated: false` creates no tables. */
export async function openTestStorage({ migrated = true } = {}): Promise<TestStorage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kristall-test-'));
  prepareDataFolder(dataDir);
  const { storage, cleanUp } = await openEmpty(dataDir);
  if (migrated) await runMigrations(storage);
  return {
    ...storage,
    dataDir,
    async close() {
      await storage.close();
      await cleanUp();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
