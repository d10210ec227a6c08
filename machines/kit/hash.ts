// The canonical hash of a state: SHA-256 of its JSON with sorted keys, the same on every machine.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const PLAIN_TEXT = /^[\w-]*$/;

/** JSON with sorted keys and no absent fields. Throws on non-plain data and on fractions. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return wholeNumber(value);
  if (Array.isArray(value)) return canonicalList(value);
  if (isRecord(value)) return canonicalRecord(value);
  throw new Error(`A state can't hold a ${typeof value}`);
}

/** SHA-256 of a text in hexadecimal digits; a platform may have one of its own, which is faster. */
export type Digest = (text: string) => string;

/** The hash of a state, as 64 hexadecimal digits. */
export function hashState(state: unknown): string {
  return sha256Hex(canonicalJson(state));
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function wholeNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new Error(`A state can't hold the number ${value}`);
  return String(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function canonicalList(list: readonly unknown[]): string {
  let json = '';
  for (const value of list) json += `${json === '' ? '' : ','}${canonicalJson(value)}`;
  return `[${json}]`;
}

function canonicalRecord(record: Readonly<Record<string, unknown>>): string {
  let json = '';
  for (const key of sortedKeys(record)) {
    const value = record[key];
    if (value !== undefined) json += `${json === '' ? '' : ','}${quoted(key)}:${canonicalJson(value)}`;
  }
  return `{${json}}`;
}

/** Most records are small or already sorted; insertion sort is faster for them than the built-in sort. */
function sortedKeys(record: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = Object.keys(record);
  if (keys.length > 32) return keys.sort();
  for (let at = 1; at < keys.length; at++) {
    const key = keys[at] ?? '';
    let to = at;
    for (; to > 0 && (keys[to - 1] ?? '') > key; to--) keys[to] = keys[to - 1] ?? '';
    keys[to] = key;
  }
  return keys;
}

/** Strings of letters, digits and hyphens need no escaping. */
function quoted(text: string): string {
  return PLAIN_TEXT.test(text) ? `"${text}"` : JSON.stringify(text);
}
