// Checks the plan of a suite when it is drawn or saved: what can't stand where it is, and where nobody gets to.
import type { Area, Furniture, RoomMap, Tile } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { findRuleProblems } from './check-rules.ts';
import { findRulesetProblems } from './check-ruleset.ts';
import { besides, ownersOf, tileKey, tilesOf, unitKey, unitsOf } from './editing/tiles.ts';
import { tileIndex } from './grid.ts';
import { reachableTiles, standingTiles } from './reachable.ts';
import type { RoomProblem } from './room-problems.ts';
import { indexOf } from './ruleset-index.ts';

interface Plan {
  readonly map: RoomMap;
  readonly owners: ReadonlyMap<string, string>;
  /** The solid piece on each tile, the first of several. */
  readonly solid: ReadonlyMap<string, string>;
}

function planOf(map: RoomMap): Plan {
  const solid = new Map<string, string>();
  for (const { id, isSolid, footprint } of map.furniture) {
    for (const tile of isSolid ? tilesOf(footprint) : [])
      if (!solid.has(tileKey(tile))) solid.set(tileKey(tile), id);
  }
  return { map, owners: ownersOf(map), solid };
}

function isInside({ widthTiles, heightTiles }: RoomMap, area: Area): boolean {
  return area.x + area.widthTiles <= widthTiles && area.y + area.heightTiles <= heightTiles;
}

const asArea = ({ x, y }: Tile): Area => ({ x, y, widthTiles: 1, heightTiles: 1 });

/** A wall between two tiles of a piece that stands on the floor; what hangs or lies there has none. */
function isWalledThrough(piece: Furniture, walls: ReadonlySet<string>): boolean {
  const { footprint } = piece;
  const isWithin = ({ x, y }: Tile): boolean =>
    x >= footprint.x &&
    y >= footprint.y &&
    x < footprint.x + footprint.widthTiles &&
    y < footprint.y + footprint.heightTiles;
  const inner = tilesOf(footprint).flatMap(({ x, y }) => [
    { axis: 'x', x, y } as const,
    { axis: 'y', x, y } as const,
  ]);
  return inner.some((unit) => besides(unit).every(isWithin) && walls.has(unitKey(unit)));
}

function findPieceProblems({ map, owners, solid }: Plan): readonly RoomProblem[] {
  const walls = new Set(map.walls.flatMap(unitsOf).map(unitKey));
  return map.furniture.flatMap((piece, order): readonly RoomProblem[] => {
    const { id, footprint, location, isSolid, approaches } = piece;
    const path = `map.furniture.${order}.footprint`;
    const tiles = tilesOf(footprint);
    if (![footprint, ...approaches.map(asArea)].every((area) => isInside(map, area)))
      return [{ kind: 'offMap', id, path }];
    if (!tiles.every((tile) => owners.get(tileKey(tile)) === location))
      return [{ kind: 'offFloor', id, path }];
    if (isSolid && tiles.some((tile) => solid.get(tileKey(tile)) !== id))
      return [{ kind: 'overlaps', id, path }];
    if (isWalledThrough(piece, walls)) return [{ kind: 'throughWall', id, path }];
    // One stands up on both sides of a bench alone; a rack is used from whichever side is free.
    const blocked = (piece.kind === 'bench' ? approaches : []).findIndex(
      (tile) =>
        tile.side !== undefined && (solid.has(tileKey(tile)) || owners.get(tileKey(tile)) !== location),
    );
    return blocked < 0
      ? []
      : [{ kind: 'sideTaken', id, path: `map.furniture.${order}.approaches.${blocked}` }];
  });
}

function findDoorProblems({ map, owners, solid }: Plan): readonly RoomProblem[] {
  return map.doors.flatMap(({ id, between, ...edge }, order): readonly RoomProblem[] => {
    const path = `map.doors.${order}`;
    const sides = unitsOf(edge).map(besides);
    const joins = sides.every((pair) => {
      const [low, high] = pair.map((tile) => owners.get(tileKey(tile)));
      return low !== undefined && low !== high && between.includes(low) && between.includes(high ?? '');
    });
    if (!joins) return [{ kind: 'doorNowhere', id, path }];
    const isFree = sides.some((pair) => pair.every((tile) => !solid.has(tileKey(tile))));
    return isFree ? [] : [{ kind: 'doorBlocked', id, path }];
  });
}

function findFloorProblems({ map, owners, solid }: Plan): readonly RoomProblem[] {
  const seen = new Set<string>();
  return map.locations.flatMap(({ id, areas, start }, order): readonly RoomProblem[] => {
    const path = `map.locations.${order}`;
    if (!areas.every((area) => isInside(map, area))) return [{ kind: 'offMap', id, path }];
    const keys = areas.flatMap(tilesOf).map(tileKey);
    const isTwice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    if (isTwice) return [{ kind: 'overlaps', id, path }];
    const isFree = owners.get(tileKey(start)) === id && !solid.has(tileKey(start));
    return isFree ? [] : [{ kind: 'badStart', id, path: `${path}.start` }];
  });
}

/** What of a plan can't be as it is drawn. Cheap enough to be asked while one drags. */
export function findPlanProblems(map: RoomMap): readonly RoomProblem[] {
  const plan = planOf(map);
  return [...findFloorProblems(plan), ...findDoorProblems(plan), ...findPieceProblems(plan)];
}

/** Locations that nobody gets to, and pieces in the others to which nobody can come. */
export function findNoWays(ruleset: RoomRuleset): readonly RoomProblem[] {
  const index = indexOf(ruleset);
  const { grid } = index;
  const { locations, furniture } = ruleset.map;
  const reached = reachableTiles(index);
  const ids = new Set([...reached].map((tile) => grid.locationIds[grid.owner[tile] ?? -1]));
  const far = locations.flatMap(({ id }, order): readonly RoomProblem[] =>
    ids.has(id) ? [] : [{ kind: 'noWay', id, path: `map.locations.${order}` }],
  );
  const near = furniture.flatMap((piece, order): readonly RoomProblem[] => {
    const { id, location } = piece;
    const isReached = standingTiles(index, piece).some(({ x, y }) => reached.has(tileIndex(grid, x, y)));
    if (isReached || !ids.has(location)) return [];
    return [{ kind: 'unreachable', id, path: `map.furniture.${order}.approaches` }];
  });
  return [...far, ...near];
}

/** Everything that is wrong with a drawn suite and its rules, each fault once. */
export function findRoomProblems(ruleset: RoomRuleset): readonly RoomProblem[] {
  const drawn = findPlanProblems(ruleset.map);
  // Ways are looked for only on a plan that can be walked at all.
  const found = [
    ...drawn,
    ...(drawn.length > 0 ? [] : findNoWays(ruleset)),
    ...findRulesetProblems(ruleset),
    ...findRuleProblems(ruleset),
  ];
  return [...new Map(found.map((problem) => [`${problem.kind} ${problem.id}`, problem])).values()];
}
