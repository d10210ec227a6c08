// Pictures outside of sheets: icons of items and pictures of pages, each a file at 1x and 2x.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DrawnSprite } from './drawn.ts';

/** Icons are kept at 2x alone: they are small. */
const ICON_SIDE = 128;

/** Where a single picture is written, by its name `icon/S001` or `picture/<name>`. */
export function singleFiles(name: string): readonly string[] {
  const [kind, id] = name.split('/');
  return kind === 'icon' ? [`icons/${id}.webp`] : [`pictures/${id}@1x.webp`, `pictures/${id}@2x.webp`];
}

export async function writeSingle(folder: string, sprite: DrawnSprite): Promise<void> {
  const files = singleFiles(sprite.name);
  for (const [at, file] of files.entries()) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    const isIcon = files.length === 1;
    const size = isIcon ? ICON_SIDE : Math.round(sprite.width / (at === 0 ? 2 : 1));
    const webp = await sharp(sprite.path)
      .resize(size, isIcon ? ICON_SIDE : null, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 84, alphaQuality: 90, effort: 6 })
      .toBuffer();
    await writeFile(join(folder, file), webp);
  }
}
