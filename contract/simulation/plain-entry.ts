// Whether an entry of a stored log is surely well formed, found much faster than by its schema.
import type { LogEntry } from './log.ts';

const MAX_ID = 80;
const MAX_CODE = 20;
const MAX_SEQ = 1_000_000;
const MAX_AT_MS = 2_000_000_000;
const MAX_PARAMS = 16;
const MAX_NUMBER = 2_147_483_647;
const MAX_VALUE = 200;
const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/u;

const isText = (value: unknown, max: number): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= max;

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

const isNoneOrId = (value: unknown): boolean => value === undefined || isText(value, MAX_ID);

function isPlainValue(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_VALUE;
  return typeof value === 'boolean' || isWhole(value, -MAX_NUMBER, MAX_NUMBER);
}

function arePlainParams(params: LogEntry['params']): boolean {
  if (params === undefined) return true;
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return false;
  const names = Object.keys(params);
  return (
    names.length <= MAX_PARAMS && names.every((name) => PLAIN_NAME.test(name) && isPlainValue(params[name]))
  );
}

/** True: `logEntrySchema` takes it. False: ask the schema. */
export function isPlainEntry(entry: LogEntry): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { code, item, from, to, params, seq, at, location, refused, issue } = entry;
  return (
    isText(code, MAX_CODE) &&
    isText(location, MAX_ID) &&
    [item, from, to, issue].every(isNoneOrId) &&
    isWhole(seq, 1, MAX_SEQ) &&
    isWhole(at, 0, MAX_AT_MS) &&
    (refused === undefined || refused === true) &&
    arePlainParams(params)
  );
}
