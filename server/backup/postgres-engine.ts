// Backing up PostgreSQL with its own pg_dump and pg_restore.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { StartFault } from '#server/config.ts';
import { APPLICATION_NAME } from '#server/storage/postgres/open-postgres.ts';
import type { BackupEngine, Facts } from './engine.ts';
import { DATABASE_NAMES } from './manifest.ts';

const MAX_ERROR_CHARACTERS = 2000;

/** A password in an argument is seen by all who list processes, so it goes by the environment. */
function withoutPassword(url: string): { readonly url: string; readonly env: NodeJS.ProcessEnv } {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return { url: parsed.href, env: password === '' ? {} : { PGPASSWORD: password } };
}

/** Runs one of PostgreSQL's programs against the database; throws a StartFault with what it said. */
async function runTool(tool: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  const { url: dbname, env } = withoutPassword(url);
  const child = spawn(tool, [`--dbname=${dbname}`, '--no-password', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on(
    'data',
    (part: Buffer) => (said = `${said}${part.toString()}`.slice(-MAX_ERROR_CHARACTERS)),
  );
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new StartFault(`${tool} failed: ${said.trim().replaceAll('\n', ' ')}`);
  } catch (error) {
    if (error instanceof StartFault) throw error;
    throw new StartFault(`${tool} is not on the PATH: install the client programs of PostgreSQL.`);
  }
}

async function column(url: string, sql: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows.map((row) => String(Object.values(row)[0]));
  } finally {
    await client.end().catch(() => undefined);
  }
}

const TABLES = `select tablename from pg_tables where schemaname = current_schema()`;
const SERVERS = `select pid from pg_stat_activity
  where datname = current_database() and application_name = '${APPLICATION_NAME}'`;

async function hold(url: string): Promise<{ readonly release: () => void }> {
  if ((await column(url, SERVERS)).length > 0)
    throw new StartFault('A server is using the database. Stop it first.');
  return { release: () => undefined };
}

/** @param url DATABASE_URL */
export function postgresEngine(url: string): BackupEngine {
  return {
    name: 'postgres',
    dump: (target) =>
      runTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`]),
    facts: async (): Promise<Facts> => ({
      migrations: await column(url, 'select name from migrations order by name'),
      contents: await column(url, 'select distinct sha256 from files order by sha256'),
    }),
    async faults() {
      // Reading every row of every table finds what checksums and types can tell.
      try {
        await runTool('pg_dump', url, ['--format=plain', '--file=/dev/null']);
        return [];
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)];
      }
    },
    isEmpty: async () => (await column(url, TABLES)).length === 0,
    hold: () => hold(url),
    async load(source, kept) {
      if (kept !== undefined)
        await runTool('pg_dump', url, ['--format=custom', `--file=${join(kept, DATABASE_NAMES.postgres)}`]);
      await runTool('pg_restore', url, [
        '--clean',
        '--if-exists',
        '--no-owner',
        '--no-privileges',
        '--exit-on-error',
        '--single-transaction',
        source,
      ]);
    },
  };
}
