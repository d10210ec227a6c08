// Kysely's PostgreSQL dialect with the storage's own faults, and with reads that cannot write.
import {
  PostgresDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { isPreparedQuery } from '../prepared.ts';
import { StorageFault } from '../storage-fault.ts';
import { ListQueryCompiler } from './empty-lists.ts';
import { nameStatement } from './named-statements.ts';
import { postgresFault } from './postgres-faults.ts';

const WRITING_KINDS = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']);

async function withFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw postgresFault(error);
  }
}

class FaultConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #readOnly: boolean;

  constructor(inner: DatabaseConnection, readOnly: boolean) {
    this.inner = inner;
    this.#readOnly = readOnly;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#readOnly && WRITING_KINDS.has(query.query.kind)) {
      return Promise.reject(new StorageFault('OTHER', 'Writes go through storage.write.'));
    }
    if (isPreparedQuery(query)) nameStatement(query.sql);
    return withFaults(() => this.inner.executeQuery<R>(query));
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

function innerOf(connection: DatabaseConnection): DatabaseConnection {
  return connection instanceof FaultConnection ? connection.inner : connection;
}

class FaultDriver implements Driver {
  readonly #inner: Driver;
  readonly #readOnly: boolean;

  constructor(inner: Driver, readOnly: boolean) {
    this.#inner = inner;
    this.#readOnly = readOnly;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new FaultConnection(await withFaults(() => this.#inner.acquireConnection()), this.#readOnly);
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (this.#readOnly) {
      return Promise.reject(new StorageFault('OTHER', 'Transactions are given out by storage.write.'));
    }
    return withFaults(() => this.#inner.beginTransaction(innerOf(connection), settings));
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return withFaults(() => this.#inner.commitTransaction(innerOf(connection)));
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return withFaults(() => this.#inner.rollbackTransaction(innerOf(connection)));
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#inner.releaseConnection(innerOf(connection));
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }
}

export class FaultDialect extends PostgresDialect {
  readonly #readOnly: boolean;

  constructor(config: PostgresDialectConfig, readOnly: boolean) {
    super(config);
    this.#readOnly = readOnly;
  }

  override createQueryCompiler(): QueryCompiler {
    return new ListQueryCompiler();
  }

  override createDriver(): Driver {
    return new FaultDriver(super.createDriver(), this.#readOnly);
  }
}
