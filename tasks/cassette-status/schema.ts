// A TASKTESTCASECASSETESTATUS: the cassette status form, with a status for each slot and the lines of its
// log.
import { z } from 'zod';
import { boundedRecord } from '#contract/common.ts';
import { localizedTextSchema } from '#contract/texts.ts';

/** The wafer states of SEMI E90, and the other results of a slot map (domain.md). */
export const PLATE_STATUSES = [
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
export const plateStatusSchema = z.enum(PLATE_STATUSES);
export type PlateStatus = z.infer<typeof plateStatusSchema>;

export const SLOT_COUNT = 25;
const slotSchema = z.string().regex(/^(?:[1-9]|1\d|2[0-5])$/u);
/** Slot number → status; slot 1 is the lowest. */
const elementStatesSchema = boundedRecord(slotSchema, plateStatusSchema, SLOT_COUNT);
export type ElementStates = z.infer<typeof elementStatesSchema>;

export const cassetteStatusParamsSchema = z.strictObject({
  /** The equipment's record, from which the form is filled in. */
  record: z.array(localizedTextSchema).max(60).default([]),
  /**
   * The true statuses: a slot takes its status from the initial list, else the final one, else the base one.
   */
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

/** The params as sent to the learner. */
export const strippedCassetteStatusSchema = z.object({ record: z.array(localizedTextSchema).default([]) });

/** The slots of a cassette, lowest first. */
export const slots: readonly string[] = Array.from({ length: SLOT_COUNT }, (_, index) => String(index + 1));
