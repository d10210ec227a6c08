// The engine that fault tests run on, with a fresh database: tests/run.mjs runs them on each engine.
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { makeDataDir, type Settings } from '../support/run-server.ts';

export interface OpenedEngine {
  readonly settings: Settings;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly close: () => Promise<void>;
}

const serverUrl = process.env['TEST_DATABASE_URL'] || undefined;
export const engineName = serverUrl === undefined ? 'the embedded engine' : 'PostgreSQL';

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

let made = 0;

/** Opens an empty database and a data folder; `close` removes both. */
export async function openEngine(): Promise<OpenedEngine> {
  const dataDir = await makeDataDir();
  const settings = { DEMO: 'on', LOG_LEVEL: 'silent', DATA_DIR: dataDir };
  const removeDir = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  if (serverUrl === undefined) return { settings, dataDir, databaseUrl: undefined, close: removeDir };
  made += 1;
  const name = `faults_${process.pid}_${made}`;
  await run(serverUrl, `create database ${name}`);
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  return {
    settings: { ...settings, DATABASE_URL: own.href },
    dataDir,
    databaseUrl: own.href,
    close: async () => {
      await removeDir();
      await run(serverUrl, `drop database ${name} with (force)`);
    },
  };
}
