// One SQLite connection inside a database thread: prepared statements, programs, values like PostgreSQL's.
import Database, { type Statement as PreparedStatement } from 'better-sqlite3';
import type {
  ErrorAnswer,
  ProgramAnswer,
  QueryAnswer,
  SentStatement,
  SqlOnItsWay,
  Statement,
  WorkerSettings,
} from './messages.ts';

type Convert = (value: unknown) => unknown;

interface Prepared {
  readonly statement: PreparedStatement;
  readonly conversions: readonly (readonly [column: string, convert: Convert])[];
}

const CACHED_STATEMENTS = 1000;

/** SQLite has no booleans and no JSON values, so the declared type of a column says how to convert them. */
const conversionsByType: Readonly<Record<string, Convert>> = {
  boolean: (value) => (value === null ? null : value !== 0),
  json: (value): unknown => (typeof value === 'string' ? JSON.parse(value) : value),
};

function isSqliteError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** An error as data, for the message to the server's thread. */
export function errorAnswer(error: unknown): ErrorAnswer {
  if (isSqliteError(error)) return { error: { code: error.code, message: error.message } };
  return { error: { code: 'UNKNOWN', message: error instanceof Error ? error.message : String(error) } };
}

export class Connection {
  readonly #database: Database;
  readonly #prepared = new Map<string, Prepared>();
  readonly #texts: string[] = [];

  constructor(settings: WorkerSettings) {
    this.#database = new Database(settings.path, { timeout: 5000 });
    this.#database.pragma('journal_mode = WAL');
    // FULL: a commit is on disk before it is acknowledged.
    this.#database.pragma('synchronous = FULL');
    this.#database.pragma('foreign_keys = ON');
    this.#database.pragma('temp_store = MEMORY');
    this.#database.pragma('cache_size = -32000');
    if (settings.role === 'READS') this.#database.pragma('query_only = ON');
  }

  /** Runs one statement. */
  run({ sql, parameters, inTransaction }: Statement): QueryAnswer {
    if (inTransaction === true) this.#needTransaction();
    const { statement, conversions } = this.#prepare(sql);
    if (!statement.reader) return { rows: [], changes: statement.run(parameters).changes };
    const rows = statement.all(parameters);
    for (const [column, convert] of conversions) {
      for (const row of rows) row[column] = convert(row[column]);
    }
    return { rows, changes: rows.length };
  }

  /** Runs programs in the open transaction; a failed one is undone by its savepoint and harms no other. */
  runPrograms(programs: readonly (readonly SentStatement[])[]): readonly ProgramAnswer[] {
    // All texts are read before any runs: a program that stops early must not hide the texts after it.
    const read = programs.map((program) =>
      program.map((statement): Statement => ({ ...statement, sql: this.#textOf(statement.sql) })),
    );
    return read.map((program) => {
      this.#needTransaction();
      return this.#runProgram(program);
    });
  }

  close(): void {
    this.#database.close();
  }

  #needTransaction(): void {
    if (!this.#database.inTransaction) throw new Error('The transaction was rolled back by the engine.');
  }

  #textOf(sql: SqlOnItsWay): string {
    if (typeof sql === 'string') return sql;
    if (typeof sql === 'object') this.#texts[sql.number] = sql.text;
    const text = this.#texts[typeof sql === 'object' ? sql.number : sql];
    if (text === undefined) throw new Error('A statement came by a number that was never told.');
    return text;
  }

  #runProgram(program: readonly Statement[]): ProgramAnswer {
    this.run({ sql: 'savepoint program', parameters: [] });
    try {
      const rows: (readonly Record<string, unknown>[])[] = [];
      for (const [index, statement] of program.entries()) {
        const answer = this.run(statement);
        if (statement.expectRows !== undefined && statement.expectRows !== answer.changes) {
          this.#undoProgram();
          return { ok: false, failedAt: index };
        }
        rows.push(answer.rows);
      }
      this.run({ sql: 'release program', parameters: [] });
      return { ok: true, rows };
    } catch (error) {
      // A full disk rolls back the whole transaction, so every program has failed, not only this one.
      if (!this.#database.inTransaction) throw error;
      this.#undoProgram();
      return errorAnswer(error);
    }
  }

  #undoProgram(): void {
    this.run({ sql: 'rollback to program', parameters: [] });
    this.run({ sql: 'release program', parameters: [] });
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, conversions: statement.reader ? conversionsOf(statement) : [] };
    if (this.#prepared.size >= CACHED_STATEMENTS) {
      const oldest = this.#prepared.keys().next();
      if (oldest.done !== true) this.#prepared.delete(oldest.value);
    }
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

function conversionsOf(statement: PreparedStatement): readonly (readonly [string, Convert])[] {
  return statement.columns().flatMap(({ name, type }) => {
    const convert = conversionsByType[type?.toLowerCase() ?? ''];
    return convert === undefined ? [] : [[name, convert] as const];
  });
}
