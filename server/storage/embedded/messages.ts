/** The messages between the server's thread and a database thread. */
export type Parameter = string | number | bigint | null | Uint8Array;

/** The text of a statement or, once both sides know it, its number: programs repeat a few statements. */
export type SqlOnItsWay = string | number | { readonly text: string; readonly number: number };

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
  readonly expectRows?: number | undefined;
  /** Fails if no transaction is open: a full disk ends one, and nothing may commit on its own then. */
  readonly inTransaction?: boolean | undefined;
}

export interface SentStatement extends Omit<Statement, 'sql'> {
  readonly sql: SqlOnItsWay;
}

export type Task =
  | { readonly kind: 'query'; readonly statement: Statement }
  /** Each program is atomic on its own (a savepoint) within the open transaction. */
  | { readonly kind: 'programs'; readonly programs: readonly (readonly SentStatement[])[] };

export interface QueryAnswer {
  readonly rows: readonly Record<string, unknown>[];
  readonly changes: number;
}

/** An engine's error as data: exceptions lose their fields between threads. */
export interface ErrorAnswer {
  readonly error: { readonly code: string; readonly message: string };
}

export type ProgramAnswer =
  | { readonly ok: true; readonly rows: readonly (readonly Record<string, unknown>[])[] }
  | { readonly ok: false; readonly failedAt: number }
  | ErrorAnswer;

export type TaskAnswer = QueryAnswer | ErrorAnswer | { readonly programs: readonly ProgramAnswer[] };

export interface Request {
  readonly id: number;
  readonly task: Task;
}

export interface Reply {
  readonly id: number;
  readonly answer: TaskAnswer;
}

export interface WorkerSettings {
  readonly path: string;
  readonly role: 'WRITES' | 'READS';
}
