// Edits of the floor: painted, cleared, begun at, and the size of the whole.
import { inEveryLanguage } from '#contract/languages.ts';
import {
  MAX_ROOM_TILES,
  ROOM_LIMITS,
  type Area,
  type DropZone,
  type RoomLocation,
  type RoomMap,
  type Tile,
} from '#contract/simulation/room-map.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { freeId, isAreaWithin, isEdgeWithin, isWithin, refused, type Edited } from './edited.ts';
import { wallKeys, wallsAround, withWalls } from './edit-walls.ts';
import { withOwners } from './settle.ts';
import type { Shelf } from './shelf.ts';
import { besides, ownersOf, tileKey, tilesOf, unitsOf } from './tiles.ts';

interface Painting {
  /** One of the map's locations, or a pattern of the shelf. */
  readonly location: string;
  readonly area: Area;
  readonly isWalled: boolean;
  readonly isAnother?: boolean;
}

interface Floored {
  readonly map: RoomMap;
  /** The location that is painted. */
  readonly id: string;
}

/** One of several of a pattern is told apart by the number that its id has. */
function numbered(location: RoomLocation, id: string): RoomLocation {
  if (id === location.id) return location;
  const number = /-(\d+)$/.exec(id)?.[1] ?? '';
  const withNumber = (text: Trilingual): Trilingual =>
    inEveryLanguage((language) => (text[language] === '' ? '' : `${text[language]} ${number}`));
  const { text, intoText } = location;
  return { ...location, text: withNumber(text), ...(intoText && { intoText: withNumber(intoText) }) };
}

/** The map with the location that is painted: a new one of a pattern has the floor of the pattern, too. */
function withLocationOf(
  map: RoomMap,
  shelf: Shelf,
  { location: name, isAnother = false, area }: Painting,
): Floored | undefined {
  if (!isAnother && map.locations.some(({ id }) => id === name)) return { map, id: name };
  const pattern = shelf.locations.find(({ location }) => location.id === name);
  if (pattern === undefined) return undefined;
  const at = { x: area.x, y: area.y };
  const id = freeId(map, name, new Set());
  const { sections: _sections, ...location } = numbered(pattern.location, id);
  const added = { ...location, id, areas: [{ ...at, widthTiles: 1, heightTiles: 1 }], start: at };
  const { floor } = pattern;
  const floors: DropZone[] = floor
    ? [{ ...floor, id: freeId(map, floor.id, new Set([id])), location: id, anchor: at }]
    : [];
  return {
    id,
    map: { ...map, locations: [...map.locations, added], dropZones: [...map.dropZones, ...floors] },
  };
}

const fitsLimits = (map: RoomMap): boolean =>
  map.locations.length <= ROOM_LIMITS.locations &&
  map.locations.every(({ areas }) => areas.length <= ROOM_LIMITS.areas);

export function painted(map: RoomMap, shelf: Shelf, painting: Painting): Edited {
  const { area, isWalled } = painting;
  if (!isAreaWithin(map, area)) return refused('offMap');
  const begun = withLocationOf(map, shelf, painting);
  if (begun === undefined) return refused('nothing');
  const owners = new Map(ownersOf(begun.map));
  for (const tile of tilesOf(area)) owners.set(tileKey(tile), begun.id);
  const floored = { ...begun.map, locations: [...withOwners(begun.map, owners)] };
  if (!fitsLimits(floored)) return refused('tooMany');
  return isWalled ? withWalls(floored, wallsAround(floored, area)) : { ok: true, map: floored };
}

export function cleared(map: RoomMap, area: Area): Edited {
  const owners = new Map(ownersOf(map));
  const gone = tilesOf(area).filter((tile) => owners.delete(tileKey(tile)));
  if (gone.length === 0) return refused('nothing');
  const locations = [...withOwners(map, owners)];
  if (locations.length === 0) return refused('lastFloor');
  if (!fitsLimits({ ...map, locations })) return refused('tooMany');
  const isFloor = (tile: Tile): boolean => owners.has(tileKey(tile));
  const units = [...wallKeys(map.walls)].filter(([, unit]) => besides(unit).some(isFloor));
  const doors = map.doors.filter((door) => unitsOf(door).every((unit) => besides(unit).every(isFloor)));
  return withWalls({ ...map, locations, doors }, new Map(units));
}

export function started(
  map: RoomMap,
  { location, at }: { readonly location: string; readonly at: Tile },
): Edited {
  if (ownersOf(map).get(tileKey(at)) !== location) return refused('noFloor');
  const locations = map.locations.map((one) => (one.id === location ? { ...one, start: at } : one));
  return { ok: true, map: { ...map, locations } };
}

/** Another size: only empty margins are cut off. */
export function resized(
  map: RoomMap,
  { widthTiles, heightTiles }: Pick<RoomMap, 'widthTiles' | 'heightTiles'>,
): Edited {
  if (Math.min(widthTiles, heightTiles) < 1) return refused('offMap');
  if (Math.max(widthTiles, heightTiles) > MAX_ROOM_TILES) return refused('tooLarge');
  const next = { ...map, widthTiles, heightTiles };
  const isHeld =
    map.locations.every(({ areas }) => areas.every((area) => isAreaWithin(next, area))) &&
    [...map.walls, ...map.doors].every((edge) => isEdgeWithin(next, edge)) &&
    map.furniture.every((piece) => isWithin(next, { piece, zones: [] }));
  return isHeld ? { ok: true, map: next } : refused('inUse');
}
