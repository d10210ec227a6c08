// The part of better-sqlite3 that the embedded engine uses; the package has no types of its own.
declare module 'better-sqlite3' {
  interface ColumnDefinition {
    readonly name: string;
    /** The declared type, null for an expression. */
    readonly type: string | null;
  }
  interface RunResult {
    readonly changes: number;
    readonly lastInsertRowid: number | bigint;
  }
  interface Statement {
    readonly reader: boolean;
    columns(): ColumnDefinition[];
    all(parameters: readonly unknown[]): Record<string, unknown>[];
    run(parameters: readonly unknown[]): RunResult;
    iterate(parameters: readonly unknown[]): IterableIterator<Record<string, unknown>>;
  }
  interface Options {
    readonly readonly?: boolean;
    readonly fileMustExist?: boolean;
    readonly timeout?: number;
  }
  export default class Database {
    constructor(path: string, options?: Options);
    readonly inTransaction: boolean;
    prepare(sql: string): Statement;
    exec(sql: string): this;
    pragma(text: string, options?: { readonly simple?: boolean }): unknown;
    close(): this;
  }
}
