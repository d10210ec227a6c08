// An equipment case: the play is all that a machine needs; the key (reference, judging) is a separate schema.
import { z } from 'zod';
import { caseParts, idSchema, keyParts, waySchema } from './case-parts.ts';
import { emergencyJudgingSchema, emergencyPlaySchema } from './equipment-emergency.ts';
import {
  activeScreenSchema,
  equipmentRoleSchema,
  plateStatusSchema,
  portIdSchema,
  processStepSchema,
  slotCodeSchema,
} from './equipment-kinds.ts';
import { paperSchema } from './equipment-papers.ts';
import { recipeStepSchema } from './equipment-track.ts';
import { referenceSchema } from './reference.ts';

const slotNumber = z.number().int().min(1).max(30);
const ms = z.number().int().min(0).max(86_400_000);

/** A SMIF pod. `label` is printed for people; `tag` is what the port's reader reads ('' for nothing). */
const podSchema = z.object({
  id: idSchema,
  label: z.string().min(1).max(40),
  tag: z.string().max(40),
  lotName: z.string().min(1).max(40),
  place: z.union([
    z.object({ at: z.literal('rack'), spot: z.number().int().min(1).max(60) }),
    z.object({ at: z.literal('port'), port: portIdSchema }),
  ]),
  /** Slot 1 is the lowest. */
  slots: z.array(slotCodeSchema).min(1).max(30),
});

/** What the shift should do with one lot, as the shift task states it. */
const orderSchema = z.object({
  lotName: z.string().min(1).max(40),
  recipe: idSchema,
  waferFlow: idSchema,
  /** The label of the pod that holds the lot. The host has registered the pods of its orders. */
  smifNumber: z.string().min(1).max(40),
  jobName: z.string().min(1).max(40),
  plates: z.number().int().min(0).max(30),
});

export const plateRowSchema = z.object({ pod: idSchema, slot: slotNumber, status: plateStatusSchema });

/** A step of a loaded recipe that differs from the ruleset and the paper copy. */
const recipeChangeSchema = z.object({
  recipe: idSchema,
  step: processStepSchema,
  values: recipeStepSchema.omit({ step: true }).partial(),
});

/** A fault of the shift other than an emergency. Times are ms of the simulation. */
const faultSchema = z.discriminatedUnion('kind', [
  /** The first `times` dockings at a port fail. */
  z.object({ kind: z.literal('dockFails'), port: portIdSchema, times: z.number().int().min(1).max(9) }),
  z.object({ kind: z.literal('moduleOut'), module: idSchema, atMs: ms }),
  z.object({ kind: z.literal('portOut'), port: portIdSchema }),
  z.object({ kind: z.literal('alarm'), alarm: idSchema, atMs: ms }),
]);

export const MAX_SETTINGS = 60;

/** The range that a case leaves of a setting, in the setting's own whole units. */
export const settingBoundsSchema = z.object({
  id: idSchema,
  least: z.number().int().min(-1_000_000).max(1_000_000),
  most: z.number().int().min(-1_000_000).max(1_000_000),
});

/** A job that was aborted before the shift, and the wafers that it left in the modules. Its pod stands open on a port. */
const interruptedSchema = z.object({
  pod: idSchema,
  recipe: idSchema,
  waferFlow: idSchema,
  jobName: z.string().min(1).max(40),
  left: z
    .array(z.object({ slot: slotNumber, module: idSchema, step: processStepSchema }))
    .min(1)
    .max(30),
});

export const equipmentPlaySchema = z.object({
  id: idSchema,
  /** The role that the learner should sign in with. */
  role: equipmentRoleSchema.default('OPERATOR'),
  /** The values that the sign-in form is filled in with. */
  defaultLogin: z.object({ login: z.string().max(20), role: equipmentRoleSchema }),
  /** The time of day when the shift begins, in seconds. */
  clockStartS: z.number().int().min(0).max(86_399),
  /** The id of the place where the person starts. */
  place: idSchema,
  conditionEquipment: z.enum(['IDLE', 'INIT']),
  pods: z.array(podSchema).max(20),
  papers: z.array(paperSchema).max(40),
  orders: z.array(orderSchema).max(20),
  availableScreens: z.array(activeScreenSchema).min(1).max(10),
  /** Ids of the settings that may be changed. */
  possibleSettings: z.array(idSchema).max(MAX_SETTINGS),
  /** Where a setting may be set in a narrower range than the tool's own. */
  settingBounds: z.array(settingBoundsSchema).max(MAX_SETTINGS).optional(),
  recipeChanges: z.array(recipeChangeSchema).max(40).default([]),
  faults: z.array(faultSchema).max(20).default([]),
  interrupted: interruptedSchema.optional(),
  /** A slot's status comes from the initial list, else from the final list, else from the base list. */
  plateStatusInfo: z.object({
    initial: z.array(plateRowSchema).max(400),
    base: z.array(plateRowSchema).max(400),
  }),
  emergency: emergencyPlaySchema,
});

/** What a learner may know of a case. Nothing in it gives away the right way. */
export const equipmentCaseSchema = z.object({
  ...caseParts,
  play: equipmentPlaySchema,
});

/** What judges one situation from its begin until another one begins. */
export const situationKeySchema = z.object({
  situation: idSchema,
  reference: referenceSchema,
  judging: emergencyJudgingSchema,
});

export const MAX_SITUATIONS = 80;

/** What judges a case. It leaves the server only in TRAINING and after the end of an attempt. */
export const equipmentKeySchema = z.object({
  ...keyParts,
  judging: emergencyJudgingSchema.optional(),
  /** Situations that are judged by themselves; `reference` then judges what came before the first of them. */
  situations: z.array(situationKeySchema).max(MAX_SITUATIONS).optional(),
  /** The true statuses of the plates at the end, with which a cassette status form is compared. */
  trueStatuses: z.array(plateRowSchema).max(400),
  way: waySchema,
});

export type Pod = Readonly<z.infer<typeof podSchema>>;
export type Order = Readonly<z.infer<typeof orderSchema>>;
export type PlateRow = Readonly<z.infer<typeof plateRowSchema>>;
export type Fault = Readonly<z.infer<typeof faultSchema>>;
export type SettingBounds = Readonly<z.infer<typeof settingBoundsSchema>>;
export type InterruptedJob = Readonly<z.infer<typeof interruptedSchema>>;
export type EquipmentPlay = Readonly<z.infer<typeof equipmentPlaySchema>>;
export type EquipmentCase = Readonly<z.infer<typeof equipmentCaseSchema>>;
export type SituationKey = Readonly<z.infer<typeof situationKeySchema>>;
export type EquipmentKey = Readonly<z.infer<typeof equipmentKeySchema>>;
