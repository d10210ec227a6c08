import { SqliteAdapter } from 'kysely';
import type { Db } from './schema.ts';

/** Whether the embedded engine answers: for the few queries that the two engines plan too differently to share a text. */
export function isEmbedded(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
