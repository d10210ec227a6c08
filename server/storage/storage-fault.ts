/** The kinds of storage errors, the same for both engines, so that no caller needs an engine's codes. */
export type StorageFaultKind =
  | 'UNIQUE'
  | 'FOREIGN_KEY'
  | 'CHECK'
  | 'NOT_NULL'
  | 'FULL'
  | 'BAD_VALUE'
  | 'CONFLICT'
  | 'UNAVAILABLE'
  /** The engine found its own files damaged. */
  | 'DAMAGED'
  | 'OTHER';

export class StorageFault extends Error {
  readonly kind: StorageFaultKind;
  /** The table and columns of a violated constraint, if the engine reports them. */
  readonly table: string | undefined;
  readonly columns: readonly string[];

  constructor(
    kind: StorageFaultKind,
    message: string,
    options: { readonly table?: string; readonly columns?: readonly string[]; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'StorageFault';
    this.kind = kind;
    this.table = options.table;
    this.columns = options.columns ?? [];
  }
}

/** Whether `error` is the violation of a unique constraint that includes `column` (of any, when left out). */
export function isUniqueViolation(error: unknown, column?: string): error is StorageFault {
  if (!(error instanceof StorageFault) || error.kind !== 'UNIQUE') return false;
  return column === undefined || error.columns.includes(column);
}
