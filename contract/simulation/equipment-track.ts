// The track as data: modules, recipes, wafer flows, load ports. Times are whole milliseconds.
import { z } from 'zod';
import { moduleKindSchema, portIdSchema, processStepSchema } from './equipment-kinds.ts';
import { sourceSchema, trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);
const stepMs = z.number().int().min(1000).max(3_600_000);

/** One module of the track, such as COAT1; `kind` says which steps it does. */
export const trackModuleSchema = z.object({ id: idSchema, kind: moduleKindSchema, text: trilingualSchema });

/** Which kind of module performs a step, and the step's name. */
export const stepRowSchema = z.object({
  step: processStepSchema,
  module: moduleKindSchema,
  text: trilingualSchema,
});

/** The figures of one step. The time includes the hand-over. Tenths of a degree, tenths of mJ/cm². */
export const recipeStepSchema = z.object({
  step: processStepSchema,
  timeMs: stepMs,
  temperatureTenthC: z.number().int().min(0).max(4000).optional(),
  speedRpm: z.number().int().min(0).max(10_000).optional(),
  doseTenthMj: z.number().int().min(0).max(10_000).optional(),
});

export const recipeSchema = z.object({
  /** The id as it is typed at the terminal, such as PR10. */
  id: idSchema,
  text: trilingualSchema,
  thicknessNm: z.number().int().min(1).max(100_000),
  steps: z.array(recipeStepSchema).min(1).max(40),
  sources: z.array(sourceSchema).max(10),
});

export const waferFlowSchema = z.object({
  /** The id as it is typed at the terminal, such as COAT. */
  id: idSchema,
  text: trilingualSchema,
  steps: z.array(processStepSchema).min(1).max(40),
});

export const loadPortSchema = z.object({
  id: portIdSchema,
  /** The terminal's name for the SMIF unit; the result has it as currentSmifUnc. */
  unit: z.string().min(1).max(20),
  place: idSchema,
  text: trilingualSchema,
});

/** The durations of the tool's own movements. */
export const trackTimesSchema = z.object({
  readIdMs: z.number().int().min(0).max(600_000),
  dockMs: z.number().int().min(0).max(600_000),
  openMs: z.number().int().min(0).max(600_000),
  mapMs: z.number().int().min(0).max(600_000),
  closeMs: z.number().int().min(0).max(600_000),
  setUpMs: z.number().int().min(0).max(3_600_000),
  initialiseMs: z.number().int().min(0).max(3_600_000),
});

const spoilMs = z.number().int().min(1000).max(28_800_000);
const reasonSchema = { reason: idSchema, sources: z.array(sourceSchema).min(1).max(10) };
const recipeValueSchema = z.enum(['timeMs', 'temperatureTenthC', 'speedRpm', 'doseTenthMj']);

/**
 * How plates are carried, and what they bear. A step's time includes `reserveMs` for loading, unloading and
 * waiting for the arm; a hand-over takes `transferMs`. `reason` is an id of the emergency's scrap reasons.
 */
export const handlingSchema = z.object({
  transferMs: z.number().int().min(0).max(60_000),
  reserveMs: z.number().int().min(0).max(120_000),
  /** How long after the end of a step the other may begin. */
  delays: z.array(
    z.object({ after: processStepSchema, before: processStepSchema, mostMs: spoilMs, ...reasonSchema }),
  ).max(20), // prettier-ignore
  /** How long beyond the step's time a plate may stand in the module. */
  stays: z
    .array(z.object({ steps: z.array(processStepSchema).min(1), mostMs: spoilMs, ...reasonSchema }))
    .max(20),
  /** How far a loaded figure may be from the recipe's: in its unit, or in thousandths of it. */
  figures: z
    .array(
      z.object({
        value: recipeValueSchema,
        most: z.number().int().min(0).max(3_600_000),
        isPermille: z.boolean(),
        ...reasonSchema,
      }),
    )
    .max(10),
  /** Settings that are added to a figure of these steps. */
  offsets: z
    .array(
      z.object({ setting: idSchema, value: recipeValueSchema, steps: z.array(processStepSchema).min(1) }),
    )
    .max(10),
  /** Settings outside of which these steps spoil a plate. */
  windows: z
    .array(
      z.object({
        setting: idSchema,
        least: z.number().int().min(-1_000_000).max(1_000_000),
        most: z.number().int().min(-1_000_000).max(1_000_000),
        steps: z.array(processStepSchema).min(1),
        ...reasonSchema,
      }),
    )
    .max(10),
});

export type Handling = Readonly<z.infer<typeof handlingSchema>>;
export type TrackModule = Readonly<z.infer<typeof trackModuleSchema>>;
export type StepRow = Readonly<z.infer<typeof stepRowSchema>>;
export type RecipeStep = Readonly<z.infer<typeof recipeStepSchema>>;
export type Recipe = Readonly<z.infer<typeof recipeSchema>>;
export type WaferFlow = Readonly<z.infer<typeof waferFlowSchema>>;
export type LoadPort = Readonly<z.infer<typeof loadPortSchema>>;
export type TrackTimes = Readonly<z.infer<typeof trackTimesSchema>>;
