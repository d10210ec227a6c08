// Composes a picture of the suite from its built pieces.
import sharp from 'sharp';
import type { OverlayOptions, Sharp } from 'sharp';
import { project } from '#scenes/kit/projection.ts';
import { WHOLE_SUITE_MAP } from '#machines/room/builtin/whole-suite.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import { DENSITY, type SheetReader } from './sheet-reader.ts';
import { suitePieces, type Piece, type Showing } from './suite-pieces.ts';

const MARGIN = 12;
const WALL_METRES = 2.5;
/** The street and the production hall are only hinted at: the picture shows the way through the suite. */
const LEFT_OUT: readonly string[] = ['out', 'production'];
/** The transit room's picture continues into the clean production area. */
const NOT_SEEN: readonly string[] = ['out'];

export interface Canvas {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function shownPart(map: RoomMap): RoomMap {
  const isShown = (id: string): boolean => !LEFT_OUT.includes(id);
  return { ...map, locations: map.locations.filter(({ id }) => isShown(id)) };
}

/** The visible part of the suite, in pixels at 1x. */
export function canvasOf({ locations }: RoomMap): Canvas {
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

/** Crops whatever sticks out of the picture. */
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

/** The whole suite with people and states, at `DENSITY`. */
export async function composed(reader: SheetReader, showing?: Showing): Promise<Sharp> {
  const map = shownPart(WHOLE_SUITE_MAP);
  const canvas = canvasOf(WHOLE_SUITE_MAP);
  const { ground, shadows, standing } = suitePieces(map, reader, showing);
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
