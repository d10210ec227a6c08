// The grid of a suite, in tiles of `tileMm`. In the picture x runs to the lower right, y to the lower left.
import { z } from 'zod';
import {
  doorKindSchema,
  facingSchema,
  floorKindSchema,
  furnitureKindSchema,
  locationKindSchema,
  wallKindSchema,
  zoneKindSchema,
} from './room-kinds.ts';
import { trilingualSchema } from './text.ts';

/** How much a map may hold. */
export const ROOM_LIMITS = {
  locations: 40,
  areas: 20,
  walls: 400,
  doors: 80,
  furniture: 400,
  dropZones: 400,
} as const;

/** How wide and deep a room may be made, in tiles. */
export const MAX_ROOM_TILES = 64;

const idSchema = z.string().min(1).max(80);
const tileNumber = z.number().int().min(0).max(255);
const lengthTiles = z.number().int().min(1).max(255);

const tileSchema = z.object({ x: tileNumber, y: tileNumber });

const areaSchema = z.object({
  x: tileNumber,
  y: tileNumber,
  widthTiles: lengthTiles,
  heightTiles: lengthTiles,
});

/** A line along the tiles' borders from (x, y) in the direction `axis`. */
const edgeSchema = z.object({ x: tileNumber, y: tileNumber, axis: z.enum(['x', 'y']), lengthTiles });

/** Left out: a plain wall. Plans from before there were kinds have only such. */
const wallSchema = edgeSchema.extend({ kind: wallKindSchema.optional() });

const sectionSchema = z.object({ id: idSchema, text: trilingualSchema, area: areaSchema });

/**
 * A location of the suite. A person comes from `outside`, whose tiles are the street before the door.
 * `clean` is where the person should arrive clean: from a location with an air shower one can enter
 * it only after the air has blown.
 */
const locationSchema = z.object({
  id: idSchema,
  code: z
    .string()
    .regex(/^L\d{3}$/)
    .optional(),
  kind: locationKindSchema,
  text: trilingualSchema,
  /** Of what its floor is; left out: as the rooms of a suite are in turn. */
  floor: floorKindSchema.optional(),
  /** Where one goes when one goes into it: “во входную группу”, “into the entrance”. */
  intoText: trilingualSchema.optional(),
  areas: z.array(areaSchema).min(1).max(ROOM_LIMITS.areas),
  /** Where a person who starts here stands unless the case says otherwise. */
  start: tileSchema,
  /** Zones of their own inside it that no door parts, such as the two of the changing room, by whose closet is used. */
  sections: z.array(sectionSchema).max(9).optional(),
});

/**
 * An opening in the wall between the two locations `between`; the edge must lie on their border. A door with a card reader
 * (`card`) is shut to who comes from the first of them until a key card has been used on it; the way back is free.
 */
const doorSchema = edgeSchema.extend({
  id: idSchema,
  /** Left out: a plain door. */
  kind: doorKindSchema.optional(),
  between: z.tuple([idSchema, idSchema]),
  text: trilingualSchema,
});

/** A tile from which furniture is used. `side` (street, clean) tells a dividing bench's two sides apart. */
const approachSchema = tileSchema.extend({
  facing: facingSchema,
  side: z.string().min(1).max(20).optional(),
});

const furnitureSchema = z.object({
  id: idSchema,
  kind: furnitureKindSchema,
  /** The manifest's picture, `<name>-<width>`, if it differs from that of the kind. */
  picture: z.string().min(1).max(60).optional(),
  location: idSchema,
  text: trilingualSchema,
  footprint: areaSchema,
  isSolid: z.boolean(),
  /** The direction that its front faces. */
  facing: facingSchema,
  approaches: z.array(approachSchema).max(20),
  /** The section of the closet, 1 or 2; a key card opens the closet of its own section. */
  section: z.number().int().min(1).max(9).optional(),
  /** What stands on the board of a sign that has no print of its own. */
  lettering: trilingualSchema.optional(),
  /** The text of the hint point: what the furniture is and what can be taken or put there. */
  hint: trilingualSchema.optional(),
});

/**
 * A place for items. `dropId` is the catalogue's name for it, and `id` is unique: both closets have the
 * dropId locker-closet. A floor zone has no furniture and is in reach everywhere in its location.
 */
const dropZoneSchema = z.object({
  id: idSchema,
  dropId: idSchema,
  kind: zoneKindSchema,
  location: idSchema,
  furniture: idSchema.optional(),
  text: trilingualSchema,
  pullCode: z.string().regex(/^A\d{3}$/),
  putCode: z
    .string()
    .regex(/^A\d{3}$/)
    .optional(),
  capacity: z.number().int().min(1).max(500),
  /** Single-use things issued here never run out: one that was used or thrown away is replaced. */
  isStocked: z.literal(true).optional(),
  /** The tile where things lie that are here at the start of a case. */
  anchor: tileSchema,
});

export const roomMapSchema = z.object({
  id: idSchema,
  tileMm: z.number().int().min(100).max(2000),
  widthTiles: lengthTiles,
  heightTiles: lengthTiles,
  locations: z.array(locationSchema).min(1).max(ROOM_LIMITS.locations),
  walls: z.array(wallSchema).max(ROOM_LIMITS.walls),
  doors: z.array(doorSchema).max(ROOM_LIMITS.doors),
  furniture: z.array(furnitureSchema).max(ROOM_LIMITS.furniture),
  dropZones: z.array(dropZoneSchema).max(ROOM_LIMITS.dropZones),
});

export type Tile = Readonly<z.infer<typeof tileSchema>>;
export type Area = Readonly<z.infer<typeof areaSchema>>;
export type Edge = Readonly<z.infer<typeof edgeSchema>>;
export type Wall = Readonly<z.infer<typeof wallSchema>>;
export type RoomLocation = Readonly<z.infer<typeof locationSchema>>;
export type Door = Readonly<z.infer<typeof doorSchema>>;
export type Approach = Readonly<z.infer<typeof approachSchema>>;
export type Furniture = Readonly<z.infer<typeof furnitureSchema>>;
export type DropZone = Readonly<z.infer<typeof dropZoneSchema>>;
export type RoomMap = Readonly<z.infer<typeof roomMapSchema>>;
