import { describe, expect, it } from 'vitest';
import { roomMapSchema, type RoomMap } from '#contract/simulation/room-map.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { wholeSuiteMap } from './builtin/whole-suite.ts';
import { buildGrid, tileIndex } from './grid.ts';
import { findWay } from './walking.ts';

/** Every tile that can be come to from the street: through doors, round furniture, over benches that have two sides. */
function reachedFrom(map: RoomMap, start: { readonly x: number; readonly y: number }): ReadonlySet<number> {
  const grid = buildGrid(map);
  const sidesOfBenches = map.furniture
    .filter(({ kind }) => kind === 'bench')
    .map(({ approaches }) => approaches.map(({ x, y }) => tileIndex(grid, x, y)));
  const targets = [
    ...map.furniture.flatMap(({ approaches }) => approaches),
    ...map.locations.map((location) => location.start),
  ].map(({ x, y }) => tileIndex(grid, x, y));
  const reached = new Set([tileIndex(grid, start.x, start.y)]);
  for (const tile of reached) {
    for (const target of targets) if (findWay(grid, tile, target)) reached.add(target);
    for (const { before, behind } of grid.crossings) if (findWay(grid, tile, before)) reached.add(behind);
    for (const sides of sidesOfBenches) {
      if (sides.includes(tile)) for (const side of sides) reached.add(side);
    }
  }
  return reached;
}

describe('the whole suite', () => {
  it('is a valid map, and the one that is played', () => {
    expect(roomMapSchema.parse(wholeSuiteMap)).toEqual(wholeSuiteMap);
    expect(builtinRoomRuleset.map).toBe(wholeSuiteMap);
  });

  it('has every text in three languages and no id twice', () => {
    const rows = [
      ...wholeSuiteMap.locations,
      ...wholeSuiteMap.doors,
      ...wholeSuiteMap.furniture,
      ...wholeSuiteMap.dropZones,
    ];
    for (const { id, text } of rows) expect(Object.values(text).every(Boolean), id).toBe(true);
    const ids = [...wholeSuiteMap.furniture, ...wholeSuiteMap.doors].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no place to stand that is not reached from the street', () => {
    const map = wholeSuiteMap;
    const reached = reachedFrom(map, map.locations[0]!.start);
    const lost = map.furniture.flatMap(({ id, approaches }) =>
      approaches
        .filter(({ x, y }) => !reached.has(tileIndex(map, x, y)))
        .map(({ x, y }) => `${id} from ${x}, ${y}`),
    );
    expect(lost).toEqual([]);
    for (const { id, start } of map.locations)
      expect(reached.has(tileIndex(map, start.x, start.y)), id).toBe(true);
  });

  it('leads to the clean production area over the bench alone', () => {
    const bench = wholeSuiteMap.furniture.find(({ id }) => id === 'dressing-bench')!;
    const closed = { ...bench, approaches: bench.approaches.filter(({ side }) => side === 'dressing') };
    const furniture = wholeSuiteMap.furniture.map((piece) => (piece === bench ? closed : piece));
    const reached = reachedFrom({ ...wholeSuiteMap, furniture }, { x: 1, y: 4 });
    expect(reached.has(tileIndex(wholeSuiteMap, 35, 7))).toBe(false);
  });

  it('keeps pieces apart, inside their locations and off the doors', () => {
    const taken = new Map<string, string>();
    for (const { id, footprint, location } of wholeSuiteMap.furniture) {
      const [area] = wholeSuiteMap.locations.find((row) => row.id === location)!.areas;
      for (let x = footprint.x; x < footprint.x + footprint.widthTiles; x += 1) {
        for (let y = footprint.y; y < footprint.y + footprint.heightTiles; y += 1) {
          expect(taken.get(`${x},${y}`), `${id} at ${x}, ${y}`).toBeUndefined();
          taken.set(`${x},${y}`, id);
          expect(x >= area!.x && x < area!.x + area!.widthTiles, id).toBe(true);
          expect(y >= area!.y && y < area!.y + area!.heightTiles, id).toBe(true);
        }
      }
    }
    const grid = buildGrid(wholeSuiteMap);
    for (const { id, lengthTiles } of wholeSuiteMap.doors)
      expect(
        grid.crossings.filter(({ door }) => door.id === id),
        id,
      ).toHaveLength(lengthTiles * 2);
  });
});
