/** What a file is by its bytes, whatever its name or the client says. */
import type { documentTypes, imageTypes } from '#contract/calls/files.ts';

export type FileType = (typeof imageTypes)[number] | (typeof documentTypes)[number];
export type FileKind = 'IMAGE' | 'DOCUMENT';

/** As many bytes as `endsAsItShould` looks at: what readers of PDF search for the end. */
export const tailBytes = 1024;

/** As many bytes as `detectType` looks at. */
export const headBytes = 4096;

const signatures: readonly (readonly [FileType, RegExp])[] = [
  // Latin-1 text of the first bytes, one character a byte.
  ['image/png', /^\x89PNG\r\n.\n/s],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['application/pdf', /^%PDF-\d/],
];

/** The root element of an SVG after a byte order mark, declarations and comments. */
const svgStart = /^(?:\uFEFF)?(?:\s|<\?[^?]*\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*>)*<svg[\s>/]/;

const extensions: Readonly<Record<FileType, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/svg+xml': ['svg'],
  'application/pdf': ['pdf'],
};

/** Whether a file ends as its type does: a PDF that breaks off can't be read. The pictures' own readers are kinder. */
export function endsAsItShould(tail: Uint8Array, type: FileType): boolean {
  return type !== 'application/pdf' || Buffer.from(tail).toString('latin1').includes('%%EOF');
}

/** The type of a file by its first bytes; undefined for a kind that is not taken. */
export function detectType(head: Uint8Array): FileType | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, headBytes));
  const latin = bytes.toString('latin1');
  const found = signatures.find(([, signature]) => signature.test(latin));
  if (found !== undefined) return found[0];
  return svgStart.test(bytes.toString('utf8')) ? 'image/svg+xml' : undefined;
}

export function kindOf(type: FileType): FileKind {
  return type === 'application/pdf' ? 'DOCUMENT' : 'IMAGE';
}

/** Whether the name's ending fits the type; a name without one says nothing. */
export function nameFits(name: string, type: FileType): boolean {
  const ending = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || extensions[type].includes(ending);
}

/** A name to show and to save under: without folders and control characters, and with the ending of its type. */
export function safeName(name: string, type: FileType): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 200);
  const named = clean === '' ? 'file' : clean;
  return /\.[^.]+$/.test(named) ? named : `${named}.${extensions[type][0] ?? 'bin'}`;
}
