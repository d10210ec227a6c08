// A few small pictures, composed from the built sheets as the scene does it, compared with stored ones: they
// differ when a sheet, a pivot or an order breaks, not when an edge is anti-aliased differently. LOOKS=keep
// stores the current ones.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import builtManifest from '#assets/built/manifest.json';
import type { Manifest } from '#assets/manifest.ts';
import { WHOLE_SUITE_MAP as map } from '#machines/room/builtin/whole-suite.ts';
import { orderByDepth } from '#scenes/kit/depth-order.ts';
import { project } from '#scenes/kit/projection.ts';
import { DRESS_PRESETS } from '../person/dress-presets.ts';
import type { DressPreset } from '../person/dress-presets.ts';
import { personBox } from '#scenes/kit/person/person-box.ts';
import { furnitureBox, furniturePicture, middleOf, spotOn } from '../things/placement.ts';

const manifest = builtManifest as unknown as Manifest;
const BUILT = join(import.meta.dirname, '../../../assets/built');
const KEPT = join(import.meta.dirname, 'looks');
const SIDE = 96;
/**
 * Of 255, averaged over all pixels and channels. A figure with one layer off by six pixels differs by more.
 */
const MAX_DIFFERENCE = 1.2;
const GROUND = { r: 230, g: 236, b: 241, alpha: 1 };

interface Placed {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

interface Look {
  readonly name: string;
  /** Bottom first. */
  readonly pieces: readonly Placed[];
}

const sheets = new Map<string, Promise<{ data: Buffer; width: number; height: number }>>();

function sheetPixels(file: string): Promise<{ data: Buffer; width: number; height: number }> {
  const known = sheets.get(file);
  if (known) return known;
  const read = sharp(join(BUILT, file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => ({ data, width: info.width, height: info.height }));
  sheets.set(file, read);
  return read;
}

interface Cut {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

async function cutOf({ name, x, y }: Placed): Promise<Cut> {
  const entry = manifest.sprites[name];
  const file = manifest.atlases.find(({ id }) => id === entry?.atlas)?.files[0];
  if (!entry || !file) throw new Error(`No picture ${name}`);
  const [frameX, frameY, frameWidth, frameHeight, pivotX, pivotY, own = 1] = entry.frame;
  const { data, width: sheetWidth, height: sheetHeight } = await sheetPixels(file.file);
  const k = 1 / (file.density * own);
  const [width, height] = [Math.max(1, Math.round(frameWidth * k)), Math.max(1, Math.round(frameHeight * k))];
  const input = await sharp(data, { raw: { width: sheetWidth, height: sheetHeight, channels: 4 } })
    .extract({ left: frameX, top: frameY, width: frameWidth, height: frameHeight })
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left: Math.round(x - pivotX * k), top: Math.round(y - pivotY * k), width, height };
}

/** The pieces composed and scaled into a small square. */
async function drawn(pieces: readonly Placed[]): Promise<Buffer> {
  const cuts = await Promise.all(pieces.map(cutOf));
  const left = Math.min(...cuts.map((cut) => cut.left));
  const top = Math.min(...cuts.map((cut) => cut.top));
  const width = Math.max(...cuts.map((cut) => cut.left + cut.width)) - left;
  const height = Math.max(...cuts.map((cut) => cut.top + cut.height)) - top;
  const whole = await sharp({ create: { width, height, channels: 4, background: GROUND } })
    .composite(cuts.map((cut) => ({ input: cut.input, left: cut.left - left, top: cut.top - top })))
    .png()
    .toBuffer();
  return sharp(whole)
    .resize(SIDE, SIDE, { fit: 'contain', background: GROUND })
    .removeAlpha()
    .raw()
    .toBuffer();
}

function difference(a: Buffer, b: Buffer): number {
  if (a.length !== b.length) return 255;
  let sum = 0;
  for (const [at, value] of a.entries()) sum += Math.abs(value - (b[at] ?? 0));
  return sum / a.length;
}

const keptFile = (name: string): string => join(KEPT, `${name}.png`);

async function kept(name: string): Promise<Buffer> {
  return sharp(keptFile(name)).removeAlpha().raw().toBuffer();
}

async function keep(name: string, pixels: Buffer): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png({ compressionLevel: 9, palette: true })
    .toFile(keptFile(name));
}

function person(sex: 'man' | 'girl', dress: DressPreset, pose: string, x = 0, y = 0): readonly Placed[] {
  const worn: readonly string[] = DRESS_PRESETS[dress];
  const layers = manifest.people[sex].layers.filter((layer) => layer === 'body' || worn.includes(layer));
  return ['shadow', ...layers].map((layer) => ({ name: `person/${sex}/${layer}/${pose}`, x, y }));
}

/** A room with its furniture in some state, things in its closets and a person, in drawing order. */
function room(
  id: string,
  states: Readonly<Record<string, string>>,
  at: readonly [number, number],
): readonly Placed[] {
  const area = map.locations.find((one) => one.id === id)!.areas[0]!;
  const pieces = map.furniture.filter(({ location }) => location === id);
  const nodes = pieces.map((piece) => {
    const kind = furniturePicture(manifest, piece)!;
    const entry = manifest.furniture[kind]!;
    const name = `furniture/${kind}/${states[piece.kind] ?? entry.states[0]}/${piece.facing}`;
    const middle = middleOf(piece);
    const things = ['S009', 'S003'].flatMap((code, index) => {
      const spot = piece.kind === 'closet' ? spotOn(piece, entry.spots, index * 4) : undefined;
      return spot ? [{ name: `item/${code}`, ...project(spot.x, spot.y, spot.z) }] : [];
    });
    return {
      box: furnitureBox(piece, entry),
      drawn: [{ name, ...project(middle.x, middle.y) }, ...things],
      shadow: { name: `shadow/${name}`, ...project(middle.x, middle.y) },
    };
  });
  const [x, y] = [at[0] + 0.5, at[1] + 0.5];
  const place = project(x, y);
  const somebody = {
    box: personBox({ x, y, pose: 'stand' }),
    drawn: person('man', 'inner', 'reach/ne', place.x, place.y),
  };
  return [
    { name: `room/${id}`, ...project(area.x, area.y) },
    ...nodes.flatMap(({ shadow }) => (manifest.sprites[shadow.name] ? [shadow] : [])),
    ...orderByDepth([...nodes, somebody]).flatMap((node) => node.drawn),
  ];
}

const door = (name: string, x: number): Placed => ({ name, x, y: 0 });

const LOOKS: readonly Look[] = [
  { name: 'man-street', pieces: person('man', 'street', 'stand/sw') },
  { name: 'man-coat-sitting', pieces: person('man', 'coat', 'sit/se') },
  { name: 'girl-clean-walking', pieces: person('girl', 'clean', 'walk-2/se') },
  { name: 'girl-open-behind', pieces: person('girl', 'open', 'stand/ne') },
  {
    name: 'doors',
    pieces: [door('door/y/ajar', 0), door('airDoor/y/closed-red', 180), door('airDoor/x/open-green', 360)],
  },
  { name: 'locker', pieces: room('locker', { closet: 'open' }, [15, 1]) },
  { name: 'washroom', pieces: room('washroom', { sink: 'running' }, [14, 7]) },
  { name: 'dressing', pieces: room('dressing', {}, [30, 6]) },
];

describe('the looks of built pictures', () => {
  beforeAll(async () => {
    if (process.env['LOOKS'] !== 'keep') return;
    for (const { name, pieces } of LOOKS) await keep(name, await drawn(pieces));
  }, 120_000);

  it.each(LOOKS)(
    '$name',
    async ({ name, pieces }) => {
      expect(existsSync(keptFile(name)), `${name} is kept`).toBe(true);
      expect(difference(await drawn(pieces), await kept(name))).toBeLessThanOrEqual(MAX_DIFFERENCE);
    },
    60_000,
  );

  it('differ when one layer is six pixels off', async () => {
    const [look] = LOOKS;
    const moved = look!.pieces.map((piece) => (piece.name.includes('/shirt/') ? { ...piece, y: 6 } : piece));
    expect(difference(await drawn(moved), await kept(look!.name))).toBeGreaterThan(MAX_DIFFERENCE);
  }, 60_000);

  it('differ when a piece is drawn in a wrong order', async () => {
    const look = LOOKS.find(({ name }) => name === 'locker')!;
    expect(difference(await drawn(look.pieces.toReversed()), await kept(look.name))).toBeGreaterThan(
      MAX_DIFFERENCE,
    );
  }, 60_000);
});
