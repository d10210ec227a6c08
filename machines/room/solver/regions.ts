// The floor without tiles: regions to walk about in freely, and the number of moves between them.
import { tileIndex, type Grid } from '../grid.ts';
import type { RulesetIndex } from '../ruleset-index.ts';

interface Regions {
  /** The region of each tile. */
  readonly ofTile: Int16Array;
  /** Moves from region to region: one through a door, two across a bench, Infinity where there is no way. */
  readonly moves: readonly (readonly number[])[];
}

const known = new WeakMap<Grid, Regions>();

/** The regions of a ruleset's floor, computed once. */
export function regionsOf(index: RulesetIndex): Regions {
  const found = known.get(index.grid);
  if (found) return found;
  const ofTile = fillRegions(index.grid);
  const made = { ofTile, moves: allMoves(index, ofTile) };
  known.set(index.grid, made);
  return made;
}

/** The region of a tile. */
export function regionAt(index: RulesetIndex, x: number, y: number): number {
  return regionsOf(index).ofTile[tileIndex(index.grid, x, y)] ?? 0;
}

function fillRegions(grid: Grid): Int16Array {
  const ofTile = new Int16Array(grid.owner.length).fill(-1);
  let region = 0;
  for (let tile = 0; tile < ofTile.length; tile++) {
    if (ofTile[tile] === -1) fillFrom(grid, ofTile, tile, region++);
  }
  return ofTile;
}

function fillFrom(grid: Grid, ofTile: Int16Array, start: number, region: number): void {
  const steps = [1, grid.widthTiles, -1, -grid.widthTiles];
  const open = [start];
  ofTile[start] = region;
  for (const tile of open) {
    for (const [bit, step] of steps.entries()) {
      const next = tile + step;
      if (((grid.open[tile] ?? 0) & (1 << bit)) === 0 || ofTile[next] !== -1) continue;
      ofTile[next] = region;
      open.push(next);
    }
  }
}

/** The fewest moves for every pair; only a few dozen regions of a suite matter. */
function allMoves(index: RulesetIndex, ofTile: Int16Array): readonly (readonly number[])[] {
  const count = ofTile.reduce((most, region) => Math.max(most, region + 1), 0);
  const moves = Array.from({ length: count }, (_, from) =>
    Array.from({ length: count }, (_none, to) => (from === to ? 0 : Infinity)),
  );
  const join = (from: number, to: number, cost: number) => {
    const row = moves[from];
    if (row) row[to] = Math.min(row[to] ?? Infinity, cost);
  };
  for (const { before, behind } of index.grid.crossings) join(ofTile[before] ?? 0, ofTile[behind] ?? 0, 1);
  for (const [from, to] of benchSides(index, ofTile)) join(from, to, 2);
  shorten(moves);
  return moves;
}

function benchSides(
  { ruleset, grid }: RulesetIndex,
  ofTile: Int16Array,
): readonly (readonly [number, number])[] {
  return ruleset.map.furniture
    .filter(({ kind }) => kind === 'bench')
    .flatMap(({ approaches }) => {
      const sides = [...new Set(approaches.map(({ x, y }) => ofTile[tileIndex(grid, x, y)] ?? 0))];
      return sides.flatMap((from) => sides.map((to) => [from, to] as const));
    });
}

/** The Floyd–Warshall algorithm, over the regions that can be reached at all. */
function shorten(moves: number[][]): void {
  const list = [...moves.keys()].filter((from) => moves[from]?.some((cost) => cost > 0 && cost < Infinity));
  for (const by of list) {
    for (const from of list) {
      const row = moves[from] ?? [];
      const first = row[by] ?? Infinity;
      for (const to of list) row[to] = Math.min(row[to] ?? Infinity, first + (moves[by]?.[to] ?? Infinity));
    }
  }
}
