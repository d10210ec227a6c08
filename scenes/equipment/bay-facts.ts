// What the manifest says about the bay's pictures: where each one goes. Read once and validated.
import { z } from 'zod';
import type { Manifest } from '#assets/manifest.ts';

/** On the grid: x and y in tiles, z in metres. */
const point = z.tuple([z.number(), z.number(), z.number()]);
const tile = z.tuple([z.number(), z.number()]);

const place = z.object({
  /** The prefix of its pictures' names; empty where the background already shows it. */
  sprite: z.string(),
  at: point,
  x: z.number(),
  y: z.number(),
  widthTiles: z.number(),
  depthTiles: z.number(),
  facing: z.string(),
  heightMetres: z.number(),
  approach: tile.optional(),
});

const sign = z.object({
  /** Position of its upper left corner. */
  at: point,
  axis: z.enum(['x', 'y']),
  width: z.number(),
  height: z.number(),
  ink: z.string(),
});

const bayFactsSchema = z.object({
  tiles: z.object({
    width: z.number(),
    depth: z.number(),
    outsideWidth: z.number(),
    wallMetres: z.number(),
  }),
  places: z.record(z.string(), place),
  signs: z.record(z.string(), sign),
  track: z.object({
    ports: z.array(z.object({ at: point, approach: tile })),
    modules: z.record(z.string(), z.object({ kind: z.string(), at: point, wafer: point, reach: z.string() })),
    spinFrames: z.number(),
    spinning: z.array(z.string()),
    arm: z.object({ places: z.record(z.string(), point) }),
    indexer: z.object({ places: z.record(z.string(), point) }),
  }),
  podRackSpots: z.array(point).default([]),
  /** Offset from the middle of a pod's foot to the upper left corner of its label. */
  podLabel: z
    .object({
      at: point,
      axis: z.enum(['x', 'y']),
      width: z.number(),
      height: z.number(),
      /** How far the shell of an open pod is raised. */
      liftMetres: z.number().optional(),
    })
    .optional(),
  /** The corners of the terminal's screen: upper left, upper right, lower right, lower left. */
  screen: z.array(point).length(4).optional(),
  /** Slots of the close-up, lowest first, in pixels at 1x from the frame's pivot. */
  cassette: z.object({ slots: z.array(z.tuple([z.number(), z.number()])) }).optional(),
});

export type GridPoint = readonly [number, number, number];
export type BayFacts = z.infer<typeof bayFactsSchema>;
export type BayPlace = z.infer<typeof place>;
export type BaySign = z.infer<typeof sign>;

/** Throws when the manifest was built without the bay. */
export function readBayFacts(manifest: Manifest): BayFacts {
  return bayFactsSchema.parse(manifest.bay);
}

/** Looks up a place by its name; a missing one is a fault of the build, so it throws. */
export function placeOf(facts: BayFacts, name: string): BayPlace {
  const found = facts.places[name];
  if (!found) throw new Error(`The bay has no place ${name}`);
  return found;
}
