// A ruleset: everything about a suite that is data. The machine receives it as an argument.
import { z } from 'zod';
import { aspectRowSchema, itemSchema, slotSchema } from './room-catalogue.ts';
import { roomCodeSchema } from './room-kinds.ts';
import { roomMapSchema } from './room-map.ts';
import { particlesSchema } from './room-particles.ts';
import { sourceSchema, trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);
const box = z.object({ width: z.number(), height: z.number(), left: z.number(), top: z.number() });

/** One row of the code list: the log's name for an action, and its duration. */
const roomCodeRowSchema = z.object({
  code: roomCodeSchema,
  text: trilingualSchema,
  /** For WALK, A001 and A002: the duration for each tile. */
  durationMs: z.number().int().min(0).max(600_000),
});

/** Parts of the person in the close-ups, in percent of the picture. */
const personGeometrySchema = z.object({
  gender: z.enum(['man', 'girl']),
  posture: z.enum(['stay', 'sit']),
  parts: z.record(z.enum(['body', 'head', 'boots', 'legs', 'hand', 'bag', 'torso', 'hands', 'corpus']), box),
  bagOffset: z.object({ left: z.number(), top: z.number() }),
  handOffset: z.object({ left: z.number(), top: z.number() }),
});

/** The names of the places P001 (worn), P002 (in the hand) and P003 (in the bag). */
const placeRowSchema = z.object({ code: z.enum(['P001', 'P002', 'P003']), text: trilingualSchema });

export const roomRulesetSchema = z.object({
  id: idSchema,
  revision: z.number().int().min(1),
  title: trilingualSchema,
  map: roomMapSchema,
  slots: z.array(slotSchema).min(1).max(40),
  items: z.array(itemSchema).min(1).max(400),
  places: z.array(placeRowSchema).length(3),
  codes: z.array(roomCodeRowSchema).min(1).max(60),
  bagCapacity: z.number().int().min(1).max(100),
  /** How many tiles away the hands reach things on a floor. */
  floorReachTiles: z.number().int().min(0).max(10),
  /** A person's possible aspects. Without this list only make-up matters, removed at the remover. */
  aspects: z.array(aspectRowSchema).max(8).optional(),
  particles: particlesSchema.optional(),
  personGeometry: z.array(personGeometrySchema).max(8),
  sources: z.array(sourceSchema).max(200),
});

/** What of a ruleset a site edits as rows of tables; the plan is drawn, and the rest is the product's own. */
export const roomRulesSchema = roomRulesetSchema.pick({
  slots: true,
  items: true,
  codes: true,
  bagCapacity: true,
  floorReachTiles: true,
  aspects: true,
  particles: true,
  sources: true,
});

export type RoomRules = Readonly<z.infer<typeof roomRulesSchema>>;
export type RoomCodeRow = Readonly<z.infer<typeof roomCodeRowSchema>>;
export type PersonGeometry = Readonly<z.infer<typeof personGeometrySchema>>;
export type RoomRuleset = Readonly<z.infer<typeof roomRulesetSchema>>;
