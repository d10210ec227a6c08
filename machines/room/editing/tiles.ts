// Floors and walls taken apart into single tiles and edges, to be changed, and put together again.
import type { Area, Edge, RoomMap, Tile, Wall } from '#contract/simulation/room-map.ts';

export const tileKey = ({ x, y }: Tile): string => `${x},${y}`;

function tileOfKey(key: string): Tile {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}

export function tilesOf({ x, y, widthTiles, heightTiles }: Area): readonly Tile[] {
  return Array.from({ length: widthTiles * heightTiles }, (_, at) => ({
    x: x + (at % widthTiles),
    y: y + Math.floor(at / widthTiles),
  }));
}

/** The location of each tile of floor; where areas overlap, that of the later location, as the machine reads it. */
export function ownersOf({ locations }: Pick<RoomMap, 'locations'>): ReadonlyMap<string, string> {
  return new Map(
    locations.flatMap(({ id, areas }) =>
      areas.flatMap(tilesOf).map((tile): readonly [string, string] => [tileKey(tile), id]),
    ),
  );
}

/** Few rectangles that cover just these tiles: each row's runs, continued downwards as far as they go. */
export function areasOf(keys: ReadonlySet<string>): readonly Area[] {
  const left = new Set(keys);
  const tiles = [...keys].map(tileOfKey).toSorted((a, b) => a.y - b.y || a.x - b.x);
  const areas: Area[] = [];
  const isLeft = (x: number, y: number): boolean => left.has(tileKey({ x, y }));
  for (const { x, y } of tiles) {
    if (!isLeft(x, y)) continue;
    let widthTiles = 1;
    while (isLeft(x + widthTiles, y)) widthTiles += 1;
    const isRow = (row: number): boolean =>
      Array.from({ length: widthTiles }, (_, at) => x + at).every((column) => isLeft(column, row));
    let heightTiles = 1;
    while (isRow(y + heightTiles)) heightTiles += 1;
    const area = { x, y, widthTiles, heightTiles };
    areas.push(area);
    for (const tile of tilesOf(area)) left.delete(tileKey(tile));
  }
  return areas;
}

/** One tile's length of an edge; of a wall, with its kind. */
export type EdgeUnit = Omit<Wall, 'lengthTiles'>;

export const unitKey = ({ axis, x, y }: EdgeUnit): string => `${axis}:${x},${y}`;

export function unitsOf({ axis, x, y, lengthTiles }: Edge): readonly EdgeUnit[] {
  return Array.from({ length: lengthTiles }, (_, at) =>
    axis === 'x' ? { axis, x: x + at, y } : { axis, x, y: y + at },
  );
}

/** The units of a wall are of its kind. */
export function wallUnitsOf({ kind, ...edge }: Wall): readonly EdgeUnit[] {
  return kind === undefined ? unitsOf(edge) : unitsOf(edge).map((unit) => ({ ...unit, kind }));
}

/** The two tiles between which a unit lies: the one behind it, and the one before it. */
export function besides({ axis, x, y }: EdgeUnit): readonly [Tile, Tile] {
  return [axis === 'x' ? { x, y: y - 1 } : { x: x - 1, y }, { x, y }];
}

/** The four edges of a tile. */
export function edgesOf({ x, y }: Tile): readonly EdgeUnit[] {
  return [
    { axis: 'x', x, y },
    { axis: 'x', x, y: y + 1 },
    { axis: 'y', x, y },
    { axis: 'y', x: x + 1, y },
  ];
}

const lineOf = ({ axis, x, y }: EdgeUnit): number => (axis === 'x' ? y : x);
const placeOf = ({ axis, x, y }: EdgeUnit): number => (axis === 'x' ? x : y);

/** Walls of single units as the longest runs of one kind, along x first. */
export function runsOf(units: Iterable<EdgeUnit>): readonly Wall[] {
  const ordered = [...units].toSorted(
    (a, b) => a.axis.localeCompare(b.axis) || lineOf(a) - lineOf(b) || placeOf(a) - placeOf(b),
  );
  const runs: Wall[] = [];
  for (const unit of ordered) {
    const last = runs.at(-1);
    const goesOn =
      last?.axis === unit.axis &&
      last.kind === unit.kind &&
      lineOf(last) === lineOf(unit) &&
      placeOf(last) + last.lengthTiles === placeOf(unit);
    if (last && goesOn) runs[runs.length - 1] = { ...last, lengthTiles: last.lengthTiles + 1 };
    else runs.push({ ...unit, lengthTiles: 1 });
  }
  return runs;
}
