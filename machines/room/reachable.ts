// Where a person gets to from the beginning of a suite: over free floor, through doors, across benches.
import type { Approach, Furniture } from '#contract/simulation/room-map.ts';
import { needsCard } from './card-doors.ts';
import { STEPS, tileIndex, type Crossing, type Grid } from './grid.ts';
import type { RulesetIndex } from './ruleset-index.ts';

/** The tiles from which a piece is used: those of its own location on which one can stand. */
export function standingTiles(
  { grid }: RulesetIndex,
  { approaches, location }: Furniture,
): readonly Approach[] {
  return approaches.filter(({ x, y }) => {
    const tile = tileIndex(grid, x, y);
    return grid.solid[tile] === 0 && grid.locationIds[grid.owner[tile] ?? -1] === location;
  });
}

/** From each tile where one sits down to the nearest of each side on which one stands up, as the machine chooses it. */
function crossingsOfBench(index: RulesetIndex, bench: Furniture): readonly (readonly [number, number])[] {
  const standing = standingTiles(index, bench);
  const sides = [...new Set(bench.approaches.flatMap(({ side }) => side ?? []))];
  return standing.flatMap((from) =>
    sides.flatMap((side) => {
      const away = ({ x, y }: Approach): number => Math.abs(x - from.x) + Math.abs(y - from.y);
      const [to] = bench.approaches
        .filter((tile) => tile.side === side)
        .toSorted((a, b) => away(a) - away(b));
      if (to === undefined || !standing.includes(to)) return [];
      return [[tileIndex(index.grid, from.x, from.y), tileIndex(index.grid, to.x, to.y)] as const];
    }),
  );
}

/** The doors through which one can go at once; for the street one leaves by the first street alone. */
function openCrossings(index: RulesetIndex, hasCard: boolean): readonly Crossing[] {
  const { grid, ruleset, locations } = index;
  const street = ruleset.map.locations.find(({ kind }) => kind === 'outside')?.id;
  const isOut = (to: string): boolean => locations.get(to)?.kind === 'outside' && to !== street;
  return grid.crossings.filter(
    (crossing) =>
      (hasCard || !needsCard(crossing.door, crossing.from)) &&
      !isOut(crossing.to) &&
      !isBehindAir(index, crossing),
  );
}

/** Tiles from which one gets farther than a step: doors, and benches that one crosses sitting. */
function passagesOf(index: RulesetIndex, hasCard: boolean): ReadonlyMap<number, readonly number[]> {
  const { ruleset } = index;
  const ways = new Map<number, number[]>();
  const join = (from: number, to: number): void => {
    ways.set(from, [...(ways.get(from) ?? []), to]);
  };
  for (const { before, behind } of openCrossings(index, hasCard)) join(before, behind);
  for (const bench of ruleset.map.furniture)
    for (const [from, to] of bench.kind === 'bench' ? crossingsOfBench(index, bench) : []) join(from, to);
  return ways;
}

function nextTo(grid: Grid, tile: number): readonly number[] {
  const bits = grid.open[tile] ?? 0;
  return STEPS.flatMap((step, bit) =>
    (bits & (1 << bit)) === 0 ? [] : [tile + tileIndex(grid, step.x, step.y)],
  );
}

/** Out of an air shower towards the clean side: only once its air has blown. */
function isBehindAir({ airlocks, locations }: RulesetIndex, { from, to }: Crossing): boolean {
  return airlocks.includes(from) && locations.get(to)?.kind === 'clean';
}

/** The crossings of air showers that one has got to, with the way on that blowing opens. */
function blownOpen(index: RulesetIndex, reached: ReadonlySet<number>, hasCard: boolean): readonly number[] {
  const { grid, ruleset } = index;
  const isUsed = (location: string): boolean =>
    ruleset.map.furniture.some(
      (piece) =>
        piece.kind === 'airShower' &&
        piece.location === location &&
        standingTiles(index, piece).some(({ x, y }) => reached.has(tileIndex(grid, x, y))),
    );
  return grid.crossings
    .filter(({ before, behind }) => reached.has(before) && !reached.has(behind))
    .filter((crossing) => isBehindAir(index, crossing) && isUsed(crossing.from))
    .filter(({ door, from }) => hasCard || !needsCard(door, from))
    .map(({ behind }) => behind);
}

/**
 * The tiles that can be reached from where one comes in: the street, else the first location.
 * @param hasCard whether one has a key card for the doors with a reader
 */
export function reachableTiles(index: RulesetIndex, hasCard = true): ReadonlySet<number> {
  const { grid, ruleset } = index;
  const { locations } = ruleset.map;
  const first = locations.find(({ kind }) => kind === 'outside') ?? locations[0];
  if (first === undefined) return new Set();
  const passages = passagesOf(index, hasCard);
  const start = tileIndex(grid, first.start.x, first.start.y);
  const reached = new Set(grid.solid[start] === 1 ? [] : [start]);
  const walk = (): void => {
    for (const tile of reached) {
      for (const next of [...nextTo(grid, tile), ...(passages.get(tile) ?? [])])
        if (grid.solid[next] === 0 && (grid.owner[next] ?? -1) !== -1) reached.add(next);
    }
  };
  walk();
  for (let more = blownOpen(index, reached, hasCard); more.length > 0;) {
    for (const tile of more) reached.add(tile);
    walk();
    more = blownOpen(index, reached, hasCard);
  }
  return reached;
}
