// The equipment's ruleset: everything about a bay that is data. The machine takes it as an argument and knows none by itself.
import { z } from 'zod';
import { calledIdSchema, emergencyRulesetSchema } from './equipment-emergency.ts';
import {
  equipmentCodeSchema,
  keyboardLayoutSchema,
  placeAreaSchema,
  placeKindSchema,
  plateStatusSchema,
} from './equipment-kinds.ts';
import { formSchema } from './equipment-papers.ts';
import {
  accountSchema,
  alarmRowSchema,
  roleRowSchema,
  screenRowSchema,
  settingSchema,
} from './equipment-terminal.ts';
import {
  loadPortSchema,
  recipeSchema,
  stepRowSchema,
  trackModuleSchema,
  trackTimesSchema,
  waferFlowSchema,
} from './equipment-track.ts';
import { sourceSchema, trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);

/** Where a person stands to use something: a tile of the bay. Ids are those of the manifest's bay. */
export const bayPlaceSchema = z.object({
  id: idSchema,
  kind: placeKindSchema,
  area: placeAreaSchema,
  x: z.number().int().min(0).max(255),
  y: z.number().int().min(0).max(255),
  text: trilingualSchema,
});

/** One line of the code list: how the log calls an action, and how long it takes. GO counts by the tile. */
export const equipmentCodeRowSchema = z.object({
  code: equipmentCodeSchema,
  text: trilingualSchema,
  durationMs: z.number().int().min(0).max(600_000),
});

/** Somebody who can be called. */
export const personRowSchema = z.object({
  id: calledIdSchema,
  text: trilingualSchema,
  /** As it stands in the telephone list. */
  number: z.string().min(1).max(20),
});

export const plateStatusRowSchema = z.object({ id: plateStatusSchema, text: trilingualSchema });

export const equipmentRulesetSchema = z.object({
  id: idSchema,
  revision: z.number().int().min(1),
  title: trilingualSchema,
  places: z.array(bayPlaceSchema).min(1).max(60),
  /** How far a hand reaches from the tile one stands on. */
  reachTiles: z.number().int().min(0).max(3),
  codes: z.array(equipmentCodeRowSchema).min(1).max(100),
  /** Slots of a cassette. */
  slots: z.number().int().min(1).max(30),
  /** Pods the rack holds. */
  rackPlaces: z.number().int().min(1).max(60),
  modules: z.array(trackModuleSchema).min(1).max(60),
  steps: z.array(stepRowSchema).min(1).max(20),
  recipes: z.array(recipeSchema).min(1).max(200),
  flows: z.array(waferFlowSchema).min(1).max(40),
  ports: z.array(loadPortSchema).min(1).max(4),
  times: trackTimesSchema,
  /** Jobs that may wait in the queue. */
  queueLength: z.number().int().min(1).max(20),
  roles: z.array(roleRowSchema).min(1).max(4),
  accounts: z.array(accountSchema).min(1).max(40),
  screens: z.array(screenRowSchema).min(1).max(10),
  keyboards: z.array(keyboardLayoutSchema).min(1).max(4),
  settings: z.array(settingSchema).max(60),
  alarms: z.array(alarmRowSchema).min(1).max(200),
  persons: z.array(personRowSchema).length(5),
  plateStatuses: z.array(plateStatusRowSchema).length(10),
  forms: z.array(formSchema).min(1).max(10),
  /** How far a written time may be from what happened and still be right. */
  paperToleranceMs: z.number().int().min(0).max(3_600_000),
  /** How many times as fast as the clock on the wall. */
  speeds: z.array(z.number().int().min(1).max(600)).min(1).max(6),
  longestWaitMs: z.number().int().min(1000).max(28_800_000),
  /** How long one waits for the next event when nothing at all is under way. */
  idleWaitMs: z.number().int().min(1000).max(3_600_000),
  emergency: emergencyRulesetSchema,
  sources: z.array(sourceSchema).max(200),
});

export type BayPlace = Readonly<z.infer<typeof bayPlaceSchema>>;
export type EquipmentCodeRow = Readonly<z.infer<typeof equipmentCodeRowSchema>>;
export type PersonRow = Readonly<z.infer<typeof personRowSchema>>;
export type EquipmentRuleset = Readonly<z.infer<typeof equipmentRulesetSchema>>;
