// An equipment case: the play part is all a machine needs; the key part (reference, judging, true statuses) is kept apart.
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

const slotNumber = z.number().int().min(1).max(30);
const ms = z.number().int().min(0).max(86_400_000);

/** A SMIF pod with its cassette. `label` is what one reads on it, `tag` what the port's reader reads ('' for nothing). */
export const podSchema = z.object({
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

/** What the shift is to do with one lot: what the shift task says. */
export const orderSchema = z.object({
  lotName: z.string().min(1).max(40),
  recipe: idSchema,
  waferFlow: idSchema,
  /** The label of the pod that the lot is in; the host knows the pods of its orders. */
  smifNumber: z.string().min(1).max(40),
  jobName: z.string().min(1).max(40),
  plates: z.number().int().min(0).max(30),
});

export const plateRowSchema = z.object({ pod: idSchema, slot: slotNumber, status: plateStatusSchema });

/** A step of a loaded recipe that is not as the ruleset (and the paper copy) has it. */
export const recipeChangeSchema = z.object({
  recipe: idSchema,
  step: processStepSchema,
  values: recipeStepSchema.omit({ step: true }).partial(),
});

/** What is not as it should be, besides emergencies. Times are of the simulation. */
export const faultSchema = z.discriminatedUnion('kind', [
  /** The first so many dockings at a port fail. */
  z.object({ kind: z.literal('dockFails'), port: portIdSchema, times: z.number().int().min(1).max(9) }),
  z.object({ kind: z.literal('moduleOut'), module: idSchema, atMs: ms }),
  z.object({ kind: z.literal('portOut'), port: portIdSchema }),
  z.object({ kind: z.literal('alarm'), alarm: idSchema, atMs: ms }),
]);

export const equipmentPlaySchema = z.object({
  id: idSchema,
  /** Who one is to be at the terminal. */
  role: equipmentRoleSchema.default('OPERATOR'),
  /** What is filled in at the sign-in. */
  defaultLogin: z.object({ login: z.string().max(20), role: equipmentRoleSchema }),
  /** The time of day when the shift begins, in seconds. */
  clockStartS: z.number().int().min(0).max(86_399),
  /** Where one stands at first. */
  place: idSchema,
  conditionEquipment: z.enum(['IDLE', 'INIT']),
  pods: z.array(podSchema).max(20),
  papers: z.array(paperSchema).max(40),
  orders: z.array(orderSchema).max(20),
  availableScreens: z.array(activeScreenSchema).min(1).max(10),
  /** Ids of settings that may be changed. */
  possibleSettings: z.array(idSchema).max(60),
  recipeChanges: z.array(recipeChangeSchema).max(40).default([]),
  faults: z.array(faultSchema).max(20).default([]),
  /** A slot's status is the initial list's where it has one, then the final list's, then the base list's. */
  plateStatusInfo: z.object({
    initial: z.array(plateRowSchema).max(400),
    base: z.array(plateRowSchema).max(400),
  }),
  emergency: emergencyPlaySchema,
});

/** What a learner may know of a case. Nothing of it tells the right way. */
export const equipmentCaseSchema = z.object({
  ...caseParts,
  play: equipmentPlaySchema,
});

/** The judging of a case; it leaves the server in TRAINING and after the end alone. */
export const equipmentKeySchema = z.object({
  ...keyParts,
  judging: emergencyJudgingSchema.optional(),
  /** How the plates truly are at the end: what a cassette status form is held against. */
  trueStatuses: z.array(plateRowSchema).max(400),
  way: waySchema,
});

export type Pod = Readonly<z.infer<typeof podSchema>>;
export type Order = Readonly<z.infer<typeof orderSchema>>;
export type PlateRow = Readonly<z.infer<typeof plateRowSchema>>;
export type Fault = Readonly<z.infer<typeof faultSchema>>;
export type EquipmentPlay = Readonly<z.infer<typeof equipmentPlaySchema>>;
export type EquipmentCase = Readonly<z.infer<typeof equipmentCaseSchema>>;
export type EquipmentKey = Readonly<z.infer<typeof equipmentKeySchema>>;
