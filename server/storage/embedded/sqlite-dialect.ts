// The Kysely dialect of a database thread.
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type SelectModifierNode,
} from 'kysely';
import { StorageFault } from '../storage-fault.ts';
import type { Parameter } from './messages.ts';
import type { ThreadClient } from './thread-client.ts';

/** A value in a form that SQLite can hold. */
export function toParameter(value: unknown): Parameter {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString();
  throw new StorageFault('OTHER', 'A value of this type cannot be stored; wrap it with json().');
}

const WRITING_KINDS = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']);

class ThreadConnection implements DatabaseConnection {
  readonly #thread: ThreadClient;
  readonly #writing: boolean;

  constructor(thread: ThreadClient, writing: boolean) {
    this.#thread = thread;
    this.#writing = writing;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#thread.query({
      sql: query.sql,
      parameters: query.parameters.map((value) => toParameter(value)),
      inTransaction: this.#writing,
    });
    const parsed = rows as R[];
    return WRITING_KINDS.has(query.query.kind)
      ? { rows: parsed, numAffectedRows: BigInt(changes) }
      : { rows: parsed };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new StorageFault('OTHER', 'Read long lists by pages after the last key.');
  }
}

/** Leaves out FOR UPDATE, which means nothing where writes run one after the other. */
class EmbeddedQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node);
  }
}

/** Reads do not wait for each other: the thread takes all of a tick together and keeps their order. */
class ParallelAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * The driver of one thread. On the writing thread a Kysely transaction is a savepoint inside the group's
 * transaction, which WriteQueue begins and commits; its commands are not awaited one by one, as the thread
 * keeps their order.
 */
class ThreadDriver implements Driver {
  readonly #connection: ThreadConnection;
  readonly #thread: ThreadClient;
  readonly #onCommand: ((command: Promise<void>) => void) | undefined;

  constructor(thread: ThreadClient, onCommand: ((command: Promise<void>) => void) | undefined) {
    this.#thread = thread;
    this.#connection = new ThreadConnection(thread, onCommand !== undefined);
    this.#onCommand = onCommand;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    this.#command('savepoint work');
  }

  async commitTransaction(): Promise<void> {
    this.#command('release work');
  }

  async rollbackTransaction(): Promise<void> {
    this.#command('rollback to work');
    this.#command('release work');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}

  #command(sql: string): void {
    if (this.#onCommand === undefined)
      throw new StorageFault('OTHER', 'Transactions are given out by storage.write.');
    this.#onCommand(this.#thread.command(sql, true));
  }
}

/**
 * @param onCommand receives the savepoint commands of the writing thread; without it the dialect only reads
 */
export function sqliteDialect(thread: ThreadClient, onCommand?: (command: Promise<void>) => void): Dialect {
  return {
    createDriver: () => new ThreadDriver(thread, onCommand),
    createAdapter: () => (onCommand === undefined ? new ParallelAdapter() : new SqliteAdapter()),
    createQueryCompiler: () => new EmbeddedQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}
