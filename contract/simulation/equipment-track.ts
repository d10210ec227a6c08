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

export type TrackModule = Readonly<z.infer<typeof trackModuleSchema>>;
export type StepRow = Readonly<z.infer<typeof stepRowSchema>>;
export type RecipeStep = Readonly<z.infer<typeof recipeStepSchema>>;
export type Recipe = Readonly<z.infer<typeof recipeSchema>>;
export type WaferFlow = Readonly<z.infer<typeof waferFlowSchema>>;
export type LoadPort = Readonly<z.infer<typeof loadPortSchema>>;
export type TrackTimes = Readonly<z.infer<typeof trackTimesSchema>>;
