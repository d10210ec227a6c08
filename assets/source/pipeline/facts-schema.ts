// What families may define about their things besides pictures; stored in the manifest unchanged.
import { z } from 'zod';

const spot = z.tuple([z.number(), z.number(), z.number()]);
const handSpot = z.object({ x: z.number(), y: z.number(), isInFront: z.boolean() });

const person = z.object({
  poses: z.array(z.string()),
  layers: z.array(z.string()),
  hands: z.record(z.string(), z.object({ left: handSpot, right: handSpot })),
});

const mirrorLook = z.object({
  width: z.number(),
  height: z.number(),
  pivotX: z.number(),
  pivotY: z.number(),
  spots: z.record(z.string(), z.tuple([z.number(), z.number()])),
});

const mirrored = z.object({ figure: mirrorLook, head: mirrorLook });

export const manifestFactsSchema = z.object({
  furniture: z.record(
    z.string(),
    z.object({
      widthTiles: z.number(),
      depthTiles: z.number(),
      heightMetres: z.number(),
      states: z.array(z.string()),
      spots: z.array(spot),
      hooks: z.array(spot).optional(),
    }),
  ),
  rooms: z
    .record(
      z.string(),
      z.object({
        widthTiles: z.number(),
        heightTiles: z.number(),
        walls: z.array(z.tuple([z.enum(['x', 'y']), z.number(), z.number(), z.number()])).optional(),
      }),
    )
    .default({}),
  effects: z
    .record(
      z.string(),
      z.object({ frames: z.number().int().min(1), frameMs: z.number().min(1), isLoop: z.boolean() }),
    )
    .default({}),
  bay: z.record(z.string(), z.unknown()).optional(),
  people: z.object({ man: person, girl: person }),
  mirror: z.object({ man: mirrored, girl: mirrored }).optional(),
});

export type ManifestFacts = z.infer<typeof manifestFactsSchema>;
