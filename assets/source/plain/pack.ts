// Trims pictures, packs them into one sheet and writes it as WebP in each wanted density.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AtlasEntry, FrameEntry } from '../../manifest.ts';
import type { Picture } from './draw.ts';

export interface NamedPicture {
  readonly name: string;
  readonly picture: Picture;
  /** Picture pixels for one pixel at 1x. */
  readonly scale: number;
}

interface Trimmed extends NamedPicture {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
/** Pixels so faint that they only cost bytes. */
const FAINT = 5;

function trimmed(named: NamedPicture): Trimmed {
  const { width, height, pixels } = named.picture;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < FAINT) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  if (right === 0) return { ...named, left: 0, top: 0, width: 2, height: 2 };
  // Even corners: the sheet at half the density then has whole ones.
  const [evenLeft, evenTop] = [left - (left % 2), top - (top % 2)];
  return {
    ...named,
    left: evenLeft,
    top: evenTop,
    width: Math.ceil((right - evenLeft) / 2) * 2,
    height: Math.ceil((bottom - evenTop) / 2) * 2,
  };
}

interface Placed {
  readonly at: ReadonlyMap<Trimmed, readonly [number, number]>;
  readonly width: number;
  readonly height: number;
}

/** Rows of falling height. */
function onShelves(pictures: readonly Trimmed[]): Placed {
  const area = pictures.reduce((sum, one) => sum + (one.width + GAP) * (one.height + GAP), 0);
  const widest = Math.max(...pictures.map((one) => one.width));
  const width = Math.min(4096, Math.max(widest + GAP * 2, Math.ceil(Math.sqrt(area * 1.06) / 64) * 64));
  const at = new Map<Trimmed, readonly [number, number]>();
  let [x, y, shelf] = [GAP, GAP, 0];
  for (const one of pictures.toSorted((a, b) => b.height - a.height || b.width - a.width)) {
    if (x + one.width + GAP > width) [x, y, shelf] = [GAP, y + shelf + GAP, 0];
    at.set(one, [x, y]);
    x += one.width + GAP;
    shelf = Math.max(shelf, one.height);
  }
  return { at, width, height: Math.ceil((y + shelf + GAP) / 2) * 2 };
}

function placeOf(at: Placed['at'], one: Trimmed): readonly [number, number] {
  const place = at.get(one);
  if (!place) throw new Error(`${one.name} has no place in its sheet`);
  return place;
}

function cropped(one: Trimmed): Buffer {
  const rows: Uint8Array[] = [];
  for (let y = 0; y < one.height; y += 1) {
    const row = new Uint8Array(one.width * 4);
    const from = ((one.top + y) * one.picture.width + one.left) * 4;
    if (one.top + y < one.picture.height)
      row.set(
        one.picture.pixels.subarray(from, from + Math.min(one.width, one.picture.width - one.left) * 4),
      );
    rows.push(row);
  }
  return Buffer.concat(rows);
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** One frame: where it is in the sheet at the first density, and where its pivot lies in it; all in sheet pixels. */
function frameOf(one: Trimmed, [x, y]: readonly [number, number], halving: number): FrameEntry {
  const base = [
    x,
    y,
    one.width,
    one.height,
    round(one.picture.pivotX - one.left),
    round(one.picture.pivotY - one.top),
  ];
  const [fx, fy, fw, fh, px, py] = base.map((value) => value / halving) as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return one.scale === 1 ? [fx, fy, fw, fh, px, py] : [fx, fy, fw, fh, px, py, one.scale];
}

export interface SheetForm {
  readonly id: string;
  readonly zone: string;
  readonly densities: readonly number[];
  readonly quality: number;
}

export interface Sheet {
  readonly entry: AtlasEntry;
  readonly frames: Readonly<Record<string, FrameEntry>>;
}

/**
 * Writes `<id>@<density>x.webp` for each density; pictures are drawn at the largest. Frames are counted in pixels of the
 * first density; the others are exact multiples of it.
 */
export async function writeSheet(
  folder: string,
  { id, zone, densities, quality }: SheetForm,
  pictures: readonly NamedPicture[],
): Promise<Sheet> {
  const all = pictures.map(trimmed);
  const { at, width, height } = onShelves(all);
  const largest = Math.max(...densities);
  const first = densities[0] ?? 1;
  const composites = all.map((one) => ({
    input: cropped(one),
    raw: { width: one.width, height: one.height, channels: 4 as const },
    left: placeOf(at, one)[0],
    top: placeOf(at, one)[1],
  }));
  const sheet = await sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(composites)
    .raw()
    .toBuffer();
  const files: AtlasEntry['files'][number][] = [];
  for (const density of densities) {
    const file = `${id}@${density}x.webp`;
    const [w, h] = [Math.round((width * density) / largest), Math.round((height * density) / largest)];
    const webp = await sharp(sheet, { raw: { width, height, channels: 4 } })
      .resize(w, h, { kernel: 'mitchell' })
      .webp({
        quality: density > 1.5 ? quality - 4 : quality,
        alphaQuality: 90,
        effort: 6,
        smartSubsample: true,
      })
      .toBuffer();
    await writeFile(join(folder, file), webp);
    files.push({ density, file, bytes: webp.length, width: w, height: h });
  }
  const frames = Object.fromEntries(
    all.map((one) => [one.name, frameOf(one, placeOf(at, one), largest / first)]),
  );
  return { entry: { id, zone, files }, frames };
}
