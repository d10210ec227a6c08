// Edits of walls and doors.
import type { WallKind } from '#contract/simulation/room-kinds.ts';
import {
  ROOM_LIMITS,
  type Area,
  type Door,
  type Edge,
  type RoomMap,
  type Wall,
} from '#contract/simulation/room-map.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { freeId, isEdgeWithin, refused, type Edited } from './edited.ts';
import {
  besides,
  edgesOf,
  ownersOf,
  runsOf,
  tileKey,
  tilesOf,
  unitKey,
  unitsOf,
  wallUnitsOf,
  type EdgeUnit,
} from './tiles.ts';

export const wallKeys = (walls: readonly Wall[]): Map<string, EdgeUnit> =>
  new Map(walls.flatMap(wallUnitsOf).map((unit) => [unitKey(unit), unit]));

export function withWalls(map: RoomMap, units: ReadonlyMap<string, EdgeUnit>): Edited {
  const walls = [...runsOf(units.values())];
  return walls.length > ROOM_LIMITS.walls ? refused('tooMany') : { ok: true, map: { ...map, walls } };
}

/** Walls along an edge, where there are some of another kind, too. @param kind undefined: plain ones */
export function walled(map: RoomMap, edge: Edge, kind: WallKind | undefined): Edited {
  if (!isEdgeWithin(map, edge)) return refused('offMap');
  const units = wallKeys(map.walls);
  const own = kind === undefined ? {} : { kind };
  for (const unit of unitsOf(edge)) units.set(unitKey(unit), { ...unit, ...own });
  return withWalls(map, units);
}

export function unwalled(map: RoomMap, edge: Edge): Edited {
  if (!isEdgeWithin(map, edge)) return refused('offMap');
  const units = wallKeys(map.walls);
  for (const unit of unitsOf(edge)) units.delete(unitKey(unit));
  return withWalls(map, units);
}

/** Walls where the painted floor ends, and none within the location. */
export function wallsAround(map: RoomMap, area: Area): Map<string, EdgeUnit> {
  const owners = ownersOf(map);
  const units = wallKeys(map.walls);
  for (const unit of tilesOf(area).flatMap(edgesOf)) {
    const [behind, before] = besides(unit).map((tile) => owners.get(tileKey(tile)));
    if (behind === before) units.delete(unitKey(unit));
    else if (!units.has(unitKey(unit))) units.set(unitKey(unit), unit);
  }
  return units;
}

interface NewDoor {
  readonly edge: Edge;
  readonly text: Trilingual;
  readonly door?: Door['kind'];
}

/** A door stands in a wall, which is made where there is none. */
export function withDoor(map: RoomMap, { edge, text, door: kind }: NewDoor): Edited {
  if (!isEdgeWithin(map, edge)) return refused('offMap');
  const owners = ownersOf(map);
  const [first] = unitsOf(edge);
  const [behind, before] = first ? besides(first).map((tile) => owners.get(tileKey(tile))) : [];
  if (behind === undefined || before === undefined || behind === before) return refused('noFloor');
  const keys = new Set(unitsOf(edge).map(unitKey));
  if (map.doors.some((door) => unitsOf(door).some((unit) => keys.has(unitKey(unit)))))
    return refused('inUse');
  if (map.doors.length >= ROOM_LIMITS.doors) return refused('tooMany');
  const id = freeId(map, `door-${behind}-${before}`, new Set());
  const stood = withStood(map, edge);
  if (!stood.ok) return stood;
  const own = kind === undefined ? {} : { kind };
  const { x, y, axis, lengthTiles } = edge;
  const door: Door = { x, y, axis, lengthTiles, id, ...own, between: [behind, before], text };
  return { ok: true, map: { ...stood.map, doors: [...map.doors, door] } };
}

/** Plain walls where there are none yet. */
function withStood(map: RoomMap, edge: Edge): Edited {
  const units = wallKeys(map.walls);
  for (const unit of unitsOf(edge)) if (!units.has(unitKey(unit))) units.set(unitKey(unit), unit);
  return withWalls(map, units);
}

/** Doors with a reader get it on their other side; of one door, the sides of a plain one say nothing. */
export function withDoorsTurned(map: RoomMap, ids: readonly string[]): RoomMap {
  const isTurned = ({ id, kind }: Door): boolean => kind === 'card' && ids.includes(id);
  if (!map.doors.some(isTurned)) return map;
  return {
    ...map,
    doors: map.doors.map((door) =>
      isTurned(door) ? { ...door, between: [door.between[1], door.between[0]] } : door,
    ),
  };
}

/** Doors move along with what is chosen beside them; the walls stay. */
export function withDoorsMoved(map: RoomMap, ids: readonly string[], dx: number, dy: number): Edited {
  const wanted = new Set(ids);
  const doors = map.doors.map((door) =>
    wanted.has(door.id) ? { ...door, x: door.x + dx, y: door.y + dy } : door,
  );
  const next = doors.filter(({ id }) => wanted.has(id));
  if (!next.every((door) => isEdgeWithin(map, door))) return refused('offMap');
  const units = wallKeys(map.walls);
  for (const unit of next.flatMap(unitsOf)) if (!units.has(unitKey(unit))) units.set(unitKey(unit), unit);
  return next.length === 0 ? { ok: true, map } : withWalls({ ...map, doors }, units);
}
