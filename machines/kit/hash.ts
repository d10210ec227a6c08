// The canonical hash of a state: SHA-256 of its JSON with sorted keys, the same on every machine.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys and without absent fields. Refuses what is not plain data or not a whole number. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return wholeNumber(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (isRecord(value)) return canonicalRecord(value);
  throw new Error(`A state can't hold a ${typeof value}`);
}

/** The hash of a state, as 64 hexadecimal digits. */
export function hashState(state: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(state))));
}

function wholeNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new Error(`A state can't hold the number ${value}`);
  return String(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function canonicalRecord(record: Readonly<Record<string, unknown>>): string {
  let json = '';
  for (const key of Object.keys(record).sort()) {
    const value = record[key];
    if (value !== undefined)
      json += `${json === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(value)}`;
  }
  return `{${json}}`;
}
