import { SqliteAdapter } from 'kysely';
import type { Db } from './schema.ts';

/** Whether this is the embedded engine: for the few queries that must differ between the engines. */
export function isEmbedded(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
