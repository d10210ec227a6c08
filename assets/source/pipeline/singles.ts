// Pictures outside sheets: icons of items, pictures of pages, and close-ups.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DrawnSprite } from './drawn.ts';

interface SingleForm {
  readonly folder: string;
  /** Small pictures exist only at 2x. */
  readonly densities: readonly (1 | 2)[];
  /** If set, all are squares of this many pixels. */
  readonly side?: number;
}

const PICTURE: SingleForm = { folder: 'pictures', densities: [1, 2] };
const FORMS: Readonly<Record<string, SingleForm>> = {
  icon: { folder: 'icons', densities: [2], side: 128 },
  near: { folder: 'near', densities: [2] },
  closeup: { folder: 'closeups', densities: [1, 2] },
  picture: PICTURE,
};

function formOf(name: string): SingleForm {
  return FORMS[name.split('/')[0] ?? ''] ?? PICTURE;
}

/** The files of a single picture named `icon/S001`, `near/S001`, `closeup/<place>` or `picture/<name>`. */
export function singleFiles(name: string): readonly string[] {
  const { folder, densities } = formOf(name);
  const id = name.split('/')[1] ?? '';
  return densities.length === 1
    ? [`${folder}/${id}.webp`]
    : densities.map((density) => `${folder}/${id}@${density}x.webp`);
}

export async function writeSingle(folder: string, sprite: DrawnSprite): Promise<void> {
  const { densities, side } = formOf(sprite.name);
  for (const [at, file] of singleFiles(sprite.name).entries()) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    const width = side ?? Math.round((sprite.width * (densities[at] ?? 2)) / 2);
    const webp = await sharp(sprite.path)
      .resize(width, side ?? null, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 84, alphaQuality: 90, effort: 6 })
      .toBuffer();
    await writeFile(join(folder, file), webp);
  }
}
