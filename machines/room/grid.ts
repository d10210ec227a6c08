// The floor of a suite as a grid: each tile's location, what stands on it, and which steps are blocked.
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { Area, Door, Edge, RoomMap, Tile } from '#contract/simulation/room-map.ts';
import { besides, unitsOf } from './editing/tiles.ts';

export const OPPOSITE = { se: 'nw', nw: 'se', sw: 'ne', ne: 'sw' } as const satisfies Record<Facing, Facing>;

/** Steps in the order in which they are tried: se, sw, nw, ne. */
export const STEPS = [
  { facing: 'se', x: 1, y: 0 },
  { facing: 'sw', x: 0, y: 1 },
  { facing: 'nw', x: -1, y: 0 },
  { facing: 'ne', x: 0, y: -1 },
] as const;

export interface Crossing {
  readonly door: Door;
  /** A door leads from the tile `before`, in `from`, to the tile `behind`, in `to`. */
  readonly from: string;
  readonly to: string;
  readonly before: number;
  readonly behind: number;
}

export interface Grid {
  readonly widthTiles: number;
  readonly heightTiles: number;
  /** For each tile, the index of its location in the map's list; −1 for none. */
  readonly owner: Int16Array;
  readonly locationIds: readonly string[];
  readonly solid: Uint8Array;
  /** Bit n: step n from this tile stays in its location and is not blocked by a solid thing or a wall. */
  readonly open: Uint8Array;
  readonly crossings: readonly Crossing[];
  /** A cache of ways by start × number of tiles + goal; null where there is none. */
  readonly ways: Map<number, readonly number[] | null>;
}

/** A tile's index in the grid's arrays. */
export function tileIndex(grid: Pick<Grid, 'widthTiles'>, x: number, y: number): number {
  return y * grid.widthTiles + x;
}

export function tileOf(grid: Pick<Grid, 'widthTiles'>, index: number): Tile {
  return { x: index % grid.widthTiles, y: Math.floor(index / grid.widthTiles) };
}

/** Builds the grid of a map. */
export function buildGrid(map: RoomMap): Grid {
  const { widthTiles, heightTiles } = map;
  const owner = new Int16Array(widthTiles * heightTiles).fill(-1);
  for (const [index, location] of map.locations.entries()) {
    for (const area of location.areas) forEachTile(map, area, (tile) => void (owner[tile] = index));
  }
  const solid = new Uint8Array(owner.length);
  for (const piece of map.furniture) {
    if (piece.isSolid) forEachTile(map, piece.footprint, (tile) => void (solid[tile] = 1));
  }
  const walls = wallSet(map);
  const open = new Uint8Array(owner.length);
  for (let tile = 0; tile < owner.length; tile++) open[tile] = openSteps(map, tile, owner, solid, walls);
  const locationIds = map.locations.map((location) => location.id);
  const ways = new Map<number, readonly number[] | null>();
  const crossings = map.doors.flatMap((door) => crossingsOf(map, door, owner, solid, locationIds));
  return { widthTiles, heightTiles, owner, locationIds, solid, open, crossings, ways };
}

/** The bits of `open` for a tile. */
function openSteps(
  map: RoomMap,
  tile: number,
  owner: Int16Array,
  solid: Uint8Array,
  walls: Set<string>,
): number {
  const { x, y } = tileOf(map, tile);
  let bits = 0;
  for (const [bit, step] of STEPS.entries()) {
    const nextX = x + step.x;
    const nextY = y + step.y;
    if (nextX < 0 || nextY < 0 || nextX >= map.widthTiles || nextY >= map.heightTiles) continue;
    const next = tileIndex(map, nextX, nextY);
    const isFree = owner[next] === owner[tile] && owner[next] !== -1 && solid[next] === 0;
    if (isFree && !walls.has(borderKey(x, y, step.x, step.y))) bits |= 1 << bit;
  }
  return bits;
}

/** A key for the border between a tile and its neighbour. */
function borderKey(x: number, y: number, stepX: number, stepY: number): string {
  if (stepX !== 0) return `y:${stepX > 0 ? x + 1 : x}:${y}`;
  return `x:${x}:${stepY > 0 ? y + 1 : y}`;
}

function wallSet(map: RoomMap): Set<string> {
  const walls = new Set(map.walls.flatMap(edgeKeys));
  for (const door of map.doors) for (const key of edgeKeys(door)) walls.delete(key);
  return walls;
}

function edgeKeys(edge: Edge): readonly string[] {
  return Array.from({ length: edge.lengthTiles }, (_, offset) =>
    edge.axis === 'y' ? `y:${edge.x}:${edge.y + offset}` : `x:${edge.x + offset}:${edge.y}`,
  );
}

/** The crossings of a door in both directions, for each of its tiles. */
function crossingsOf(
  map: RoomMap,
  door: Door,
  owner: Int16Array,
  solid: Uint8Array,
  locationIds: readonly string[],
): readonly Crossing[] {
  return unitsOf(door).flatMap((unit): readonly Crossing[] => {
    const tiles = besides(unit);
    // Past the edge of the map lies nothing: its index would be that of a tile of another row.
    if (!tiles.every((tile) => isOnMap(map, tile))) return [];
    const [low, high] = tiles.map(({ x, y }) => tileIndex(map, x, y)) as [number, number];
    const highId = locationIds[owner[high] ?? -1];
    const lowId = locationIds[owner[low] ?? -1];
    if (highId === undefined || lowId === undefined || solid[high] === 1 || solid[low] === 1) return [];
    return [
      { door, from: lowId, to: highId, before: low, behind: high },
      { door, from: highId, to: lowId, before: high, behind: low },
    ];
  });
}

function isOnMap({ widthTiles, heightTiles }: RoomMap, { x, y }: Tile): boolean {
  return x >= 0 && y >= 0 && x < widthTiles && y < heightTiles;
}

function forEachTile(map: RoomMap, area: Area, visit: (tile: number) => void): void {
  for (let y = area.y; y < Math.min(area.y + area.heightTiles, map.heightTiles); y++) {
    for (let x = area.x; x < Math.min(area.x + area.widthTiles, map.widthTiles); x++)
      visit(tileIndex(map, x, y));
  }
}
