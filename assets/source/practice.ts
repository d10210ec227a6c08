// Composes the pictures for practice from built ones: each shows a person in a part of the suite, or a moment
// of the bay. `npm run assets:practice [ID…]`.
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { WHOLE_SUITE_MAP } from '#machines/room/builtin/whole-suite.ts';
import { project } from '#scenes/kit/projection.ts';
import { bayShots } from './hero/bay-shots.ts';
import { composedBay } from './hero/compose-bay.ts';
import { canvasOf, composed, type Canvas } from './hero/compose.ts';
import { SHOTS, type Shot } from './hero/practice-shots.ts';
import { DENSITY, SheetReader } from './hero/sheet-reader.ts';

const BUILT = join(import.meta.dirname, '../built');
const FOLDER = join(BUILT, 'practice');
const SIZE = { width: 640, height: 360 };
/** Height of a person's middle above the given tile. */
const UP_METRES = 0.9;

/** The visible part of the whole picture, in its own pixels. */
function seenPart({ at }: Shot, canvas: Canvas): Canvas {
  const width = at ? at.width : canvas.width;
  const height = Math.round((width * SIZE.height) / SIZE.width);
  if (!at) return { left: 0, top: Math.round((canvas.height - height) / 2), width, height };
  const middle = project(at.x, at.y, UP_METRES);
  const left = Math.round(middle.x - canvas.left - width / 2);
  const top = Math.round(middle.y - canvas.top - height / 2);
  return { left, top, width, height };
}

async function draw(reader: SheetReader, shot: Shot): Promise<void> {
  const canvas = canvasOf(WHOLE_SUITE_MAP);
  const showing = { cast: shot.cast, states: shot.states ?? {}, openDoors: shot.openDoors ?? {} };
  const whole = await (await composed(reader, showing)).png({ compressionLevel: 1 }).toBuffer();
  const part = seenPart(shot, canvas);
  const margin = { left: -part.left, top: -part.top };
  const wide = [margin.left, part.left + part.width - canvas.width].map(
    (free) => Math.max(0, free) * DENSITY,
  );
  const high = [margin.top, part.top + part.height - canvas.height].map(
    (free) => Math.max(0, free) * DENSITY,
  );
  const [left = 0, right = 0] = wide;
  const [top = 0, bottom = 0] = high;
  const padded = await sharp(whole)
    .extend({ left, right, top, bottom, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const seen = sharp(padded).extract({
    left: part.left * DENSITY + left,
    top: part.top * DENSITY + top,
    width: part.width * DENSITY,
    height: part.height * DENSITY,
  });
  await write(shot.id, seen);
}

async function write(id: string, picture: Sharp): Promise<void> {
  const path = join(FOLDER, `${id}.webp`);
  await picture
    .resize(SIZE)
    .webp({ quality: 78, alphaQuality: 85, effort: 6, smartSubsample: true })
    .toFile(path);
  const { size } = await stat(path);
  process.stdout.write(`${id}: ${Math.round(size / 1000)} kB\n`);
}

await mkdir(FOLDER, { recursive: true });
const reader = await SheetReader.open(BUILT);
const asked = process.argv.slice(2);
const isAsked = ({ id }: { readonly id: string }): boolean => asked.length === 0 || asked.includes(id);
for (const shot of SHOTS.filter(isAsked)) await draw(reader, shot);
for (const shot of bayShots().filter(isAsked)) await write(shot.id, await composedBay(reader, shot, SIZE));
