// Translates SQLite's error codes into the storage's own faults.
import { StorageFault, type StorageFaultKind } from '../storage-fault.ts';
import type { ErrorAnswer, ProgramAnswer, TaskAnswer } from './messages.ts';

const KINDS: Readonly<Record<string, StorageFaultKind>> = {
  SQLITE_CONSTRAINT_UNIQUE: 'UNIQUE',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'UNIQUE',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'FOREIGN_KEY',
  SQLITE_CONSTRAINT_CHECK: 'CHECK',
  SQLITE_CONSTRAINT_NOTNULL: 'NOT_NULL',
  SQLITE_FULL: 'FULL',
  SQLITE_BUSY: 'CONFLICT',
  SQLITE_CANTOPEN: 'UNAVAILABLE',
  SQLITE_NOTADB: 'DAMAGED',
};

/** Kinds of codes that have further parts, such as SQLITE_CORRUPT_INDEX. */
const KIND_OF_FAMILY: readonly (readonly [family: string, kind: StorageFaultKind])[] = [
  ['SQLITE_IOERR', 'UNAVAILABLE'],
  ['SQLITE_CORRUPT', 'DAMAGED'],
];

/** "UNIQUE constraint failed: users.loginKey, users.x" names the table and the columns. */
function placeOf(message: string): { table?: string; columns: string[] } {
  const names = /failed: (.+)$/.exec(message)?.[1]?.split(', ') ?? [];
  const pairs = names.map((name) => name.split('.'));
  const table = pairs[0]?.length === 2 ? pairs[0][0] : undefined;
  return { ...(table === undefined ? {} : { table }), columns: pairs.map((pair) => pair.at(-1) ?? '') };
}

function isError(answer: TaskAnswer | ProgramAnswer): answer is ErrorAnswer {
  return 'error' in answer;
}

/** The fault in a reply of a database thread. */
export function faultOf(answer: TaskAnswer | ProgramAnswer): StorageFault {
  if (!isError(answer)) return new StorageFault('OTHER', 'The database thread answered something else.');
  const { code, message } = answer.error;
  const kind = KINDS[code] ?? KIND_OF_FAMILY.find(([family]) => code.startsWith(family))?.[1] ?? 'OTHER';
  return new StorageFault(kind, message, placeOf(message));
}
