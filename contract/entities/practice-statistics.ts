// Figures of a practice: its steps, what goes wrong and why, where time goes.
import { z } from 'zod';
import { idSchema } from '../common.ts';
import { trilingualSchema } from '../simulation/text.ts';
import { optionalTextSchema } from '../texts.ts';

export const timesSchema = z.object({
  /** Milliseconds, of a simulation its own: lower quartile, median, upper quartile. */
  low: z.number(),
  middle: z.number(),
  high: z.number(),
});

/** The latest attempt behind a number that is no good; null: there is none, or the caller may not open it; absent: counted before it was looked for. */
export const lastShape = { attemptId: idSchema.nullable().optional() };

const practiceStepSchema = z.object({
  id: z.string(),
  text: trilingualSchema,
  done: z.number().int(),
  late: z.number().int(),
  outOfOrder: z.number().int(),
  missing: z.number().int(),
  /** In how many runs it was the first thing that went wrong. */
  first: z.number().int(),
  /** null: nobody did it. */
  at: timesSchema.nullable(),
  ...lastShape,
});

/** What was done needlessly after a step (before the first one: null), in how many runs. */
const detourSchema = z.object({
  afterStep: z.string().nullable(),
  id: z.string(),
  text: trilingualSchema,
  runs: z.number().int(),
  times: z.number().int(),
});
export type Detour = z.infer<typeof detourSchema>;

/** How soon people began with what a situation asks for, the quickest first. */
const reactionSchema = z.object({
  id: z.string(),
  text: trilingualSchema,
  /** Runs that met it. */
  runs: z.number().int(),
  /** Milliseconds of the simulation at each tenth of those who did something of it: from the quickest to the slowest. */
  tenths: z.array(z.number()).max(11),
  /** Runs in which nothing of it was done. */
  never: z.number().int(),
});
export type Reaction = z.infer<typeof reactionSchema>;

const floorAreaSchema = z.object({
  text: trilingualSchema,
  x: z.number(),
  y: z.number(),
  widthTiles: z.number(),
  heightTiles: z.number(),
});

/** The floor and where people spent their time on it. */
const floorSchema = z.object({
  widthTiles: z.number().int(),
  heightTiles: z.number().int(),
  rooms: z.array(floorAreaSchema),
  furniture: z.array(floorAreaSchema),
  /** Mean milliseconds of a run on a tile. */
  tiles: z.array(z.object({ x: z.number().int(), y: z.number().int(), ms: z.number() })),
  /** Runs that were played on this floor. */
  runs: z.number().int(),
});
export type Floor = z.infer<typeof floorSchema>;

const countedTextSchema = z.object({
  id: z.string(),
  text: trilingualSchema,
  /** Runs in which it happened. */
  runs: z.number().int(),
});

const happenedSchema = countedTextSchema.extend(lastShape);
export type Happened = z.infer<typeof happenedSchema>;

const practicePatternSchema = z.object({
  people: z.number().int(),
  deviations: z.array(z.object({ id: z.string(), status: z.string(), text: trilingualSchema })),
  /** A typical run that the caller may look at; null: there is none. */
  attemptId: idSchema.nullable(),
});

/** Lists of which the first rows are told. */
export const CUT_LISTS = [
  'gates',
  'harms',
  'refusals',
  'patterns',
  'detours',
  'reactions',
  'refusedThings',
  'particles',
] as const;
export type CutList = (typeof CUT_LISTS)[number];

export const practiceFiguresSchema = z.object({
  taskId: idSchema,
  position: z.number().int(),
  simulation: z.enum(['ROOM', 'EQUIPMENT']),
  title: optionalTextSchema,
  runs: z.number().int(),
  passed: z.number().int(),
  /** null: no run ended. */
  duration: timesSchema.nullable(),
  refusedTries: z.number().int(),
  steps: z.array(practiceStepSchema),
  gates: z.array(happenedSchema),
  harms: z.array(happenedSchema),
  refusals: z.array(happenedSchema.extend({ tries: z.number().int() })),
  patterns: z.array(practicePatternSchema),
  /** Share of steps not done as they should, by the how-manieth run of a person it was. */
  detours: z.array(detourSchema),
  reactions: z.array(reactionSchema),
  /** Refused tries by the thing that was tried. */
  refusedThings: z.array(countedTextSchema.extend({ tries: z.number().int() })),
  /** What brought particles into the clean room: the mean of those who entered it, a minute. */
  particles: z.array(countedTextSchema.extend({ perMinute: z.number() })),
  /** null: no run has a floor, or none was played again for it yet. */
  floor: floorSchema.nullable(),
  /** Runs by the revision of the rules that they were played by; more than one only after a change. */
  byRules: z.array(
    z.object({
      revision: z.number().int(),
      runs: z.number().int(),
      passed: z.number().int(),
      /** Share of steps not done as they should. */
      errors: z.number(),
    }),
  ),
  /** How many rows of a list are not told; absent where it is whole, or was counted before this was. */
  beyond: z.partialRecord(z.enum(CUT_LISTS), z.number().int()).optional(),
  learning: z.array(z.object({ run: z.number().int(), people: z.number().int(), errors: z.number() })),
});
export type PracticeFigures = z.infer<typeof practiceFiguresSchema>;
