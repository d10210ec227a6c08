// Edits of walls and doors.
import { ROOM_LIMITS, type Area, type Edge, type RoomMap } from '#contract/simulation/room-map.ts';
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
  type EdgeUnit,
} from './tiles.ts';

export const wallKeys = (walls: readonly Edge[]): Map<string, EdgeUnit> =>
  new Map(walls.flatMap(unitsOf).map((unit) => [unitKey(unit), unit]));

export function withWalls(map: RoomMap, units: ReadonlyMap<string, EdgeUnit>): Edited {
  const walls = [...runsOf(units.values())];
  return walls.length > ROOM_LIMITS.walls ? refused('tooMany') : { ok: true, map: { ...map, walls } };
}

export function walled(map: RoomMap, edge: Edge, isWall: boolean): Edited {
  if (!isEdgeWithin(map, edge)) return refused('offMap');
  const units = wallKeys(map.walls);
  for (const unit of unitsOf(edge)) {
    if (isWall) units.set(unitKey(unit), unit);
    else units.delete(unitKey(unit));
  }
  return withWalls(map, units);
}

/** Walls where the painted floor ends, and none within the location. */
export function wallsAround(map: RoomMap, area: Area): Map<string, EdgeUnit> {
  const owners = ownersOf(map);
  const units = wallKeys(map.walls);
  for (const unit of tilesOf(area).flatMap(edgesOf)) {
    const [behind, before] = besides(unit).map((tile) => owners.get(tileKey(tile)));
    if (behind === before) units.delete(unitKey(unit));
    else units.set(unitKey(unit), unit);
  }
  return units;
}

/** A door stands in a wall, which is made where there is none. */
export function withDoor(
  map: RoomMap,
  { edge, text }: { readonly edge: Edge; readonly text: Trilingual },
): Edited {
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
  const stood = walled(map, edge, true);
  if (!stood.ok) return stood;
  const door = { ...edge, id, between: [behind, before] as [string, string], text };
  return { ok: true, map: { ...stood.map, doors: [...map.doors, door] } };
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
  for (const unit of next.flatMap(unitsOf)) units.set(unitKey(unit), unit);
  return next.length === 0 ? { ok: true, map } : withWalls({ ...map, doors }, units);
}
