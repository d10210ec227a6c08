// The type of a file by its bytes, regardless of its name and of what the client says.
import type { DOCUMENT_TYPES, IMAGE_TYPES } from '#contract/calls/files.ts';

export type FileType = (typeof IMAGE_TYPES)[number] | (typeof DOCUMENT_TYPES)[number];
export type FileKind = 'IMAGE' | 'DOCUMENT';

/** The number of bytes that `endsAsItShould` needs: readers of PDF look for its end in as many. */
export const TAIL_BYTES = 1024;

/** The number of bytes that `detectType` needs. */
export const HEAD_BYTES = 4096;

const SIGNATURES: readonly (readonly [FileType, RegExp])[] = [
  // The first bytes as Latin-1 text, one character per byte.
  ['image/png', /^\x89PNG\r\n.\n/s],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['application/pdf', /^%PDF-\d/],
];

/** The root element of an SVG after a byte order mark, declarations and comments. */
const SVG_START = /^(?:\uFEFF)?(?:\s|<\?[^?]*\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*>)*<svg[\s>/]/;

const EXTENSIONS: Readonly<Record<FileType, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/svg+xml': ['svg'],
  'application/pdf': ['pdf'],
};

/** Whether a file ends as its type should: a truncated PDF cannot be read, most pictures can. */
export function endsAsItShould(tail: Uint8Array, type: FileType): boolean {
  return type !== 'application/pdf' || Buffer.from(tail).toString('latin1').includes('%%EOF');
}

/** The type of a file by its first bytes; undefined for a type that is not accepted. */
export function detectType(head: Uint8Array): FileType | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, HEAD_BYTES));
  const latin = bytes.toString('latin1');
  const found = SIGNATURES.find(([, signature]) => signature.test(latin));
  if (found !== undefined) return found[0];
  return SVG_START.test(bytes.toString('utf8')) ? 'image/svg+xml' : undefined;
}

/** Whether a type is a picture or a document. */
export function kindOf(type: FileType): FileKind {
  return type === 'application/pdf' ? 'DOCUMENT' : 'IMAGE';
}

/** Whether the file extension fits the type; a name without one fits every type. */
export function nameFits(name: string, type: FileType): boolean {
  const ending = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || EXTENSIONS[type].includes(ending);
}

/** A name to show and save under: without folders and control characters, with the extension of its type. */
export function safeName(name: string, type: FileType): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 200);
  const named = clean === '' ? 'file' : clean;
  return /\.[^.]+$/.test(named) ? named : `${named}.${EXTENSIONS[type][0] ?? 'bin'}`;
}
