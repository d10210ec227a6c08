// PostgreSQL: a pool that replaces broken connections, and another try after a conflict.
import { Kysely, sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartFault } from '#server/config.ts';
import type { Schema, Tx } from '../schema.ts';
import { StorageFault } from '../storage-fault.ts';
import type { Storage } from '../storage.ts';
import { FaultDialect } from './fault-dialect.ts';
import { namingPool } from './named-statements.ts';
import { postgresFault } from './postgres-faults.ts';
import { runProgram } from './run-program.ts';

/** What the connections of a server are called in the list of the database. */
export const APPLICATION_NAME = 'kristall';

const INT8 = 20;
const NUMERIC = 1700;
const POOL_SIZE = 12;
const MAX_TRIES = 8;

interface PostgresOptions {
  readonly url: string;
  /** Tables live in this schema instead of the user's own (for tests). */
  readonly schema?: string;
}

/** Counts and sums arrive as numbers instead of texts, JSON as values. */
function typeParser(oid: number, format?: 'text' | 'binary'): ReturnType<typeof pg.types.getTypeParser> {
  if (oid === INT8 || oid === NUMERIC) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}

function makePool({ url, schema }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: APPLICATION_NAME,
    types: { getTypeParser: typeParser },
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  });
  // A broken idle connection leaves the pool; the next call opens a new one.
  pool.on('error', () => undefined);
  return pool;
}

function isConflict(error: unknown): boolean {
  return error instanceof StorageFault && error.kind === 'CONFLICT';
}

/** Tries again after a conflict between transactions, with growing random waits. */
async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || tries === MAX_TRIES) throw error;
      await delay(Math.random() * 5 * 2 ** tries);
    }
  }
}

function assemble(pool: pg.Pool, options: PostgresOptions): Storage {
  const named = namingPool(pool);
  const db = new Kysely<Schema>({ dialect: new FaultDialect({ pool: named }, true) });
  const writable = new Kysely<Schema>({ dialect: new FaultDialect({ pool: named }, false) });
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    withRetries(() => writable.transaction().setIsolationLevel('read committed').execute(work));
  let closing: Promise<void> | undefined;
  return {
    place: { engine: 'postgres', ...options },
    engine: 'postgres',
    db,
    write,
    hot: (program) => withRetries(() => runProgram(pool, program)),
    async ping() {
      await sql`select 1 from migrations limit 1`.execute(db);
    },
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}

/** Opens the storage; throws StartFault if the database cannot be reached. */
export async function openPostgres(options: PostgresOptions): Promise<Storage> {
  const pool = makePool(options);
  try {
    const client = await pool.connect();
    client.release();
  } catch (error) {
    await pool.end();
    const fault = postgresFault(error);
    const reason = fault instanceof Error && fault.message !== '' ? fault.message : 'no answer';
    throw new StartFault(`The database at ${placeOf(options.url)} cannot be reached (${reason}).`);
  }
  return assemble(pool, options);
}

/** The address without user and password. */
function placeOf(url: string): string {
  return URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : 'DATABASE_URL';
}
