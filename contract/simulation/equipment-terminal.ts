// The operator terminal as data: roles, accounts, screens with soft keys and fields, settings, alarms.
import { z } from 'zod';
import {
  activeScreenSchema,
  alarmCategorySchema,
  equipmentCodeSchema,
  equipmentRoleSchema,
  keyboardLayoutSchema,
  rightSchema,
  terminalRejectionSchema,
  toolEventSchema,
} from './equipment-kinds.ts';
import { sourceSchema, trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);

export const roleRowSchema = z.object({
  id: equipmentRoleSchema,
  text: trilingualSchema,
  screens: z.array(activeScreenSchema).min(1).max(20),
  rights: z.array(rightSchema).max(20),
});

/** An account for signing in. Its login and password are fictional and written on the papers on the desk. */
export const accountSchema = z.object({
  login: z.string().min(1).max(20),
  password: z.string().min(1).max(20),
  role: equipmentRoleSchema,
  name: trilingualSchema,
});

/** A field of a screen: what may be typed into it, on which layout. */
const terminalFieldSchema = z.object({
  id: idSchema,
  text: trilingualSchema,
  layout: keyboardLayoutSchema,
  maxLength: z.number().int().min(1).max(60),
  /** Letters are converted to capitals. */
  isUpperCase: z.boolean(),
  /** Shown as dots, as for a password. */
  isHidden: z.literal(true).optional(),
});

/** A key F1 to F8 of a screen, which performs the action `code`; `to` and `right` belong to the action. */
const softKeySchema = z.object({
  key: z.string().regex(/^F[1-8]$/),
  text: trilingualSchema,
  code: equipmentCodeSchema,
  to: idSchema.optional(),
  right: rightSchema.optional(),
});

export const screenRowSchema = z.object({
  id: activeScreenSchema,
  text: trilingualSchema,
  softKeys: z.array(softKeySchema).max(8),
  fields: z.array(terminalFieldSchema).max(20),
});

/** A parameter of the tool that a case may let the learner change; whole numbers in `unit`. */
export const settingSchema = z.object({
  id: idSchema,
  text: trilingualSchema,
  unit: trilingualSchema.optional(),
  least: z.number().int(),
  most: z.number().int(),
  /** The initial value. */
  value: z.number().int(),
});

/** What raises an alarm: a rejected input, an event of the tool, or its id in a situation or case. */
const alarmCauseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('terminal'), rejection: terminalRejectionSchema }),
  z.object({ kind: z.literal('tool'), event: toolEventSchema }),
  z.object({ kind: z.literal('named') }),
]);

export const alarmRowSchema = z.object({
  id: idSchema,
  number: z.number().int().min(1).max(99_999),
  category: alarmCategorySchema,
  text: trilingualSchema,
  /** The manual's advice; shown by LOOK, and in TRAINING. */
  advice: trilingualSchema.optional(),
  cause: alarmCauseSchema,
  /** none: only displayed. blocksStart: prevents a start. pauses: pauses the running process. */
  effect: z.enum(['none', 'blocksStart', 'pauses']),
  /** Acknowledging also clears it: it reports an event, not a lasting state. */
  isPassing: z.boolean(),
  clearedBy: z.array(equipmentRoleSchema).min(1).max(4),
  sources: z.array(sourceSchema).max(10).optional(),
});

export type RoleRow = Readonly<z.infer<typeof roleRowSchema>>;
export type Account = Readonly<z.infer<typeof accountSchema>>;
export type TerminalField = Readonly<z.infer<typeof terminalFieldSchema>>;
export type SoftKey = Readonly<z.infer<typeof softKeySchema>>;
export type ScreenRow = Readonly<z.infer<typeof screenRowSchema>>;
export type Setting = Readonly<z.infer<typeof settingSchema>>;

export type AlarmRow = Readonly<z.infer<typeof alarmRowSchema>>;
