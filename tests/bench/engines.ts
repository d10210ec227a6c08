// Runs a measurement on a fresh database of each available engine.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbedded } from '#server/storage/embedded/open-embedded.ts';
import { openPostgres } from '#server/storage/postgres/open-postgres.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Figure } from './bench.ts';

type Measure = (storage: Storage) => Promise<readonly Figure[]>;

async function embeddedFigures(measure: Measure): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kristall-bench-'));
  const storage = await openEmbedded({ dataDir });
  try {
    return await measure(storage);
  } finally {
    await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function postgresFigures(url: string, measure: Measure): Promise<readonly Figure[]> {
  const schema = `bench_${process.pid}`;
  await statement(url, `create schema ${schema}`);
  const storage = await openPostgres({ url, schema });
  try {
    return await measure(storage);
  } finally {
    await storage.close();
    await statement(url, `drop schema ${schema} cascade`);
  }
}

/** On the embedded engine, and on PostgreSQL if DATABASE_URL is set. */
export async function onEveryEngine(measure: Measure): Promise<readonly Figure[]> {
  const url = process.env['DATABASE_URL'] ?? '';
  return [...(await embeddedFigures(measure)), ...(url === '' ? [] : await postgresFigures(url, measure))];
}

/** The same for benches that start a server of their own: passes the URL of a fresh schema, or undefined. */
export async function onEveryDatabase(
  measure: (databaseUrl: string | undefined) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const embedded = await measure(undefined);
  const url = process.env['DATABASE_URL'] ?? '';
  if (url === '') return embedded;
  const schema = `bench_${process.pid}`;
  await statement(url, `create schema ${schema}`);
  try {
    const own = new URL(url);
    own.searchParams.set('options', `-c search_path=${schema}`);
    return [...embedded, ...(await measure(own.href))];
  } finally {
    await statement(url, `drop schema ${schema} cascade`);
  }
}
