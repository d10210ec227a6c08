// Composes a part of the bay's picture from its built pieces.
import sharp from 'sharp';
import type { OverlayOptions, Sharp } from 'sharp';
import type { Manifest } from '#assets/manifest.ts';
import type { BayPiece } from '#scenes/equipment/pictures/bay-piece.ts';
import type { BayView } from '#scenes/equipment/bay-view.ts';
import { project } from '#scenes/kit/projection.ts';
import type { BayShot, Part } from './bay-shots.ts';
import { DENSITY, type Cut, type SheetReader } from './sheet-reader.ts';

interface Scene {
  readonly bayPieces: (manifest: Manifest, view: BayView) => readonly BayPiece[];
}

/** Imported by address, because the scene needs browser types, which are missing here. */
const SCENE = new URL('../../../scenes/equipment/pictures/bay-pieces.ts', import.meta.url).href;

/** The visible part, in pixels at 1x. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function frameOf(
  { x, y, up, width }: Part,
  shape: { readonly width: number; readonly height: number },
): Frame {
  const height = (width * shape.height) / shape.width;
  const middle = project(x, y, up);
  return { left: middle.x - width / 2, top: middle.y - height / 2, width, height };
}

/** Multiplied by the tint and the alpha. */
function tinted({ pixels }: Cut, { tint, alpha }: BayPiece): Buffer {
  if (tint === 0xffffff && alpha === 1) return pixels;
  const factors = [(tint >> 16) & 255, (tint >> 8) & 255, tint & 255, Math.round(alpha * 255)];
  return Buffer.from(pixels.map((value, at) => Math.round((value * (factors[at % 4] ?? 255)) / 255)));
}

/** Crops whatever sticks out of the picture. */
async function overlay(
  reader: SheetReader,
  piece: BayPiece,
  frame: Frame,
  size: { readonly width: number; readonly height: number },
): Promise<readonly OverlayOptions[]> {
  const cut = await reader.cut(piece.name);
  const width = Math.max(1, Math.round(cut.width * piece.scale));
  const height = Math.max(1, Math.round(cut.height * piece.scale));
  const left = Math.round((piece.x - frame.left) * DENSITY - cut.pivotX * piece.scale);
  const top = Math.round((piece.y - frame.top) * DENSITY - cut.pivotY * piece.scale);
  const [fromX, fromY] = [Math.max(0, -left), Math.max(0, -top)];
  const seen = {
    width: Math.min(width, size.width - left) - fromX,
    height: Math.min(height, size.height - top) - fromY,
  };
  if (seen.width <= 0 || seen.height <= 0) return [];
  const raw = { width: cut.width, height: cut.height, channels: 4 } as const;
  const scaled = await sharp(tinted(cut, piece), { raw })
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer();
  const input = await sharp(scaled, { raw: { width, height, channels: 4 } })
    .extract({ left: fromX, top: fromY, ...seen })
    .raw()
    .toBuffer();
  return [
    {
      input,
      raw: { ...seen, channels: 4 },
      left: left + fromX,
      top: top + fromY,
      blend: piece.isAdded ? 'add' : 'over',
    },
  ];
}

/** The part of the bay that a shot shows, at `DENSITY`, with the proportions of the requested picture. */
export async function composedBay(
  reader: SheetReader,
  shot: BayShot,
  shape: { readonly width: number; readonly height: number },
): Promise<Sharp> {
  const frame = frameOf(shot.part, shape);
  const size = {
    width: Math.round(frame.width * DENSITY),
    height: Math.round(frame.height * DENSITY),
  };
  const { bayPieces } = (await import(SCENE)) as Scene;
  const pieces = bayPieces(reader.manifest, shot.view);
  const layers = (await Promise.all(pieces.map((piece) => overlay(reader, piece, frame, size)))).flat();
  const empty = sharp({ create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { data } = await empty.composite(layers).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { ...size, channels: 4 } });
}
