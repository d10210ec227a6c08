import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

/** The smallest possible files of each kind, built by hand: only the bytes that hold the size. */
function webp(kind: string, fill: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write(`WEBP${kind}`, 8, 'latin1');
  fill(bytes);
  return bytes;
}

const lossy = webp('VP8 ', (bytes) => {
  bytes.writeUInt16LE(256, 26);
  bytes.writeUInt16LE(200, 28);
});
const lossless = webp('VP8L', (bytes) => bytes.writeUInt32LE(255 + 199 * 2 ** 14, 21));
const extended = webp('VP8X', (bytes) => {
  bytes.writeUIntLE(255, 24, 3);
  bytes.writeUIntLE(199, 27, 3);
});
const jpeg = Buffer.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc4, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 200, 1, 0, 3, 0, 0, 0,
]);

const table: readonly [string, Uint8Array, object | undefined][] = [
  ['lossy WebP', lossy, { width: 256, height: 200 }],
  ['lossless WebP', lossless, { width: 256, height: 200 }],
  ['WebP with extras', extended, { width: 256, height: 200 }],
  ['a progressive JPEG after other segments', jpeg, { width: 256, height: 200 }],
  ['a JPEG that breaks off', jpeg.subarray(0, 12), undefined],
  ['nothing', new Uint8Array(), undefined],
  ['a GIF', Buffer.from('GIF89a\x00\x01\xc8\x00', 'latin1'), { width: 256, height: 200 }],
  ['a GIF without a single dot', Buffer.from('GIF89a\x00\x00\xc8\x00', 'latin1'), undefined],
  ['a GIF that breaks off', Buffer.from('GIF89a'), undefined],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  ['a WebP of an unknown kind', webp('VP9 ', () => undefined), undefined],
];

test.each(table)('%s', (_name, bytes, size) => {
  expect(pictureSize(bytes)).toEqual(size);
});

test('a real PNG', () => {
  const icon = readFileSync(new URL('../../../public/icon-192.png', import.meta.url));
  expect(pictureSize(icon)).toEqual({ width: 192, height: 192 });
});
