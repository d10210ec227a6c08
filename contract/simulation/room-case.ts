// A changing-room case: the play is all that a machine needs; the key (reference) is a separate schema.
import { z } from 'zod';
import { caseParts, idSchema, keyParts, waySchema } from './case-parts.ts';
import { logEntrySchema } from './log.ts';

/** A thing by its id (catalogue name and index, such as masksM-1) and its catalogue name. */
const craftedSchema = z.object({ id: idSchema, craft: idSchema });

/**
 * Something true of the person at the start: a worn thing by its id (`params`: its state), an aspect (makeup,
 * longHair, mustaches, beard), or a size (handSize, faceSize with `params` S, M, L or XL).
 */
const personSettingSchema = z.object({ id: idSchema, params: z.string().max(20).optional() });

export const roomPlaySchema = z.object({
  id: idSchema,
  map: idSchema.default('Isometric'),
  person: z.object({
    gender: z.enum(['man', 'girl']).default('man'),
    location: idSchema.default('entrance'),
    /** `start` or the location's own name of it (`entrance-start`), or the id of the furniture at whose approach point the person is. */
    position: idSchema.default('start'),
    /** `sit` only at a bench; left out: standing. A case file that leaves it out at the entrance bench means `sit`. */
    posture: z.enum(['stay', 'sit']).optional(),
    settings: z.array(personSettingSchema).max(60),
    bag: z.array(craftedSchema).max(100),
    hand: z.array(craftedSchema).max(2),
  }),
  isHintOn: z.boolean(),
  activeKey: z.number().int().min(1).max(9).default(1),
  /** Actions done before the start; a case has none. */
  actions: z.array(logEntrySchema).max(20_000).default([]),
  subject: z.array(craftedSchema.extend({ position: idSchema })).max(400),
  /** `status` false means locked; `statusChange` is the catalogue name of the thing that unlocks it. */
  furniture: z
    .array(z.object({ id: idSchema, idZone: idSchema, status: z.boolean(), statusChange: idSchema }))
    .max(100),
});

/** What a learner may know of a case. Nothing in it gives away the right way. */
export const roomCaseSchema = z.object({
  ...caseParts,
  play: roomPlaySchema,
});

/** What judges a case. It leaves the server only in TRAINING and after the end of an attempt. */
export const roomKeySchema = z.object({
  ...keyParts,
  way: waySchema,
});

export type RoomPlay = Readonly<z.infer<typeof roomPlaySchema>>;
export type RoomCase = Readonly<z.infer<typeof roomCaseSchema>>;
export type RoomKey = Readonly<z.infer<typeof roomKeySchema>>;
