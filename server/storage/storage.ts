// What the server sees of the database, whichever engine is behind it.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db, Tx } from './schema.ts';

/** A statement of a program; `expectRows` is how many rows it must change or, for a select, return. */
export interface HotStatement {
  readonly query: CompiledQuery | Compilable;
  readonly expectRows?: number;
}

/** A program's outcome. `failedAt` is the index of the statement that missed `expectRows`. */
export type HotOutcome =
  | { readonly ok: true; readonly rows: readonly (readonly Record<string, unknown>[])[] }
  | { readonly ok: false; readonly failedAt: number };

/** Where the data lie, for another process that reads them: see openReader. */
export type StoragePlace =
  | { readonly engine: 'embedded'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string; readonly schema?: string };

export interface Storage {
  readonly place: StoragePlace;
  readonly engine: 'embedded' | 'postgres';
  /** Reads only; writing through it throws. Sees everything that was acknowledged before. */
  readonly db: Db;
  /**
   * Runs `work` in a transaction and resolves once it is durable. `work` must await nothing but the database,
   * and must have no other effects, because it may run again (after a conflict on PostgreSQL). If it throws,
   * the transaction is rolled back and the error passed on. Embedded: writes run one after the other, those
   * of one tick share a commit.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The fast way to save answers and events: the statements run as one atomic program in the database's
   * thread, with all programs of a tick in one commit; resolves once it is durable. Build the statements with
   * `storage.db.updateTable(…)` and the like, without executing them (`.compile()` is called here). On PostgreSQL
   * they are one statement in one trip: none may change a row that another changes, or read what another changes.
   */
  hot(program: readonly HotStatement[]): Promise<HotOutcome>;
  /** Resolves if the database responds and was not found damaged; throws StorageFault otherwise. */
  ping(): Promise<void>;
  /** Finishes what it was given, then closes. */
  close(): Promise<void>;
}

/** The SQL and parameters of a statement, which may still be a builder. */
export function compiledOf(query: HotStatement['query']): CompiledQuery {
  return 'compile' in query ? query.compile() : query;
}
