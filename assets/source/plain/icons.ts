// Icons of the items as single small files, for pages that show them outside a scene.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawIcon, itemJobs } from './items.ts';

const SIDE = 128;
const INNER = 116;

export async function writeIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { code } of itemJobs()) {
    const { pixels, width, height } = drawIcon(code);
    const fitted = await sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } })
      .trim({ threshold: 4 })
      .resize(INNER, INNER, { fit: 'inside' })
      .toBuffer({ resolveWithObject: true });
    const [left, top] = [
      Math.floor((SIDE - fitted.info.width) / 2),
      Math.floor((SIDE - fitted.info.height) / 2),
    ];
    const icon = await sharp({
      create: { width: SIDE, height: SIDE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([
        {
          input: fitted.data,
          raw: { width: fitted.info.width, height: fitted.info.height, channels: 4 },
          left,
          top,
        },
      ])
      .webp({ quality: 84, alphaQuality: 90, effort: 6 })
      .toBuffer();
    await writeFile(join(folder, `${code}.webp`), icon);
  }
}
