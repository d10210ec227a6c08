// The pictures of the documents, made from the built ones for print: JPEG on white, no larger than shown.
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { z } from 'zod';
import { project } from '#scenes/kit/projection.ts';
import { DEMO_PICTURES } from '#server/seed/content/demo-courses.ts';
import { DENSITY, SheetReader } from '../hero/sheet-reader.ts';

const BUILT = join(import.meta.dirname, '../../built');
const WHITE = { r: 255, g: 255, b: 255 };

const placeSchema = z.tuple([z.number(), z.number(), z.number()]);
const baySchema = z.object({
  places: z.record(z.string(), z.object({ sprite: z.string(), at: placeSchema })),
  track: z.object({ ports: z.array(z.object({ at: placeSchema })) }),
  podRackSpots: z.array(placeSchema),
});

interface Standing {
  readonly sprite: string;
  readonly at: readonly [x: number, y: number, metres: number];
}

/** The resting state of things that have several pictures. */
const RESTING: Readonly<Record<string, string>> = {
  emo: 'emo/closed',
  exit: 'exit/closed',
  gaspanel: 'gaspanel/normal',
  'phone/desk': 'phone/desk/idle',
  'phone/wall': 'phone/wall/idle',
  stopwork: 'stopwork/plain',
  terminal: 'terminal/on',
};

/** The bay with its track, pods at two ports and a green light: greater depth is nearer, and drawn later. */
function bayPieces({ bay }: SheetReader['manifest']): readonly Standing[] {
  const { places: all, track: tool, podRackSpots } = baySchema.parse(bay);
  const places = Object.values(all)
    .filter(({ sprite }) => sprite !== '')
    .map(({ sprite, at }) => ({ sprite: RESTING[sprite] ?? sprite, at }));
  const ports = tool.ports.map(({ at }, index) => ({
    sprite: index < 2 ? 'track/port/docked' : 'track/port/empty',
    at,
  }));
  const pods = podRackSpots.slice(0, 4).map((at) => ({ sprite: 'pod/closed', at }));
  const depth = ({ at: [x, y, metres] }: Standing): number => x + y + metres / 100;
  const [track, others] = [
    places.filter(({ sprite }) => sprite === 'track/body'),
    places.filter(({ sprite }) => sprite !== 'track/body'),
  ];
  const front = track.map(({ at }) => ({ sprite: 'track/front', at }));
  return [
    ...track,
    ...front,
    ...[...others, ...ports, ...pods].toSorted((one, other) => depth(one) - depth(other)),
  ];
}

async function bayPicture(): Promise<Sharp> {
  const reader = await SheetReader.open(BUILT);
  const room = await reader.cut('bay/room');
  const laid = await Promise.all(
    bayPieces(reader.manifest).map(async ({ sprite, at }): Promise<OverlayOptions> => {
      const cut = await reader.cut(sprite);
      const point = project(...at);
      const raw = { width: cut.width, height: cut.height, channels: 4 } as const;
      const left = Math.round(room.pivotX + point.x * DENSITY - cut.pivotX);
      const top = Math.round(room.pivotY + point.y * DENSITY - cut.pivotY);
      return { input: cut.pixels, raw, left, top };
    }),
  );
  const raw = { width: room.width, height: room.height, channels: 4 } as const;
  const whole = await sharp(room.pixels, { raw }).composite(laid).png({ compressionLevel: 1 }).toBuffer();
  return sharp(whole).flatten({ background: WHITE });
}

/** Only the track: a part of the bay's picture, in hundredths of its size. */
async function trackPicture(): Promise<Sharp> {
  const whole = await (await bayPicture()).png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  const [width, height] = [whole.info.width / 100, whole.info.height / 100];
  const part = { left: 29 * width, top: 14 * height, width: 46 * width, height: 50 * height };
  return sharp(whole.data).extract({
    left: Math.round(part.left),
    top: Math.round(part.top),
    width: Math.round(part.width),
    height: Math.round(part.height),
  });
}

async function opened(name: string): Promise<Sharp> {
  if (name === 'bay') return bayPicture();
  if (name === 'track') return trackPicture();
  if (name === 'hero') return sharp(join(BUILT, 'hero@2x.webp')).flatten({ background: WHITE });
  const plan = DEMO_PICTURES.find(({ id }) => id === name);
  if (plan !== undefined)
    return sharp(Buffer.from(plan.svg), { density: 144 }).flatten({ background: WHITE });
  const [folder = '', file = ''] = name.split('/');
  const path = folder === 'closeups' ? `${folder}/${file}@2x.webp` : `${folder}/${file}.webp`;
  return sharp(join(BUILT, path)).flatten({ background: WHITE });
}

/** A picture as a data URL, at most `width` pixels wide. */
export async function printedPicture(name: string, width: number): Promise<string> {
  const picture = (await opened(name)).resize({ width, withoutEnlargement: true });
  const bytes = await picture.jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

/** A cut-out picture of a thing of the room, by its code, as a data URL. */
export async function thingPicture(code: string): Promise<string> {
  const picture = sharp(join(BUILT, 'icons', `${code}.webp`)).resize({
    height: 160,
    withoutEnlargement: true,
  });
  const bytes = await picture.png({ palette: true, quality: 90 }).toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
