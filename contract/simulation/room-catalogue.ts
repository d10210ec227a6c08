// The catalogue of items: what each is, where it may be placed, and what it can't be worn with.
import { z } from 'zod';
import { itemColourSchema } from './item-colours.ts';
import {
  aspectSchema,
  bodyPathSchema,
  furnitureKindSchema,
  itemTraitSchema,
  sizeSchema,
} from './room-kinds.ts';
import { sourceSchema, trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);
const percent = z.number().min(-100).max(300);

/** Items that must already be worn; a nested list means any one of its items. */
const dependenciesSchema = z.array(z.union([idSchema, z.array(idSchema).min(1).max(20)])).max(20);

/** A place for an item, with the close-up's geometry in percent. `dropId`: a drop zone's, or P001 (worn). */
const positionSchema = z.object({
  dropId: idSchema,
  width: percent,
  left: percent,
  top: percent,
  height: percent.optional(),
  dependencies: dependenciesSchema.optional(),
  /** Items that must be taken off first (putting on underwear requires shirt and jeans off). */
  requiresOff: z.array(idSchema).max(20).optional(),
});

const itemCodeSchema = z.string().regex(/^S\d{3}$/);
/** N: pictures of things that a site names itself. */
const pictureCodeSchema = z.string().regex(/^[SN]\d{3}$/);

export const itemSchema = z.object({
  id: idSchema,
  code: itemCodeSchema,
  /**
   * Whose pictures it has: their code, the layer of the person's picture when it is worn, and the colour laid over them. Left
   * out: its own.
   */
  looksLike: z
    .object({ code: pictureCodeSchema, layer: idSchema, colour: itemColourSchema.optional() })
    .optional(),
  text: trilingualSchema,
  /** The name as the object of a verb: “сумку”, “the bag”. Without it, the name as it is. */
  objectText: trilingualSchema.optional(),
  type: z.enum(['cloth', 'subject']),
  bodyPath: bodyPathSchema.optional(),
  /** The slot in which it is worn; without a slot it can't be worn. */
  slot: idSchema.optional(),
  /** Slots that it covers besides those that its own slot covers (boots cover trouser legs). */
  covers: z.array(idSchema).max(20).optional(),
  /** Slots whose worn things lose their right state when this is put on (a sleeve over a glove's cuff). */
  undoes: z.array(idSchema).max(20).optional(),
  heightToWidth: z.number().min(0.01).max(100),
  bannedWith: z.array(idSchema).max(40),
  /** The place from which it must be taken before it can be put on. */
  mandatoryPosition: idSchema.optional(),
  /** The states it can have when worn. The first is the one it has when just put on. */
  states: z.array(z.string().min(1).max(20)).min(2).max(4).optional(),
  size: sizeSchema.optional(),
  traits: z.array(itemTraitSchema).max(8),
  /** The catalogue name it has after use, if it is single-use. */
  becomes: idSchema.optional(),
  positions: z.array(positionSchema).max(40),
  sources: z.array(sourceSchema).max(10).optional(),
});

/** A place on the body. Worn things that this slot covers can be neither put on nor taken off. */
export const slotSchema = z.object({
  id: idSchema,
  text: trilingualSchema,
  covers: z.array(idSchema).max(20),
});

/** Something that can be true of a person, and what in the suite changes it. */
export const aspectRowSchema = z.object({
  id: aspectSchema,
  text: trilingualSchema,
  /** Kinds of furniture at which it can be removed. */
  cleanedAt: z.array(furnitureKindSchema).max(10).optional(),
  /** Slots that hide it while something is worn there. */
  coveredBy: z.array(idSchema).max(10).optional(),
  /** Closures (of the coverall) can be closed only while it is hidden. */
  isHiddenToClose: z.literal(true).optional(),
});

export type AspectRow = Readonly<z.infer<typeof aspectRowSchema>>;
export type Position = Readonly<z.infer<typeof positionSchema>>;
export type Item = Readonly<z.infer<typeof itemSchema>>;
export type Slot = Readonly<z.infer<typeof slotSchema>>;
