// Puts the start page's picture together: the whole suite with people in it, from what is built. `npm run assets:hero`.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OverlayOptions, Sharp } from 'sharp';
import { project } from '#scenes/kit/projection.ts';
import { wholeSuiteMap } from '#machines/room/builtin/whole-suite.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import { DENSITY, SheetReader } from './hero/sheet-reader.ts';
import { suitePieces } from './hero/suite-pieces.ts';
import type { Piece } from './hero/suite-pieces.ts';

const BUILT = join(import.meta.dirname, '../built');
const MARGIN = 12;
const WALL_METRES = 2.5;
/** The street and the production hall are only hinted at: the picture shows the way through the suite. */
const LEFT_OUT: readonly string[] = ['out', 'production'];
/** The transit's picture goes on into the clean production area. */
const NOT_SEEN: readonly string[] = ['out'];

const FILES = [
  { file: 'hero@1x.webp', width: 1400, mostBytes: 180_000 },
  { file: 'hero@2x.webp', width: 2400, mostBytes: 350_000 },
] as const;

interface Canvas {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function shownPart(map: RoomMap): RoomMap {
  const isShown = (id: string): boolean => !LEFT_OUT.includes(id);
  return { ...map, locations: map.locations.filter(({ id }) => isShown(id)) };
}

/** What is seen of the suite, in pixels at 1x. */
function canvasOf({ locations }: RoomMap): Canvas {
  const seen = locations.filter(({ id }) => !NOT_SEEN.includes(id));
  const areas = seen.flatMap((location) => location.areas);
  const left = Math.min(...areas.map(({ x, y, heightTiles }) => project(x, y + heightTiles).x)) - MARGIN;
  const right = Math.max(...areas.map(({ x, y, widthTiles }) => project(x + widthTiles, y).x)) + MARGIN;
  const top = Math.min(...areas.map(({ x, y }) => project(x, y, WALL_METRES).y)) - MARGIN;
  const ends = areas.map(({ x, y, widthTiles, heightTiles }) => project(x + widthTiles, y + heightTiles).y);
  return { left, top, width: Math.ceil(right - left), height: Math.ceil(Math.max(...ends) + MARGIN - top) };
}

async function overlays(
  reader: SheetReader,
  pieces: readonly Piece[],
  canvas: Canvas,
): Promise<OverlayOptions[]> {
  const size = { width: canvas.width * DENSITY, height: canvas.height * DENSITY };
  const laid = await Promise.all(
    pieces.map(async ({ name, x, y }): Promise<OverlayOptions[]> => {
      const cut = await reader.cut(name);
      const left = Math.round((x - canvas.left) * DENSITY - cut.pivotX);
      const top = Math.round((y - canvas.top) * DENSITY - cut.pivotY);
      const raw = { width: cut.width, height: cut.height, channels: 4 } as const;
      const isInside =
        left >= 0 && top >= 0 && left + cut.width <= size.width && top + cut.height <= size.height;
      if (isInside) return [{ input: cut.pixels, raw, left, top }];
      return croppedTo(size, cut.pixels, raw, left, top);
    }),
  );
  return laid.flat();
}

/** What sticks out of the picture is cut off. */
async function croppedTo(
  size: { readonly width: number; readonly height: number },
  pixels: Buffer,
  raw: { readonly width: number; readonly height: number; readonly channels: 4 },
  left: number,
  top: number,
): Promise<OverlayOptions[]> {
  const [fromX, fromY] = [Math.max(0, -left), Math.max(0, -top)];
  const width = Math.min(raw.width, size.width - left) - fromX;
  const height = Math.min(raw.height, size.height - top) - fromY;
  if (width <= 0 || height <= 0) return [];
  const input = await sharp(pixels, { raw })
    .extract({ left: fromX, top: fromY, width, height })
    .raw()
    .toBuffer();
  return [{ input, raw: { width, height, channels: 4 }, left: left + fromX, top: top + fromY }];
}

async function composed(reader: SheetReader): Promise<Sharp> {
  const map = shownPart(wholeSuiteMap);
  const canvas = canvasOf(wholeSuiteMap);
  const { ground, shadows, standing } = suitePieces(map, reader);
  const layers = [
    ...(await overlays(reader, ground, canvas)),
    ...(await overlays(reader, shadows, canvas)),
    ...(await overlays(reader, standing, canvas)),
  ];
  const size = { width: canvas.width * DENSITY, height: canvas.height * DENSITY };
  const empty = sharp({ create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { data, info } = await empty.composite(layers).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
}

/** The best quality that keeps the file small enough. */
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
