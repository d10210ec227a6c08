// Runs a program on PostgreSQL as one statement, in one trip.
import type pg from 'pg';
import { compiledOf, type HotOutcome, type HotStatement } from '../storage.ts';
import { namedQuery, nameStatement } from './named-statements.ts';
import { oneStatement, outcomeOf, stoppedAt } from './one-statement.ts';
import { postgresFault } from './postgres-faults.ts';

/** The row of the statement. Not by `pool.query`, which gives up its connection at any error. */
async function rowOf(pool: pg.Pool, query: pg.QueryConfig): Promise<Readonly<Record<string, unknown>>> {
  const client = await pool.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows[0] ?? {};
  } finally {
    client.release();
  }
}

/** Throws StorageFault; a program that missed what it expects has changed nothing. */
export async function runProgram(pool: pg.Pool, program: readonly HotStatement[]): Promise<HotOutcome> {
  const parts = program.map(({ query, expectRows }) => ({ query: compiledOf(query), expectRows }));
  const { text, isPrepared } = oneStatement(parts);
  if (isPrepared) nameStatement(text);
  try {
    const values = parts.flatMap(({ query }) => query.parameters);
    return outcomeOf(parts, await rowOf(pool, namedQuery(text, values)));
  } catch (error) {
    const failedAt = stoppedAt(error);
    if (failedAt !== undefined) return { ok: false, failedAt };
    throw postgresFault(error);
  }
}
