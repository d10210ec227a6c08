// A TASKTESTCASECASSETESTATUS: the cassette status form, a status for each slot of the cassette, and the lines of its log.
import { z } from 'zod';
import { localizedTextSchema } from '#contract/texts.ts';

/** The wafer states of SEMI E90, and what a slot map finds besides (domain.md). */
export const plateStatuses = [
  'EMPTY',
  'NEEDS_PROCESSING',
  'IN_PROCESS',
  'PROCESSED',
  'ABORTED',
  'STOPPED',
  'REJECTED',
  'LOST',
  'SKIPPED',
  'CROSSED',
] as const;
export const plateStatusSchema = z.enum(plateStatuses);
export type PlateStatus = z.infer<typeof plateStatusSchema>;

export const slotCount = 25;
const slotSchema = z.string().regex(/^(?:[1-9]|1\d|2[0-5])$/u);
/** Slot number → status; slot 1 is the lowest. */
export const elementStatesSchema = z.record(slotSchema, plateStatusSchema);
export type ElementStates = z.infer<typeof elementStatesSchema>;

export const cassetteStatusParamsSchema = z.strictObject({
  /** What the equipment recorded, which the form is filled in from. */
  record: z.array(localizedTextSchema).max(60).default([]),
  /** The case's true statuses: a slot has the initial list's status, else the final list's, else the base list's. */
  initial: elementStatesSchema.default({}),
  final: elementStatesSchema.default({}),
  base: elementStatesSchema.default({}),
});
export type CassetteStatusParams = z.infer<typeof cassetteStatusParamsSchema>;

export const cassetteStatusKeySchema = z.strictObject({ elementStates: elementStatesSchema });
export type CassetteStatusKey = z.infer<typeof cassetteStatusKeySchema>;

export const cassetteStatusAnswerSchema = z.strictObject({
  elementStates: elementStatesSchema,
  logs: z.array(z.string().max(500)).max(60),
});
export type CassetteStatusAnswer = z.infer<typeof cassetteStatusAnswerSchema>;

/** The params as they travel. */
export const strippedCassetteStatusSchema = z.object({ record: z.array(localizedTextSchema).default([]) });

/** The slots of a cassette, from the lowest. */
export const slots: readonly string[] = Array.from({ length: slotCount }, (_, index) => String(index + 1));
