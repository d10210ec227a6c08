// Writes the app icons into public/ from the product's mark: `node assets/source/app-icons.ts`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FAVICON, markPicture } from './mark.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

interface Icon {
  readonly file: string;
  readonly size: number;
  /** The mark's share of the width: a maskable icon is cropped to a circle of 80 %. */
  readonly share: number;
  readonly ground: 'none' | 'rounded' | 'full';
}

const ICONS: readonly Icon[] = [
  { file: 'icon-180.png', size: 180, share: 0.66, ground: 'full' },
  { file: 'icon-192.png', size: 192, share: 0.7, ground: 'rounded' },
  { file: 'icon-512.png', size: 512, share: 0.7, ground: 'rounded' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.54, ground: 'full' },
];

function groundOf({ ground, size }: Icon): string {
  if (ground === 'none') return '';
  const round = ground === 'rounded' ? size * 0.22 : 0;
  return `<rect width="${size}" height="${size}" rx="${round}" fill="url(#ground)"/>`;
}

await writeFile(join(PUBLIC, 'favicon.svg'), FAVICON);
for (const icon of ICONS) {
  const svg = markPicture(icon.size, icon.share, groundOf(icon));
  await sharp(Buffer.from(svg))
    .png({ palette: true, quality: 92, effort: 10 })
    .toFile(join(PUBLIC, icon.file));
}
// Browsers that request only /favicon.ico get the smallest picture: an ICO file may contain a PNG.
const small = await sharp(Buffer.from(FAVICON), { density: 144 })
  .resize(48, 48)
  .png({ effort: 10 })
  .toBuffer();
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.writeUInt8(48, 6);
head.writeUInt8(48, 7);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(small.length, 14);
head.writeUInt32LE(22, 18);
await writeFile(join(PUBLIC, 'favicon.ico'), Buffer.concat([head, small]));
