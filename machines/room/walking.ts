// The shortest way over the tiles of one location: A*, preferring fewer turns. Ways are cached.
import { STEPS, tileIndex, tileOf, type Crossing, type Grid } from './grid.ts';

/** A step costs 100 and a turn 1, so turns only decide between ways of equal length. */
const STEP_COST = 100;
const TURN_COST = 1;

/** Tile indexes from start to goal, both included; null when there is no way. */
export function findWay(grid: Grid, start: number, goal: number): readonly number[] | null {
  const key = start * grid.owner.length + goal;
  const known = grid.ways.get(key);
  if (known !== undefined) return known;
  const way = searchWay(grid, start, goal);
  grid.ways.set(key, way);
  return way;
}

/** The way to the nearest of several goals; of equally near ones, the first in the list. */
export function findNearest(grid: Grid, start: number, goals: readonly number[]): readonly number[] | null {
  let best: readonly number[] | null = null;
  for (const goal of goals) {
    const way = findWay(grid, start, goal);
    if (way && (best === null || way.length < best.length)) best = way;
  }
  return best;
}

/** The way through a door into a neighbouring location; its last tile is behind the door. */
export function findPassage(
  grid: Grid,
  start: number,
  crossings: readonly Crossing[],
): readonly number[] | null {
  let best: readonly number[] | null = null;
  for (const crossing of crossings) {
    const way = findWay(grid, start, crossing.before);
    if (way && (best === null || way.length + 1 < best.length)) best = [...way, crossing.behind];
  }
  return best;
}

/** The open list is a plain array, because a room has only about eighty tiles. */
interface Search {
  readonly cost: Int32Array;
  readonly cameFrom: Int32Array;
  readonly cameBy: Int8Array;
  readonly open: number[];
}

function searchWay(grid: Grid, start: number, goal: number): readonly number[] | null {
  if (grid.owner[start] !== grid.owner[goal] || grid.solid[goal] === 1) return null;
  const size = grid.owner.length;
  const search: Search = {
    cost: new Int32Array(size).fill(-1),
    cameFrom: new Int32Array(size).fill(-1),
    cameBy: new Int8Array(size).fill(-1),
    open: [start],
  };
  search.cost[start] = 0;
  while (search.open.length > 0) {
    const tile = takeCheapest(grid, search, goal);
    if (tile === goal) return wayBack(search, goal);
    expand(grid, search, tile);
  }
  return null;
}

function takeCheapest(grid: Grid, search: Search, goal: number): number {
  let bestAt = 0;
  let best = Infinity;
  for (const [at, tile] of search.open.entries()) {
    const estimate = (search.cost[tile] ?? 0) + STEP_COST * distance(grid, tile, goal);
    if (estimate < best) {
      best = estimate;
      bestAt = at;
    }
  }
  return search.open.splice(bestAt, 1)[0] ?? goal;
}

function expand(grid: Grid, search: Search, tile: number): void {
  const bits = grid.open[tile] ?? 0;
  const base = (search.cost[tile] ?? 0) + STEP_COST;
  const cameBy = search.cameBy[tile] ?? -1;
  for (const [bit, step] of STEPS.entries()) {
    if ((bits & (1 << bit)) === 0) continue;
    const isTurn = cameBy !== -1 && cameBy !== bit;
    relax(search, tile, tile + tileIndex(grid, step.x, step.y), isTurn ? base + TURN_COST : base, bit);
  }
}

/** Keeps the cheaper of the known way to a tile and the new one. */
function relax(search: Search, tile: number, next: number, cost: number, bit: number): void {
  const known = search.cost[next] ?? -1;
  if (known !== -1 && known <= cost) return;
  search.cost[next] = cost;
  search.cameFrom[next] = tile;
  search.cameBy[next] = bit;
  if (!search.open.includes(next)) search.open.push(next);
}

function distance(grid: Grid, a: number, b: number): number {
  const from = tileOf(grid, a);
  const to = tileOf(grid, b);
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

function wayBack(search: Search, goal: number): readonly number[] {
  const way: number[] = [];
  for (let tile = goal; tile !== -1; tile = search.cameFrom[tile] ?? -1) way.push(tile);
  return way.reverse();
}
