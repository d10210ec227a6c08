import { expect, test } from 'vitest';
import { detectType, endsAsItShould, nameFits, safeName, type FileType } from './file-types.ts';

const bytes = (latin: string): Uint8Array => Buffer.from(latin, 'latin1');

const HEADS: readonly [string, string, FileType | undefined][] = [
  ['png', '\x89PNG\r\n\x1a\n....', 'image/png'],
  ['jpeg', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['gif', 'GIF89a', 'image/gif'],
  ['webp', 'RIFF\x01\x02\n\x04WEBPVP8 ', 'image/webp'],
  ['pdf', '%PDF-1.7', 'application/pdf'],
  ['svg', '<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="x">', 'image/svg+xml'],
  ['html', '<!DOCTYPE html><html><svg></svg></html>', undefined],
  ['a program', 'MZ\x90\x00', undefined],
  ['a zip', 'PK\x03\x04', undefined],
  ['a word that begins like svg', '<svgx>', undefined],
  ['nothing', '', undefined],
];

test.each(HEADS)('%s is known by its bytes', (_name, head, type) => {
  expect(detectType(bytes(head))).toBe(type);
});

test.each<[string, FileType, boolean]>([
  ['startxref\n116\n%%EOF\n', 'application/pdf', true],
  ['%PDF-1.7 and nothing', 'application/pdf', false],
  ['anything', 'image/png', true],
])('%j ends as %s: %s', (tail, type, isWhole) => {
  expect(endsAsItShould(bytes(tail), type)).toBe(isWhole);
});

test('a crafted head does not hang', () => {
  expect(detectType(bytes('<!--'.repeat(1024)))).toBeUndefined();
  expect(detectType(bytes(' '.repeat(4096)))).toBeUndefined();
});

const names: readonly [string, FileType, boolean, string][] = [
  ['plan.png', 'image/png', true, 'plan.png'],
  ['plan.PNG', 'image/png', true, 'plan.PNG'],
  ['plan.png', 'image/jpeg', false, 'plan.png'],
  ['blob', 'image/webp', true, 'blob.webp'],
  ['../../etc/passwd', 'image/png', true, 'passwd.png'],
  [String.raw`C:\тех карта.pdf`, 'application/pdf', true, 'тех карта.pdf'],
  ['.htaccess', 'image/png', false, 'htaccess.png'],
  ['a\r\nSet-Cookie: x.pdf', 'application/pdf', true, 'aSet-Cookie x.pdf'],
  ['', 'image/gif', true, 'file.gif'],
];

test.each(names)('the name %s of a %s', (name, type, fits, safe) => {
  expect(nameFits(name, type)).toBe(fits);
  expect(safeName(name, type)).toBe(safe);
});
