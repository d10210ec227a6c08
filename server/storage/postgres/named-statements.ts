// Prepared statements: a connection plans one once, and from then on is sent its name and values alone.
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** More would cost every connection memory. */
const MAX_NAMED = 100;

const names = new Map<string, string>();

/** From now on the statement travels by a name. */
export function nameStatement(text: string): void {
  if (!names.has(text) && names.size < MAX_NAMED) names.set(text, `kristall_${names.size}`);
}

/** The query as pg takes it, with its name if it has one. */
export function namedQuery(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = names.get(text);
  return { ...(name === undefined ? {} : { name }), text, values: [...values] };
}

function namedClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[] = []) => client.query(namedQuery(text, values));
  // Safe: the other form of a query, a cursor, needs a setting of the dialect that is not made.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

/** The pool as Kysely sees it. */
export function namingPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => namedClient(await pool.connect()),
    end: () => pool.end(),
    options: { ...pool.options },
  };
}
