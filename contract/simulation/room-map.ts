// The grid of a suite: one tile is tileMm wide; x runs to the lower right of the picture, y to its lower left.
import { z } from 'zod';
import { facingSchema, furnitureKindSchema, locationKindSchema, zoneKindSchema } from './room-kinds.ts';
import { trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);
const tileNumber = z.number().int().min(0).max(255);
const lengthTiles = z.number().int().min(1).max(255);

export const tileSchema = z.object({ x: tileNumber, y: tileNumber });

export const areaSchema = z.object({
  x: tileNumber,
  y: tileNumber,
  widthTiles: lengthTiles,
  heightTiles: lengthTiles,
});

/** A line on the grid's corners from (x, y), along `axis`; it parts the tiles on its two sides. */
export const edgeSchema = z.object({ x: tileNumber, y: tileNumber, axis: z.enum(['x', 'y']), lengthTiles });

/**
 * A location of the suite. `outside` is where a person comes from; its tiles are the street before the door. `clean` is
 * where the person is to arrive clean: out of a location with an air shower one gets there only after it has blown.
 */
export const locationSchema = z.object({
  id: idSchema,
  code: z
    .string()
    .regex(/^L\d{3}$/)
    .optional(),
  kind: locationKindSchema,
  text: trilingualSchema,
  areas: z.array(areaSchema).min(1).max(20),
  /** Where a person stands who starts here with no other place said. */
  start: tileSchema,
});

/** An opening in a wall. `between` are the two locations it joins; the edge must lie on their border. */
export const doorSchema = edgeSchema.extend({
  id: idSchema,
  between: z.tuple([idSchema, idSchema]),
  text: trilingualSchema,
});

/** A tile where a person stands to use a piece of furniture. Sides part a bench that is a line (street, clean). */
export const approachSchema = tileSchema.extend({
  facing: facingSchema,
  side: z.string().min(1).max(20).optional(),
});

export const furnitureSchema = z.object({
  id: idSchema,
  kind: furnitureKindSchema,
  /** The manifest's picture, `<name>-<width>`, where it is not that of the kind. */
  picture: z.string().min(1).max(60).optional(),
  location: idSchema,
  text: trilingualSchema,
  footprint: areaSchema,
  isSolid: z.boolean(),
  /** The way its front looks. */
  facing: facingSchema,
  approaches: z.array(approachSchema).max(20),
  /** The closet section that a key opens: 1 or 2. */
  section: z.number().int().min(1).max(9).optional(),
  /** The hint point: what it is, that one must come close, what can be taken or put. */
  hint: trilingualSchema.optional(),
});

/**
 * A place for items. `dropId` is the catalogue's name for it, `id` the one of this very place: two closets share
 * locker-closet. A floor has no furniture: it is in reach everywhere in its location.
 */
export const dropZoneSchema = z.object({
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
  /** Single-use things issued here never run out: one that was used or thrown away lies here anew. */
  isStocked: z.literal(true).optional(),
  /** Where things lie that a case starts with here. */
  anchor: tileSchema,
});

export const roomMapSchema = z.object({
  id: idSchema,
  tileMm: z.number().int().min(100).max(2000),
  widthTiles: lengthTiles,
  heightTiles: lengthTiles,
  locations: z.array(locationSchema).min(1).max(40),
  walls: z.array(edgeSchema).max(400),
  doors: z.array(doorSchema).max(80),
  furniture: z.array(furnitureSchema).max(400),
  dropZones: z.array(dropZoneSchema).max(400),
});

export type Tile = Readonly<z.infer<typeof tileSchema>>;
export type Area = Readonly<z.infer<typeof areaSchema>>;
export type Edge = Readonly<z.infer<typeof edgeSchema>>;
export type RoomLocation = Readonly<z.infer<typeof locationSchema>>;
export type Door = Readonly<z.infer<typeof doorSchema>>;
export type Approach = Readonly<z.infer<typeof approachSchema>>;
export type Furniture = Readonly<z.infer<typeof furnitureSchema>>;
export type DropZone = Readonly<z.infer<typeof dropZoneSchema>>;
export type RoomMap = Readonly<z.infer<typeof roomMapSchema>>;
