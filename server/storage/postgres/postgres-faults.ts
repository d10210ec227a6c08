/** PostgreSQL's error codes as the storage's own faults. */
import { StorageFault, type StorageFaultKind } from '../storage-fault.ts';

const kinds: Readonly<Record<string, StorageFaultKind>> = {
  '23505': 'UNIQUE',
  '23503': 'FOREIGN_KEY',
  '23514': 'CHECK',
  '23502': 'NOT_NULL',
  '53100': 'FULL',
  '40001': 'CONFLICT',
  '40P01': 'CONFLICT',
};

const UNREACHABLE = /^(?:08|57P0|53300)/;
const BROKEN_SOCKET = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|ENOENT)/;

/** The fields of pg's errors that matter here; all are texts where they are. */
function fieldOf(error: Error, name: 'code' | 'table' | 'column' | 'detail'): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

function kindOf(error: Error, code: string): StorageFaultKind {
  const known = kinds[code];
  if (known !== undefined) return known;
  // Class 22: a value that the type cannot hold.
  if (code.startsWith('22')) return 'BAD_VALUE';
  if (UNREACHABLE.test(code) || BROKEN_SOCKET.test(code)) return 'UNAVAILABLE';
  return /connection|timeout exceeded when trying to connect/i.test(error.message) && code === ''
    ? 'UNAVAILABLE'
    : 'OTHER';
}

/** "Key ("loginKey")=(x) already exists." names the columns. */
function columnsOf(error: Error): readonly string[] {
  const column = fieldOf(error, 'column');
  if (column !== undefined) return [column];
  const names = /^Key \((.+?)\)=/.exec(fieldOf(error, 'detail') ?? '')?.[1];
  return names?.split(', ').map((name) => name.replaceAll('"', '')) ?? [];
}

/** The fault that pg's error means; anything else is given back as it is. */
export function postgresFault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageFault) return error;
  const table = fieldOf(error, 'table');
  return new StorageFault(kindOf(error, fieldOf(error, 'code') ?? ''), error.message, {
    ...(table === undefined ? {} : { table }),
    columns: columnsOf(error),
    cause: error,
  });
}
