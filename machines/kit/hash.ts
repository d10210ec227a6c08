// The canonical hash of a state: SHA-256 of its JSON with sorted keys, the same on every machine.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys and no absent fields. Throws on non-plain data and on fractions. */
export function canonicalJson(value: unknown): string {
  const page: Page = { json: '' };
  write(page, value);
  return page.json;
}

/** What is written so far: one text that grows is joined much faster than a tree of parts. */
interface Page {
  json: string;
}

function write(page: Page, value: unknown): void {
  if (typeof value === 'string') page.json += quoted(value);
  else if (typeof value === 'number') page.json += wholeNumber(value);
  else if (value === null || typeof value === 'boolean') page.json += String(value);
  else if (Array.isArray(value)) writeList(page, value);
  else if (isRecord(value)) writeRecord(page, value);
  else throw new Error(`A state can't hold a ${typeof value}`);
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

function writeList(page: Page, list: readonly unknown[]): void {
  let before = '';
  page.json += '[';
  for (const value of list) {
    page.json += before;
    before = ',';
    write(page, value);
  }
  page.json += ']';
}

function writeRecord(page: Page, record: Readonly<Record<string, unknown>>): void {
  let before = '';
  page.json += '{';
  for (const key of sortedKeys(record)) {
    const value = record[key];
    if (value === undefined) continue;
    page.json += before + named(key);
    before = ',';
    write(page, value);
  }
  page.json += '}';
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

const nameTexts = new Map<string, string>();

/** A key with its colon. */
function named(key: string): string {
  const known = nameTexts.get(key);
  if (known !== undefined) return known;
  const made = `${quoted(key)}:`;
  if (nameTexts.size < MAX_QUOTED_TEXTS && key.length < MAX_QUOTED_LENGTH) nameTexts.set(key, made);
  return made;
}

const quotedTexts = new Map<string, string>();
const MAX_QUOTED_TEXTS = 2000;
const MAX_QUOTED_LENGTH = 40;

/** States have the same few keys and words again and again. */
function quoted(text: string): string {
  const known = quotedTexts.get(text);
  if (known !== undefined) return known;
  const made = JSON.stringify(text);
  if (quotedTexts.size < MAX_QUOTED_TEXTS && text.length < MAX_QUOTED_LENGTH) quotedTexts.set(text, made);
  return made;
}
