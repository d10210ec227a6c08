// The text of a table file: finds the encoding by byte order mark, by validity, and by what makes sense.
import type { ImportPlan } from '#contract/calls/user-import.ts';
import { fieldOfHeader } from './table-columns.ts';

type TableEncoding = ImportPlan['encoding'];

type DecodedTable =
  | { readonly kind: 'TEXT'; readonly text: string; readonly encoding: TableEncoding }
  | { readonly kind: 'BINARY' | 'UNKNOWN' };

const SIGNATURES: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x1f, 0x8b],
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x61, 0x72, 0x21],
];

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The number of zero bytes at even and at odd positions. */
function zerosOf(bytes: Uint8Array): readonly [even: number, odd: number] {
  const places = [...bytes.subarray(0, 4096).entries()]
    .filter(([, byte]) => byte === 0)
    .map(([place]) => place);
  const odd = places.filter((place) => place % 2 === 1).length;
  return [places.length - odd, odd];
}

/** UTF-16 without a mark: the zero bytes of ASCII characters (separators, line ends) are all on one side. */
function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (beginsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const [even, odd] = zerosOf(bytes);
  if (odd > 0 && even === 0) return 'utf-16le';
  return even > 0 && odd === 0 ? 'utf-16be' : undefined;
}

function knownHeaders(text: string): number {
  const [header = ''] = text.split(/\r\n|\n|\r/, 1);
  return header.split(/[,;\t]/).filter((cell) => fieldOfHeader(cell.replaceAll('"', '')) !== null).length;
}

/** The share of Russian letters among the non-ASCII characters: close to 1 in a Russian table. */
function cyrillicShare(text: string): number {
  const beyond = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  return beyond === 0 ? 1 : (text.match(/[А-яЁё«»№–—]/g)?.length ?? 0) / beyond;
}

const MOSTLY_CYRILLIC = 0.93;

/** Chooses between two readings: by the known header names, or else by which one looks like Russian. */
function readsRussian(russian: string, chinese: string): boolean {
  const ahead = knownHeaders(russian) - knownHeaders(chinese);
  return ahead > 0 || (ahead === 0 && cyrillicShare(russian) >= MOSTLY_CYRILLIC);
}

/** Almost any bytes are valid Windows-1251, and many are valid GB18030, so both are tried. */
function oldEncoding(bytes: Uint8Array): DecodedTable {
  const chinese = decode(bytes, 'gb18030');
  const russian = decode(bytes, 'windows-1251');
  if (russian !== undefined && (chinese === undefined || readsRussian(russian, chinese))) {
    return { kind: 'TEXT', text: russian, encoding: 'WINDOWS-1251' };
  }
  return chinese === undefined ? { kind: 'UNKNOWN' } : { kind: 'TEXT', text: chinese, encoding: 'GB18030' };
}

function textOf(bytes: Uint8Array): DecodedTable {
  const wide = utf16Label(bytes);
  if (wide !== undefined) {
    const text = decode(bytes, wide);
    return text === undefined ? { kind: 'UNKNOWN' } : { kind: 'TEXT', text, encoding: 'UTF-16' };
  }
  const text = decode(bytes, 'utf-8');
  return text === undefined ? oldEncoding(bytes) : { kind: 'TEXT', text, encoding: 'UTF-8' };
}

/** A character that no table contains; tabs and line breaks are allowed. */
const CONTROL = /[^\P{Cc}\t\n\r\u0085]/u;

/** Decodes the bytes of a table, or says why it cannot. */
export function decodeTable(bytes: Uint8Array): DecodedTable {
  if (SIGNATURES.some((signature) => beginsWith(bytes, signature))) return { kind: 'BINARY' };
  const decoded = textOf(bytes);
  if (decoded.kind !== 'TEXT') return decoded;
  const text = decoded.text.replace(/^\uFEFF/, '');
  return CONTROL.test(text) ? { kind: 'BINARY' } : { ...decoded, text };
}
