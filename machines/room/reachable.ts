// Where a person gets to from the beginning of a suite: over free floor, through doors, across benches.
import { STEPS, tileIndex, type Grid } from './grid.ts';
import type { RulesetIndex } from './ruleset-index.ts';

/** Tiles from which one gets farther than a step: doors, and benches that one crosses sitting. */
function passagesOf({ grid, ruleset }: RulesetIndex): ReadonlyMap<number, readonly number[]> {
  const ways = new Map<number, number[]>();
  const join = (from: number, to: number): void => {
    ways.set(from, [...(ways.get(from) ?? []), to]);
  };
  for (const { before, behind } of grid.crossings) join(before, behind);
  for (const { kind, approaches } of ruleset.map.furniture) {
    if (kind !== 'bench') continue;
    const tiles = approaches.map(({ x, y }) => tileIndex(grid, x, y));
    for (const from of tiles) for (const to of tiles) join(from, to);
  }
  return ways;
}

function nextTo(grid: Grid, tile: number): readonly number[] {
  const bits = grid.open[tile] ?? 0;
  return STEPS.flatMap((step, bit) =>
    (bits & (1 << bit)) === 0 ? [] : [tile + tileIndex(grid, step.x, step.y)],
  );
}

/** The tiles that can be reached from where one comes in: the street, else the first location. */
export function reachableTiles(index: RulesetIndex): ReadonlySet<number> {
  const { grid, ruleset } = index;
  const { locations } = ruleset.map;
  const first = locations.find(({ kind }) => kind === 'outside') ?? locations[0];
  if (first === undefined) return new Set();
  const passages = passagesOf(index);
  const start = tileIndex(grid, first.start.x, first.start.y);
  const reached = new Set(grid.solid[start] === 1 ? [] : [start]);
  for (const tile of reached) {
    for (const next of [...nextTo(grid, tile), ...(passages.get(tile) ?? [])])
      if (grid.solid[next] === 0 && (grid.owner[next] ?? -1) !== -1) reached.add(next);
  }
  return reached;
}
