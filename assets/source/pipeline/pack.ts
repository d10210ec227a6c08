// Packs pictures into sheets and writes each as WebP at 1x and 2x.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import potpack from 'potpack';
import sharp from 'sharp';
import type { AtlasEntry, AtlasFile, FrameEntry } from '../../manifest.ts';
import { pixelsOf } from './drawn.ts';
import type { DrawnSprite } from './drawn.ts';
import type { SheetForm } from './sheets.ts';

/** For a sheet at 2x: the size that every graphics card supports. */
const MAX_SIDE = 4096;
const GAP = 4;
const DENSITIES = [1, 2] as const;

/** A box with a gap at its right and bottom; the packer sets x and y. */
interface Place {
  x: number;
  y: number;
  readonly w: number;
  readonly h: number;
  readonly sprite: DrawnSprite;
}

function placeFor(sprite: DrawnSprite): Place {
  return { x: 0, y: 0, w: even(sprite.width) + GAP, h: even(sprite.height) + GAP, sprite };
}

/** Sheets that hold all boxes: one, or as many as the maximum size requires. */
function packed(places: readonly Place[]): readonly (readonly Place[])[] {
  const { w, h } = potpack([...places]);
  if (Math.max(w, h) + GAP <= MAX_SIDE) return [places];
  if (places.length === 1) throw new Error(`${places[0]?.sprite.name} is too large for a sheet`);
  const half = Math.ceil(places.length / 2);
  return [...packed(places.slice(0, half)), ...packed(places.slice(half))];
}

export interface Sheet {
  readonly entries: readonly AtlasEntry[];
  /** By the picture's name. */
  readonly frames: Readonly<Record<string, { readonly atlas: string; readonly frame: FrameEntry }>>;
}

const even = (size: number): number => Math.ceil(size / 2) * 2;
const round = (value: number): number => Math.round(value * 100) / 100;

function frameOf({ x, y, w, h, sprite }: Place): FrameEntry {
  const half = [
    (x + GAP) / 2,
    (y + GAP) / 2,
    (w - GAP) / 2,
    (h - GAP) / 2,
    round(sprite.pivotX / 2),
    round(sprite.pivotY / 2),
  ] as const;
  return sprite.scale === 1 ? half : [...half, sprite.scale];
}

async function pixelsAt(places: readonly Place[], width: number, height: number): Promise<Buffer> {
  const layers = await Promise.all(
    places.map(async ({ x, y, sprite }) => ({
      input: Buffer.from(await pixelsOf(sprite)),
      raw: { width: sprite.width, height: sprite.height, channels: 4 as const },
      left: x + GAP,
      top: y + GAP,
    })),
  );
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(layers)
    .raw()
    .toBuffer();
}

async function writeAtlas(
  folder: string,
  id: string,
  places: readonly Place[],
  quality: number,
): Promise<AtlasEntry> {
  const width = even(Math.max(...places.map((one) => one.x + one.w)) + GAP);
  const height = even(Math.max(...places.map((one) => one.y + one.h)) + GAP);
  const sheet = await pixelsAt(places, width, height);
  const files: AtlasFile[] = [];
  for (const density of DENSITIES) {
    const [w, h] = [(width * density) / 2, (height * density) / 2];
    const webp = await sharp(sheet, { raw: { width, height, channels: 4 } })
      .resize(w, h, { kernel: 'mitchell' })
      .webp({
        quality: density > 1 ? quality - 6 : quality,
        alphaQuality: 90,
        effort: 5,
        smartSubsample: true,
      })
      .toBuffer();
    const file = `${id}@${density}x.webp`;
    await writeFile(join(folder, file), webp);
    files.push({ density, file, bytes: webp.length, width: w, height: h });
  }
  return { id, zone: id, files };
}

/** Packs a sheet's pictures; whatever does not fit into one atlas goes into a second one of the same zone. */
export async function writeSheet(
  folder: string,
  { id, quality }: SheetForm,
  sprites: readonly DrawnSprite[],
): Promise<Sheet> {
  const entries: AtlasEntry[] = [];
  const frames: Record<string, { atlas: string; frame: FrameEntry }> = {};
  for (const [at, rects] of packed(sprites.map(placeFor)).entries()) {
    const atlas = at === 0 ? id : `${id}-${at + 1}`;
    entries.push({ ...(await writeAtlas(folder, atlas, rects, quality)), zone: id });
    for (const place of rects) frames[place.sprite.name] = { atlas, frame: frameOf(place) };
  }
  return { entries, frames };
}
