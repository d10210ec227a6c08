// Composes the start page's picture from built ones: the whole suite with people in it. `npm run
// assets:hero`.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { composed } from './hero/compose.ts';
import { SheetReader } from './hero/sheet-reader.ts';

const BUILT = join(import.meta.dirname, '../built');
const FILES = [
  { file: 'hero@1x.webp', width: 1400, mostBytes: 180_000 },
  { file: 'hero@2x.webp', width: 2400, mostBytes: 350_000 },
] as const;

/** Writes at the best quality that keeps the file small enough. */
async function write(picture: Sharp, file: string, width: number, mostBytes: number): Promise<void> {
  const path = join(BUILT, file);
  for (const quality of [84, 78, 72, 66, 60, 52, 44]) {
    const { width: wide, height } = await picture
      .clone()
      .resize({ width })
      .webp({ quality, alphaQuality: 85, effort: 6, smartSubsample: true })
      .toFile(path);
    const { size } = await stat(path);
    if (size <= mostBytes) {
      process.stdout.write(
        `${file}: ${wide} × ${height}, quality ${quality}, ${Math.round(size / 1000)} kB\n`,
      );
      return;
    }
  }
  throw new Error(`${file} is too heavy`);
}

const reader = await SheetReader.open(BUILT);
const { data, info } = await (
  await composed(reader)
)
  .png({ compressionLevel: 1 })
  .toBuffer({ resolveWithObject: true });
process.stdout.write(`whole: ${info.width} × ${info.height}\n`);
for (const { file, width, mostBytes } of FILES) await write(sharp(data), file, width, mostBytes);
