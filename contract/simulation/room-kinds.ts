// The closed vocabularies of the room simulation: behaviour is a kind, everything else is data of a ruleset.
import { z } from 'zod';

/** What a piece of furniture can do. */
export const furnitureKindSchema = z.enum([
  'shoeRack',
  'dispenser',
  'bench',
  'stickyMat',
  'trashBin',
  'sign',
  'closet',
  'mirror',
  'sink',
  'soap',
  'dryer',
  'makeupRemover',
  'rack',
  'table',
  'airShower',
]);

/** What an item can do besides being worn or carried. */
export const itemTraitSchema = z.enum([
  'container',
  'key',
  'food',
  'singleUse',
  'waste',
  'streetShoe',
  'siteShoe',
  'street',
  'hangsOnClip',
  'closable',
  'wipe',
  'alcohol',
]);

export const zoneKindSchema = z.enum([
  'floor',
  'bench',
  'shoerack',
  'dispenser',
  'trash',
  'closet',
  'table',
  'rack',
  'sink',
]);

/** Directions on the grid as seen in the picture: se is +x, nw is −x, sw is +y, ne is −y. */
export const facingSchema = z.enum(['se', 'sw', 'nw', 'ne']);

/** `clean` is the destination. */
export const locationKindSchema = z.enum(['outside', 'room', 'clean']);

/** What a floor is made of; the first four are the colours in which the shipped rooms are tiled. */
export const floorKindSchema = z.enum(['sand', 'teal', 'blue', 'pale', 'vinyl', 'ceramic', 'grating']);

/** Nobody walks through any of them. A half wall hides nothing; a window and a partition of glass are seen through. */
export const wallKindSchema = z.enum(['window', 'glass', 'half']);

export const doorKindSchema = z.enum(['card']);

export const aspectSchema = z.enum(['makeup', 'longHair', 'mustaches', 'beard']);

export const sizeSchema = z.enum(['S', 'M', 'L', 'XL']);

export const bodyPathSchema = z.enum(['feet', 'body', 'tors', 'legs', 'head', 'hands']);

/** Every action of the room simulation: the specification's A codes and the kinds without one. */
export const roomCodeSchema = z.enum([
  'A001', 'A002', 'A003', 'A004', 'A005', 'A006', 'A007', 'A008', 'A009', 'A010', 'A011', 'A012', 'A013', 'A014', 'A015',
  'A016', 'A017', 'A018', 'A019', 'A020', 'A021', 'A022', 'A023', 'A024', 'A025',
  'WALK', 'CLOSE', 'CLEAN_FACE', 'MAT', 'AIR_SHOWER', 'HINT', 'WAIT',
]); // prettier-ignore

/** Why the room machine refuses an action; machines/room/refusal-texts.ts has the words. */
export const roomRefusalSchema = z.enum([
  'unknownAction',
  'badParams',
  'unknownItem',
  'unknownPlace',
  'unreachable',
  'alreadyThere',
  'notNext',
  'mustStand',
  'alreadySitting',
  'notSitting',
  'tooFar',
  'handsFull',
  'handsBusy',
  'notHeld',
  'notThere',
  'notWorn',
  'alreadyWorn',
  'notWearable',
  'slotTaken',
  'covered',
  'banned',
  'dependency',
  'mandatoryPosition',
  'noPosition',
  'placeFull',
  'bagFull',
  'bagAway',
  'bagInBag',
  'locked',
  'noKey',
  'wrongKey',
  'wrongCode',
  'nothingToSet',
  'nothingToClean',
  'nothingToClose',
  'notWet',
  'glovesOn',
  'noWipe',
  'hintsOff',
  'airlock',
  'doorLocked',
]);

export type FurnitureKind = z.infer<typeof furnitureKindSchema>;
export type ItemTrait = z.infer<typeof itemTraitSchema>;
export type ZoneKind = z.infer<typeof zoneKindSchema>;
export type FloorKind = z.infer<typeof floorKindSchema>;
export type WallKind = z.infer<typeof wallKindSchema>;
export type Facing = z.infer<typeof facingSchema>;
export type Aspect = z.infer<typeof aspectSchema>;
export type Size = z.infer<typeof sizeSchema>;
export type RoomCode = z.infer<typeof roomCodeSchema>;
export type RoomRefusal = z.infer<typeof roomRefusalSchema>;
