// Edits of furniture, and of what is said of things, locations and doors.
import type { Facing, FloorKind } from '#contract/simulation/room-kinds.ts';
import {
  ROOM_LIMITS,
  type Area,
  type Door,
  type Edge,
  type Furniture,
  type RoomLocation,
  type RoomMap,
  type Tile,
} from '#contract/simulation/room-map.ts';
import { withDoorsMoved } from './edit-walls.ts';
import { freeId, isWithin, refused, type Edited } from './edited.ts';
import { zonesOn, type Shelf } from './shelf.ts';
import { mirrored, moved, turnedTo, type FurnitureSet } from './turn.ts';

/** What may be said of a thing without moving it. */
export type ThingWords = Partial<
  Pick<Furniture, 'text' | 'isSolid'> & {
    readonly hint: Furniture['text'] | null;
    readonly lettering: Furniture['text'] | null;
    readonly section: number | null;
    readonly code: string | null;
    /** Of a location. */
    readonly floor: FloorKind | null;
    /** Of a door. */
    readonly door: NonNullable<Door['kind']> | null;
  }
>;

const setOf = (map: RoomMap, piece: Furniture): FurnitureSet => ({ piece, zones: zonesOn(map, piece.id) });

/** The map with each of the pieces changed; refused where one would not stand in it. */
export function withPieces(
  map: RoomMap,
  ids: readonly string[],
  change: (set: FurnitureSet) => FurnitureSet,
): Edited {
  const wanted = new Set(ids);
  const sets = map.furniture.filter(({ id }) => wanted.has(id)).map((piece) => change(setOf(map, piece)));
  if (sets.length === 0) return refused('nothing');
  if (!sets.every((set) => isWithin(map, set))) return refused('offMap');
  const pieces = new Map(sets.map(({ piece }) => [piece.id, piece]));
  const zones = new Map(sets.flatMap((set) => set.zones).map((zone) => [zone.id, zone]));
  return {
    ok: true,
    map: {
      ...map,
      furniture: map.furniture.map((piece) => pieces.get(piece.id) ?? piece),
      dropZones: map.dropZones.map((zone) => zones.get(zone.id) ?? zone),
    },
  };
}

/** Adds pieces under names of their own, with the places on them. */
export function withAdded(map: RoomMap, sets: readonly FurnitureSet[]): Edited {
  if (sets.length === 0) return refused('nothing');
  if (!sets.every((set) => isWithin(map, set))) return refused('offMap');
  const taken = new Set<string>();
  const named = (wanted: string): string => {
    const id = freeId(map, wanted, taken);
    taken.add(id);
    return id;
  };
  const added = sets.map(({ piece, zones }): FurnitureSet => {
    const id = named(piece.id);
    const own = zones.map((zone) => ({
      ...zone,
      id: zone.id === piece.id ? id : named(zone.id),
      furniture: id,
    }));
    return { piece: { ...piece, id }, zones: own };
  });
  const furniture = [...map.furniture, ...added.map(({ piece }) => piece)];
  const dropZones = [...map.dropZones, ...added.flatMap(({ zones }) => zones)];
  if (furniture.length > ROOM_LIMITS.furniture || dropZones.length > ROOM_LIMITS.dropZones)
    return refused('tooMany');
  return { ok: true, map: { ...map, furniture, dropZones } };
}

export function movedBy(map: RoomMap, ids: readonly string[], dx: number, dy: number): Edited {
  const hasPieces = map.furniture.some(({ id }) => ids.includes(id));
  const hasDoors = map.doors.some(({ id }) => ids.includes(id));
  if (!hasPieces && !hasDoors) return refused('nothing');
  const stood = withDoorsMoved(map, ids, dx, dy);
  if (!stood.ok || !hasPieces) return stood;
  return withPieces(stood.map, ids, (set) => moved(set, dx, dy));
}

export function chosenSets(map: RoomMap, ids: readonly string[]): readonly FurnitureSet[] {
  return map.furniture.filter(({ id }) => ids.includes(id)).map((piece) => setOf(map, piece));
}

/** Everything from left to right: the room as seen in a mirror. */
function mirroredMap(map: RoomMap): Edited {
  const { widthTiles: sum } = map;
  const area = (own: Area): Area => ({ ...own, x: sum - own.x - own.widthTiles });
  const tile = ({ x, y }: Tile): Tile => ({ x: sum - 1 - x, y });
  const edge = <E extends Edge>(own: E): E => ({
    ...own,
    x: own.axis === 'y' ? sum - own.x : sum - own.x - own.lengthTiles,
  });
  const sets = map.furniture.map((piece) => mirrored(setOf(map, piece), sum));
  const zones = new Map(sets.flatMap((set) => set.zones).map((zone) => [zone.id, zone]));
  return {
    ok: true,
    map: {
      ...map,
      locations: map.locations.map((location) => ({
        ...location,
        areas: location.areas.map(area),
        start: tile(location.start),
        ...(location.sections && {
          sections: location.sections.map((section) => ({ ...section, area: area(section.area) })),
        }),
      })),
      walls: map.walls.map(edge),
      doors: map.doors.map(edge),
      furniture: sets.map(({ piece }) => piece),
      dropZones: map.dropZones.map((zone) => zones.get(zone.id) ?? { ...zone, anchor: tile(zone.anchor) }),
    },
  };
}

export function mirroredIn(map: RoomMap, ids: readonly string[]): Edited {
  if (ids.length === 0) return mirroredMap(map);
  const areas = chosenSets(map, ids).map(({ piece }) => piece.footprint);
  const left = Math.min(...areas.map(({ x }) => x));
  const right = Math.max(...areas.map(({ x, widthTiles }) => x + widthTiles));
  return withPieces(map, ids, (set) => mirrored(set, left + right));
}

/** What is said anew where it is said at all; null takes it away. */
const saidAnew = <T>(next: T | null | undefined, old: T | undefined): T | undefined =>
  next === undefined ? old : (next ?? undefined);

function describedPiece(piece: Furniture, said: ThingWords): Furniture {
  const { hint: oldHint, section: oldSection, lettering: oldLettering, ...rest } = piece;
  const [hint, section] = [saidAnew(said.hint, oldHint), saidAnew(said.section, oldSection)];
  const lettering = saidAnew(said.lettering, oldLettering);
  return {
    ...rest,
    ...(said.text && { text: said.text }),
    ...(said.isSolid === undefined ? {} : { isSolid: said.isSolid }),
    ...(section === undefined ? {} : { section }),
    ...(lettering === undefined ? {} : { lettering }),
    ...(hint === undefined ? {} : { hint }),
  };
}

function describedLocation(location: RoomLocation, said: ThingWords): RoomLocation {
  const { code: oldCode, floor: oldFloor, ...rest } = location;
  const [code, floor] = [saidAnew(said.code, oldCode), saidAnew(said.floor, oldFloor)];
  return {
    ...rest,
    ...(said.text && { text: said.text }),
    ...(code === undefined ? {} : { code }),
    ...(floor === undefined ? {} : { floor }),
  };
}

function describedDoor(door: Door, said: ThingWords): Door {
  const { kind: oldKind, ...rest } = door;
  const kind = saidAnew(said.door, oldKind);
  return { ...rest, ...(said.text && { text: said.text }), ...(kind === undefined ? {} : { kind }) };
}

/** With what is said of a thing, a location or a door; null takes it away. */
export function described(map: RoomMap, id: string, said: ThingWords): Edited {
  if (![...map.furniture, ...map.locations, ...map.doors].some((one) => one.id === id))
    return refused('nothing');
  return {
    ok: true,
    map: {
      ...map,
      furniture: map.furniture.map((piece) => (piece.id === id ? describedPiece(piece, said) : piece)),
      doors: map.doors.map((door) => (door.id === id ? describedDoor(door, said) : door)),
      locations: map.locations.map((one) => (one.id === id ? describedLocation(one, said) : one)),
    },
  };
}

/** Pieces as they stood elsewhere, so that the corner of them all is at a tile. */
export function pasted(
  map: RoomMap,
  { sets, at }: { readonly sets: readonly FurnitureSet[]; readonly at: Tile },
): Edited {
  const left = Math.min(...sets.map(({ piece }) => piece.footprint.x));
  const top = Math.min(...sets.map(({ piece }) => piece.footprint.y));
  return withAdded(
    map,
    sets.map((set) => moved(set, at.x - left, at.y - top)),
  );
}

export function placed(
  map: RoomMap,
  shelf: Shelf,
  { pattern, at, facing }: { readonly pattern: string; readonly at: Tile; readonly facing: Facing },
): Edited {
  const found = shelf.pieces.find(({ piece }) => piece.id === pattern);
  if (found === undefined) return refused('nothing');
  const set = turnedTo(found, facing);
  const { x, y } = set.piece.footprint;
  return withAdded(map, [moved(set, at.x - x, at.y - y)]);
}
