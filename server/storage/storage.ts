/** What the server sees of the database, whichever engine is behind it. */
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db, Tx } from './schema.ts';

/** One statement of a hot program: `expectRows` is how many rows it must change (insert, update, delete) or return (select). */
export interface HotStatement {
  readonly query: CompiledQuery | Compilable;
  readonly expectRows?: number;
}

/** What became of a hot program. `failedAt` is the index of the statement whose `expectRows` did not hold: nothing was written. */
export type HotOutcome =
  | { readonly ok: true; readonly rows: readonly (readonly Record<string, unknown>[])[] }
  | { readonly ok: false; readonly failedAt: number };

export interface Storage {
  readonly engine: 'embedded' | 'postgres';
  /** Reads only; a write through it throws. Sees everything that was acknowledged before. */
  readonly db: Db;
  /**
   * Runs `work` in a transaction and resolves after it is durable. `work` awaits nothing but the database and may run
   * again (a conflict on PostgreSQL), so it has no other effects. An exception rolls back and is thrown on.
   * Embedded: writes run one after the other, those of one tick share one commit.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The fast way for saving answers and events: the statements run as one atomic program in the database's thread, all
   * programs of a tick in one commit; resolves after it is durable. Build the statements with `storage.db.updateTable(…)`
   * and the like without executing them (`.compile()` is called here).
   */
  hot(program: readonly HotStatement[]): Promise<HotOutcome>;
  /** Answers when the engine does, throws StorageFault otherwise. */
  ping(): Promise<void>;
  /** A consistent copy of the database into a new file while it is in use; the embedded engine alone. */
  backup?(path: string): Promise<void>;
  /** Finishes what was given to it, then ends. */
  close(): Promise<void>;
}

/** The SQL and parameters of a statement that may still be a builder. */
export function compiledOf(query: HotStatement['query']): CompiledQuery {
  return 'compile' in query ? query.compile() : query;
}
