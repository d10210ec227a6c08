// The canonical hash of a state: SHA-256 of its JSON with sorted keys, the same on every machine.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const PLAIN_TEXT = /^[\w-]*$/;

/** JSON with sorted keys and no absent fields. Throws on non-plain data and on fractions. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return wholeNumber(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (isRecord(value)) return canonicalRecord(value);
  throw new Error(`A state can't hold a ${typeof value}`);
}

/** A value as it was written last, with its parts. */
interface Written {
  readonly value: unknown;
  readonly json: string;
  readonly parts: ReadonlyMap<string, Written>;
}

/** Below that, parts are written anew: a look at what is known would take as long. */
const KEPT_LEVELS = 4;

/**
 * Canonical JSON of one state of a run after another. What did not change since the last one asked for is not written again: a state shares
 * with the next all that nothing happened to.
 */
export function canonicalJsonInTurn(): (state: object) => string {
  let last: Written | undefined;
  return (state) => {
    last = writtenAfter(last, state, KEPT_LEVELS);
    return last.json;
  };
}

function writtenAfter(last: Written | undefined, value: unknown, levels: number): Written {
  if (last !== undefined && last.value === value) return last;
  if (levels === 0 || !isRecord(value)) return { value, json: canonicalJson(value), parts: NOTHING };
  const isList = Array.isArray(value);
  const keys = isList ? Object.keys(value) : sortedKeys(value).filter((key) => value[key] !== undefined);
  const parts = new Map(
    keys.map((key) => [key, writtenAfter(last?.parts.get(key), value[key], levels - 1)] as const),
  );
  const rows = [...parts].map(([key, { json }]) => (isList ? json : `${quoted(key)}:${json}`)).join(',');
  return { value, json: isList ? `[${rows}]` : `{${rows}}`, parts };
}

const NOTHING: ReadonlyMap<string, Written> = new Map();

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
