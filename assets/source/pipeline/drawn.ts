// The results of a job in the cache: its picture files, with their names and pivots, and facts for the
// manifest.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';

const drawnSchema = z.object({
  sprites: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      pivotX: z.number(),
      pivotY: z.number(),
      width: z.number(),
      height: z.number(),
      scale: z.number(),
    }),
  ),
  facts: z.record(z.string(), z.unknown()),
});

/** A picture at 2x, trimmed, as drawn by its job. */
export interface DrawnSprite {
  readonly name: string;
  readonly family: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly pivotX: number;
  readonly pivotY: number;
  /** How many of its pixels make one at 2x: a shadow is stored small. */
  readonly scale: number;
}

export interface DrawnJob {
  readonly sprites: readonly DrawnSprite[];
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Reads a job's folder; undefined if it is missing or incomplete. */
export async function readJob(folder: string, family: string): Promise<DrawnJob | undefined> {
  const text = await readFile(join(folder, 'job.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { sprites, facts } = drawnSchema.parse(JSON.parse(text));
  return {
    facts,
    sprites: sprites.map(({ file, ...sprite }) => ({ ...sprite, family, path: join(folder, file) })),
  };
}

/** A picture's pixels as RGBA with straight alpha. */
export async function pixelsOf(sprite: DrawnSprite): Promise<Uint8Array> {
  return new Uint8Array(await sharp(sprite.path).ensureAlpha().raw().toBuffer());
}
