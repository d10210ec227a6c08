// A changing-room case: the play part is all a machine needs; the key part (reference, judging) is kept apart.
import { z } from 'zod';
import { actionSchema, logEntrySchema } from './log.ts';
import { referenceSchema } from './reference.ts';
import { trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);

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
  id: idSchema,
  revision: z.number().int().min(1),
  rulesetId: idSchema,
  rulesetRevision: z.number().int().min(1),
  seed: z.number().int().min(0).max(4_294_967_295),
  title: trilingualSchema,
  goal: trilingualSchema,
  timeLimitMs: z.number().int().min(1000).max(86_400_000).optional(),
  play: roomPlaySchema,
});

/** The judging of a case; it leaves the server in TRAINING and after the end alone. */
export const roomKeySchema = z.object({
  caseId: idSchema,
  revision: z.number().int().min(1),
  /** What a learner may be told in TRAINING, one after another. */
  hints: z.array(trilingualSchema).max(40),
  reference: referenceSchema,
  /** A shortest correct way, without the walking: planLog makes a log of it. */
  way: z.array(actionSchema).max(400).optional(),
});

export type Crafted = Readonly<z.infer<typeof craftedSchema>>;
export type RoomPlay = Readonly<z.infer<typeof roomPlaySchema>>;
export type RoomCase = Readonly<z.infer<typeof roomCaseSchema>>;
export type RoomKey = Readonly<z.infer<typeof roomKeySchema>>;
