// Translates PostgreSQL's error codes into the storage's own faults.
import { StorageFault, type StorageFaultKind } from '../storage-fault.ts';

const KINDS: Readonly<Record<string, StorageFaultKind>> = {
  '23505': 'UNIQUE',
  '23503': 'FOREIGN_KEY',
  '23514': 'CHECK',
  '23502': 'NOT_NULL',
  '53100': 'FULL',
  '40001': 'CONFLICT',
  '40P01': 'CONFLICT',
  XX001: 'DAMAGED',
  XX002: 'DAMAGED',
};

const UNREACHABLE = /^(?:08|57P0|53300)/;
const BROKEN_SOCKET = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|ENOENT)/;

/** A field of pg's errors; those that matter here are all texts, if present. */
function fieldOf(error: Error, name: 'code' | 'table' | 'column' | 'detail'): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

function kindOf(error: Error, code: string): StorageFaultKind {
  const known = KINDS[code];
  if (known !== undefined) return known;
  // Class 22: a value that the type cannot hold.
  if (code.startsWith('22')) return 'BAD_VALUE';
  if (UNREACHABLE.test(code) || BROKEN_SOCKET.test(code)) return 'UNAVAILABLE';
  return /connection|timeout exceeded when trying to connect/i.test(error.message) && code === ''
    ? 'UNAVAILABLE'
    : 'OTHER';
}

/** The columns from a detail such as "Key ("loginKey")=(x) already exists." */
function columnsOf(error: Error): readonly string[] {
  const column = fieldOf(error, 'column');
  if (column !== undefined) return [column];
  const names = /^Key \((.+?)\)=/.exec(fieldOf(error, 'detail') ?? '')?.[1];
  return names?.split(', ').map((name) => name.replaceAll('"', '')) ?? [];
}

/** The fault for pg's error; returns anything else unchanged. */
export function postgresFault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageFault) return error;
  const table = fieldOf(error, 'table');
  return new StorageFault(kindOf(error, fieldOf(error, 'code') ?? ''), error.message, {
    ...(table === undefined ? {} : { table }),
    columns: columnsOf(error),
    cause: error,
  });
}
