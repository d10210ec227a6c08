// What the person can use from where they stand or sit.
import type { DropZone, Furniture, Tile } from '#contract/simulation/room-map.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { RoomState, Subject } from './state.ts';
import { findBag } from './possession.ts';

/** A sitting person reaches only the bench; a standing one reaches what they stand before. */
export function reachFurniture(state: RoomState, piece: Furniture): RoomRefusal | undefined {
  const { person } = state;
  if (person.location !== piece.location) return 'tooFar';
  if (person.seat !== undefined) return person.seat === piece.id ? undefined : 'mustStand';
  return piece.approaches.some((tile) => isAt(state, tile)) ? undefined : 'tooFar';
}

/** A zone on furniture is in reach with that furniture; a floor is, everywhere in its location. */
export function reachZone(index: RulesetIndex, state: RoomState, zone: DropZone): RoomRefusal | undefined {
  if (zone.location !== state.person.location) return 'tooFar';
  const piece = zone.furniture === undefined ? undefined : index.furniture.get(zone.furniture);
  return piece ? reachFurniture(state, piece) : undefined;
}

/** Nothing can be taken from or put into a locked closet. */
export function isLocked(state: RoomState, zone: DropZone): boolean {
  return zone.furniture !== undefined && state.closets[zone.furniture] === false;
}

/** A thing in a zone: the zone must be in reach and, on a floor, the thing near enough. */
export function reachSubject(
  index: RulesetIndex,
  state: RoomState,
  zone: DropZone,
  subject: Subject,
): RoomRefusal | undefined {
  const refusal = reachZone(index, state, zone);
  if (refusal) return refusal;
  if (zone.kind !== 'floor' || subject.place.at !== 'zone') return undefined;
  const { person } = state;
  const away = Math.max(Math.abs(person.x - subject.place.x), Math.abs(person.y - subject.place.y));
  return away <= index.ruleset.floorReachTiles ? undefined : 'tooFar';
}

/** The bag, if it is in a hand or lies in reach. */
export function reachBag(index: RulesetIndex, state: RoomState): Subject | undefined {
  const bag = findBag(index, state);
  if (!bag || bag.place.at === 'P002') return bag;
  if (bag.place.at !== 'zone') return undefined;
  const zone = index.zones.get(bag.place.zone);
  if (!zone || isLocked(state, zone)) return undefined;
  return reachSubject(index, state, zone, bag) ? undefined : bag;
}

/** Whether the person stands on the tile. */
export function isAt(state: RoomState, tile: Tile): boolean {
  return state.person.x === tile.x && state.person.y === tile.y;
}
