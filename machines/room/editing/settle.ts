// After each edit: what follows from the floor is made true again, such as the location in which a piece stands.
import type {
  Door,
  DropZone,
  Furniture,
  RoomLocation,
  RoomMap,
  Tile,
} from '#contract/simulation/room-map.ts';
import { areasOf, besides, ownersOf, tileKey, tilesOf, unitsOf } from './tiles.ts';

type Owners = ReadonlyMap<string, string>;

const ownerAt = (owners: Owners, tile: Tile): string | undefined => owners.get(tileKey(tile));

function solidTiles({ furniture }: RoomMap): ReadonlySet<string> {
  const solid = furniture.filter(({ isSolid }) => isSolid);
  return new Set(solid.flatMap(({ footprint }) => tilesOf(footprint).map(tileKey)));
}

/** Where one begins in a location: as said, else the nearest tile of it that is free. */
function withStart(location: RoomLocation, owners: Owners, solid: ReadonlySet<string>): RoomLocation {
  const isFree = (tile: Tile): boolean => ownerAt(owners, tile) === location.id && !solid.has(tileKey(tile));
  const { start, areas } = location;
  if (isFree(start)) return location;
  const away = ({ x, y }: Tile): number => Math.abs(x - start.x) + Math.abs(y - start.y);
  const free = areas.flatMap(tilesOf).filter(isFree);
  const [nearest] = free.toSorted((a, b) => away(a) - away(b));
  return nearest === undefined ? location : { ...location, start: nearest };
}

/** A door joins what lies on its two sides; one without floor on both keeps what it said. */
function withSides(door: Door, owners: Owners): Door {
  const [unit] = unitsOf(door);
  const [low, high] = unit === undefined ? [] : besides(unit).map((tile) => ownerAt(owners, tile));
  if (low === undefined || high === undefined || low === high) return door;
  return door.between.includes(low) && door.between.includes(high) ? door : { ...door, between: [low, high] };
}

function withLocation(piece: Furniture, owners: Owners): Furniture {
  const location = ownerAt(owners, piece.footprint);
  return location === undefined || location === piece.location ? piece : { ...piece, location };
}

function settledZone(zone: DropZone, pieces: ReadonlyMap<string, Furniture>, owners: Owners): DropZone {
  const piece = zone.furniture === undefined ? undefined : pieces.get(zone.furniture);
  if (piece) return piece.location === zone.location ? zone : { ...zone, location: piece.location };
  if (ownerAt(owners, zone.anchor) === zone.location) return zone;
  const first = [...owners].find(([, id]) => id === zone.location)?.[0];
  const [x = 0, y = 0] = (first ?? '').split(',').map(Number);
  return first === undefined ? zone : { ...zone, anchor: { x, y } };
}

/** The same map with starts, sides of doors, and locations of furniture and places as the floor has them. */
export function settled(map: RoomMap): RoomMap {
  const owners = ownersOf(map);
  const solid = solidTiles(map);
  const locations = map.locations.map((location) => withStart(location, owners, solid));
  const furniture = map.furniture.map((piece) => withLocation(piece, owners));
  const pieces = new Map(furniture.map((piece) => [piece.id, piece]));
  const known = new Set(locations.map(({ id }) => id));
  return {
    ...map,
    locations,
    furniture,
    doors: map.doors
      .map((door) => withSides(door, owners))
      .filter(({ between }) => between.every((id) => known.has(id))),
    dropZones: map.dropZones
      .filter(({ furniture: on, location }) => on !== undefined || known.has(location))
      .map((zone) => settledZone(zone, pieces, owners)),
  };
}

/** The locations with other tiles; one without any is gone. */
export function withOwners(map: RoomMap, owners: Owners): readonly RoomLocation[] {
  const before = ownersOf(map);
  const tilesOfLocation = new Map<string, Set<string>>();
  for (const [key, id] of owners) {
    const tiles = tilesOfLocation.get(id) ?? new Set<string>();
    tilesOfLocation.set(id, tiles.add(key));
  }
  return map.locations.flatMap((location) => {
    const tiles = tilesOfLocation.get(location.id);
    if (tiles === undefined) return [];
    const isSame = [...tiles].every((key) => before.get(key) === location.id);
    const had = location.areas.flatMap(tilesOf).filter((tile) => before.get(tileKey(tile)) === location.id);
    return [isSame && had.length === tiles.size ? location : { ...location, areas: [...areasOf(tiles)] }];
  });
}
