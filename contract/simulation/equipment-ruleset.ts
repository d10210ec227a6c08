// The equipment's ruleset: everything about a bay that is data. The machine receives it as an argument.
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
  handlingSchema,
  loadPortSchema,
  recipeSchema,
  stepRowSchema,
  trackModuleSchema,
  trackTimesSchema,
  waferFlowSchema,
} from './equipment-track.ts';
import { sourceSchema, trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);

/** A tile of the bay where a person stands to use something. Ids are those of the manifest's bay. */
const bayPlaceSchema = z.object({
  id: idSchema,
  kind: placeKindSchema,
  area: placeAreaSchema,
  x: z.number().int().min(0).max(255),
  y: z.number().int().min(0).max(255),
  text: trilingualSchema,
});

/** A row of the code list: the log's name for an action, and its duration (of GO: for each tile). */
const equipmentCodeRowSchema = z.object({
  code: equipmentCodeSchema,
  text: trilingualSchema,
  durationMs: z.number().int().min(0).max(600_000),
});

/** Somebody who can be called. */
const personRowSchema = z.object({
  id: calledIdSchema,
  text: trilingualSchema,
  /** The number in the telephone list. */
  number: z.string().min(1).max(20),
});

const plateStatusRowSchema = z.object({ id: plateStatusSchema, text: trilingualSchema });

export const equipmentRulesetSchema = z.object({
  id: idSchema,
  revision: z.number().int().min(1),
  title: trilingualSchema,
  places: z.array(bayPlaceSchema).min(1).max(60),
  /** How many tiles away the hands reach. */
  reachTiles: z.number().int().min(0).max(3),
  codes: z.array(equipmentCodeRowSchema).min(1).max(100),
  /** The number of slots in a cassette. */
  slots: z.number().int().min(1).max(30),
  /** The number of pods that the rack holds. */
  rackPlaces: z.number().int().min(1).max(60),
  modules: z.array(trackModuleSchema).min(1).max(60),
  steps: z.array(stepRowSchema).min(1).max(20),
  recipes: z.array(recipeSchema).min(1).max(200),
  flows: z.array(waferFlowSchema).min(1).max(40),
  ports: z.array(loadPortSchema).min(1).max(4),
  times: trackTimesSchema,
  /** Absent in rulesets from before it: hand-overs take no time, and nothing spoils by time. */
  handling: handlingSchema.optional(),
  /** The maximum number of jobs in the queue. */
  queueLength: z.number().int().min(1).max(20),
  roles: z.array(roleRowSchema).min(1).max(4),
  accounts: z.array(accountSchema).min(1).max(40),
  screens: z.array(screenRowSchema).min(1).max(10),
  keyboards: z.array(keyboardLayoutSchema).min(1).max(4),
  settings: z.array(settingSchema).max(60),
  alarms: z.array(alarmRowSchema).min(1).max(200),
  persons: z.array(personRowSchema).min(5).max(calledIdSchema.options.length),
  plateStatuses: z.array(plateStatusRowSchema).length(10),
  forms: z.array(formSchema).min(1).max(10),
  /** How far a written time may differ from the true one and still be right, in ms. */
  paperToleranceMs: z.number().int().min(0).max(3_600_000),
  /** The speeds on offer, as multiples of real time. */
  speeds: z.array(z.number().int().min(1).max(600)).min(1).max(6),
  longestWaitMs: z.number().int().min(1000).max(28_800_000),
  /** The longest wait for the next event when nothing at all is under way, in ms. */
  idleWaitMs: z.number().int().min(1000).max(3_600_000),
  emergency: emergencyRulesetSchema,
  sources: z.array(sourceSchema).max(200),
});

export type BayPlace = Readonly<z.infer<typeof bayPlaceSchema>>;
export type EquipmentCodeRow = Readonly<z.infer<typeof equipmentCodeRowSchema>>;
export type PersonRow = Readonly<z.infer<typeof personRowSchema>>;
export type EquipmentRuleset = Readonly<z.infer<typeof equipmentRulesetSchema>>;
