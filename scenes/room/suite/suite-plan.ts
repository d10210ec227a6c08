// Turns a map into ground and walls, tile by tile and edge by edge.
import type { Manifest } from '#assets/manifest.ts';
import type { FloorKind, WallKind } from '#contract/simulation/room-kinds.ts';
import type { Area, Door, RoomLocation, RoomMap, Tile } from '#contract/simulation/room-map.ts';
import { boundsAround, boundsOf } from '#scenes/kit/projection.ts';
import type { Bounds } from '#scenes/kit/projection.ts';

type Look = 'sand' | 'teal' | 'blue' | 'pale' | 'street';

interface FloorTile extends Tile {
  readonly look: FloorKind | 'street';
  readonly variant: number;
}

/**
 * A tile's edge with a wall on it: `back` is full height, with nothing behind it; `glass` stands between two
 * places, so that it hides nobody; `kerb` is at the front, cut away; `window` is a back wall with glass in it, `half` one
 * sees over wherever it stands.
 */
interface WallEdge extends Tile {
  readonly axis: 'x' | 'y';
  readonly form: 'back' | 'glass' | 'kerb' | 'window' | 'half';
  readonly look: Exclude<Look, 'street'>;
}

/** Consecutive edges in one line with the same form and look; drawn as one. */
export interface WallRun extends WallEdge {
  readonly lengthTiles: number;
}

/** Merges neighbouring edges into runs. */
export function wallRuns(edges: readonly WallEdge[]): readonly WallRun[] {
  const runs: WallRun[] = [];
  for (const edge of edges) {
    const run = runs.at(-1);
    const goesOn =
      run && run.axis === edge.axis && run.form === edge.form && run.look === edge.look && isNext(run, edge);
    if (run && goesOn) runs[runs.length - 1] = { ...run, lengthTiles: run.lengthTiles + 1 };
    else runs.push({ ...edge, lengthTiles: 1 });
  }
  return runs;
}

function isNext(run: WallRun, edge: WallEdge): boolean {
  if (run.axis === 'x') return edge.y === run.y && edge.x === run.x + run.lengthTiles;
  return edge.x === run.x && edge.y === run.y + run.lengthTiles;
}

export interface SuitePlan {
  readonly floors: readonly FloorTile[];
  readonly walls: readonly WallEdge[];
  /** The location of each tile, by `x,y`. */
  readonly owners: ReadonlyMap<string, string>;
  /** Locations that have a picture of their own, including the floor. */
  readonly backgrounds: ReadonlySet<string>;
  /** Walls that are part of those pictures, by `edgeKey`. */
  readonly heldWalls: ReadonlySet<string>;
}

/** The first rooms use these in turn; rooms farther in are pale. */
const LOOKS = ['sand', 'teal', 'blue'] as const;

/** The walls that go with a floor. */
const LOOK_OF_FLOOR = {
  sand: 'sand',
  teal: 'teal',
  blue: 'blue',
  pale: 'pale',
  vinyl: 'teal',
  ceramic: 'blue',
  grating: 'pale',
} as const satisfies Record<FloorKind, Look>;

const edgeKey = (axis: 'x' | 'y', x: number, y: number): string => `${axis}:${x},${y}`;
export const tileKey = (x: number, y: number): string => `${x},${y}`;

function tilesOf(area: Area): Tile[] {
  const tiles: Tile[] = [];
  for (let y = area.y; y < area.y + area.heightTiles; y += 1) {
    for (let x = area.x; x < area.x + area.widthTiles; x += 1) tiles.push({ x, y });
  }
  return tiles;
}

/** What the built pictures contribute to the plan of a suite. */
interface BuiltLooks {
  readonly rooms: Manifest['rooms'];
  readonly hasPale: boolean;
}

export function builtLooks(manifest: Manifest): BuiltLooks {
  return { rooms: manifest.rooms ?? {}, hasPale: manifest.sprites['floor/pale/0'] !== undefined };
}

const NOTHING_BUILT: BuiltLooks = { rooms: {}, hasPale: false };

/** How a wall of its kind is drawn where a plain one would have this form. */
function formOf(kind: WallKind | undefined, plain: 'back' | 'glass' | 'kerb'): WallEdge['form'] {
  if (kind === 'half') return 'half';
  return plain === 'back' && kind !== undefined ? kind : plain;
}

function looksOf(map: RoomMap, { hasPale }: BuiltLooks): ReadonlyMap<string, Look> {
  const rooms = map.locations.filter((location) => location.kind === 'room');
  const floors = new Map(map.locations.map(({ id, floor }) => [id, floor]));
  const look = (id: string): Look => {
    const floor = floors.get(id);
    if (floor !== undefined) return LOOK_OF_FLOOR[floor];
    if (map.locations.some((one) => one.id === id && one.kind === 'clean') && hasPale) return 'pale';
    const at = rooms.findIndex((room) => room.id === id);
    return at >= LOOKS.length && hasPale ? 'pale' : (LOOKS[at % LOOKS.length] ?? 'street');
  };
  return new Map(map.locations.map(({ id }) => [id, look(id)]));
}

type BuiltRoom = NonNullable<Manifest['rooms'][string]>;

/** The single edges of the walls in a room's picture. */
function wallsIn({ walls = [] }: BuiltRoom): readonly string[] {
  return walls.flatMap(([axis, x, y, lengthTiles]) =>
    Array.from({ length: lengthTiles }, (_, i) =>
      axis === 'x' ? edgeKey(axis, x + i, y) : edgeKey(axis, x, y + i),
    ),
  );
}

/** Locations for which there is a picture of exactly their size, with walls just where theirs are. */
function backgroundsOf(map: RoomMap, { rooms }: BuiltLooks, back: ReadonlySet<string>): ReadonlySet<string> {
  const fits = ({ id, areas, floor }: RoomLocation): boolean => {
    const [area, more] = areas;
    const built = rooms[id];
    if (!area || more || !built || floor !== undefined) return false;
    const isSize = built.widthTiles === area.widthTiles && built.heightTiles === area.heightTiles;
    return isSize && wallsIn(built).every((key) => back.has(key));
  };
  return new Set(map.locations.filter(fits).map(({ id }) => id));
}

function isInDoor(door: Door, axis: 'x' | 'y', x: number, y: number): boolean {
  if (door.axis !== axis) return false;
  const [along, start, line] = axis === 'x' ? [x, door.x, y === door.y] : [y, door.y, x === door.x];
  return line && along >= start && along < start + door.lengthTiles;
}

/** How many tiles of floor a full wall hides along the line of sight. */
const HIDDEN_TILES = 5;

function isHiding(owners: ReadonlyMap<string, string>, x: number, y: number): boolean {
  return Array.from({ length: HIDDEN_TILES }, (_, i) => tileKey(x - 1 - i, y - 1 - i)).some((key) =>
    owners.has(key),
  );
}

/** Plans the floors and walls of a whole suite. */
export function planSuite(map: RoomMap, built: BuiltLooks = NOTHING_BUILT): SuitePlan {
  const looks = looksOf(map, built);
  const owners = new Map<string, string>();
  const floors: FloorTile[] = [];
  for (const location of map.locations) {
    for (const { x, y } of location.areas.flatMap(tilesOf)) {
      owners.set(tileKey(x, y), location.id);
      floors.push({
        x,
        y,
        look: location.floor ?? looks.get(location.id) ?? 'sand',
        variant: (x * 7 + y * 13 + ((x * y) % 3)) % 4,
      });
    }
  }
  const walls = map.walls.flatMap((wall) =>
    Array.from({ length: wall.lengthTiles }, (_, i) =>
      wall.axis === 'x' ? { x: wall.x + i, y: wall.y } : { x: wall.x, y: wall.y + i },
    )
      .filter(({ x, y }) => !map.doors.some((door) => isInDoor(door, wall.axis, x, y)))
      .map(({ x, y }): WallEdge => {
        const behind = owners.get(wall.axis === 'x' ? tileKey(x, y - 1) : tileKey(x - 1, y));
        const front = owners.get(tileKey(x, y));
        const look = looks.get(front ?? behind ?? '') ?? 'sand';
        const plain =
          front === undefined ? 'kerb' : behind !== undefined || isHiding(owners, x, y) ? 'glass' : 'back';
        const form = formOf(wall.kind, plain);
        return { x, y, axis: wall.axis, form, look: look === 'street' ? 'sand' : look };
      }),
  );
  const back = walls.filter(({ form }) => form === 'back');
  const backgrounds = backgroundsOf(map, built, new Set(back.map(({ axis, x, y }) => edgeKey(axis, x, y))));
  const held = [...backgrounds].flatMap((id) => (built.rooms[id] ? wallsIn(built.rooms[id]) : []));
  return { floors, walls, owners, backgrounds, heldWalls: new Set(held) };
}

const WALL_METRES = 2.4;

/** Walls to be drawn individually: those that no location's picture contains. */
export function standingWalls({ walls, heldWalls }: SuitePlan): readonly WallEdge[] {
  return walls.filter(({ axis, x, y }) => !heldWalls.has(edgeKey(axis, x, y)));
}

/** The locations, and their sections as rooms of their own. */
function zonesOf({ locations }: RoomMap): readonly Pick<RoomLocation, 'id' | 'kind' | 'areas'>[] {
  return locations.flatMap((location) => [
    location,
    ...(location.sections ?? []).map(({ id, area }) => ({ id, kind: location.kind, areas: [area] })),
  ]);
}

/** Whether it is a location of the map, or a section of one. */
export function isZone(map: RoomMap, id: string): boolean {
  return zonesOf(map).some((zone) => zone.id === id);
}

/** The bounds of a location or section in the picture; without one, of all of them. */
export function roomBounds(map: RoomMap, zone: string | undefined): Bounds {
  const places = zonesOf(map).filter(({ id }) => zone === undefined || id === zone);
  return boundsAround(
    places.flatMap(({ kind, areas }) =>
      areas.map((area) =>
        boundsOf(area.x, area.y, area.widthTiles, area.heightTiles, kind === 'room' ? WALL_METRES : 0),
      ),
    ),
  );
}
