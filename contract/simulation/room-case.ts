// A changing-room case: the play part is all a machine needs; the key part (reference, judging) is kept apart.
import { z } from 'zod';
import { caseParts, idSchema, keyParts, waySchema } from './case-parts.ts';
import { logEntrySchema } from './log.ts';

/** A thing by its id (name-index) and its catalogue name. */
export const craftedSchema = z.object({ id: idSchema, craft: idSchema });

/**
 * What is true of the person: a worn thing by its id (params: its state), an aspect (makeup, longHair, mustaches,
 * beard), or a size (handSize, faceSize with params S, M, L or XL).
 */
export const personSettingSchema = z.object({ id: idSchema, params: z.string().max(20).optional() });

export const roomPlaySchema = z.object({
  id: idSchema,
  map: idSchema.default('Isometric'),
  person: z.object({
    gender: z.enum(['man', 'girl']).default('man'),
    location: idSchema,
    /** `start`, or the id of a piece of furniture at whose approach point the person stands. */
    position: idSchema.default('start'),
    settings: z.array(personSettingSchema).max(60),
    bag: z.array(craftedSchema).max(100),
    hand: z.array(craftedSchema).max(2),
  }),
  isHintOn: z.boolean(),
  activeKey: z.number().int().min(1).max(9).default(1),
  /** What has already been done; a case starts with none. */
  actions: z.array(logEntrySchema).max(20_000).default([]),
  subject: z.array(craftedSchema.extend({ position: idSchema })).max(400),
  /** status false is locked; statusChange is the catalogue name of what changes it. */
  furniture: z
    .array(z.object({ id: idSchema, idZone: idSchema, status: z.boolean(), statusChange: idSchema }))
    .max(100),
});

/** What a learner may know of a case. Nothing of it tells the right way. */
export const roomCaseSchema = z.object({
  ...caseParts,
  play: roomPlaySchema,
});

/** The judging of a case; it leaves the server in TRAINING and after the end alone. */
export const roomKeySchema = z.object({
  ...keyParts,
  way: waySchema,
});

export type Crafted = Readonly<z.infer<typeof craftedSchema>>;
export type RoomPlay = Readonly<z.infer<typeof roomPlaySchema>>;
export type RoomCase = Readonly<z.infer<typeof roomCaseSchema>>;
export type RoomKey = Readonly<z.infer<typeof roomKeySchema>>;
