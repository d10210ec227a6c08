import { describe, expect, it } from 'vitest';
import { roomMapSchema, type RoomMap } from '#contract/simulation/room-map.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { WHOLE_SUITE_MAP } from './builtin/whole-suite.ts';
import { buildGrid, tileIndex } from './grid.ts';
import { findWay } from './walking.ts';

/** Every tile that can be reached from the street: through doors and across benches with two sides. */
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
    expect(roomMapSchema.parse(WHOLE_SUITE_MAP)).toEqual(WHOLE_SUITE_MAP);
    expect(builtinRoomRuleset.map).toBe(WHOLE_SUITE_MAP);
  });

  it('has every text in three languages and no id twice', () => {
    const rows = [
      ...WHOLE_SUITE_MAP.locations,
      ...WHOLE_SUITE_MAP.doors,
      ...WHOLE_SUITE_MAP.furniture,
      ...WHOLE_SUITE_MAP.dropZones,
    ];
    for (const { id, text } of rows) expect(Object.values(text).every(Boolean), id).toBe(true);
    const ids = [...WHOLE_SUITE_MAP.furniture, ...WHOLE_SUITE_MAP.doors].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no place to stand that is not reached from the street', () => {
    const map = WHOLE_SUITE_MAP;
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
    const bench = WHOLE_SUITE_MAP.furniture.find(({ id }) => id === 'dressing-bench')!;
    const closed = { ...bench, approaches: bench.approaches.filter(({ side }) => side === 'dressing') };
    const furniture = WHOLE_SUITE_MAP.furniture.map((piece) => (piece === bench ? closed : piece));
    const reached = reachedFrom({ ...WHOLE_SUITE_MAP, furniture }, { x: 1, y: 4 });
    expect(reached.has(tileIndex(WHOLE_SUITE_MAP, 35, 7))).toBe(false);
  });

  it('keeps pieces apart, inside their locations and off the doors', () => {
    const taken = new Map<string, string>();
    for (const { id, footprint, location } of WHOLE_SUITE_MAP.furniture) {
      const [area] = WHOLE_SUITE_MAP.locations.find((row) => row.id === location)!.areas;
      for (let x = footprint.x; x < footprint.x + footprint.widthTiles; x += 1) {
        for (let y = footprint.y; y < footprint.y + footprint.heightTiles; y += 1) {
          expect(taken.get(`${x},${y}`), `${id} at ${x}, ${y}`).toBeUndefined();
          taken.set(`${x},${y}`, id);
          expect(x >= area!.x && x < area!.x + area!.widthTiles, id).toBe(true);
          expect(y >= area!.y && y < area!.y + area!.heightTiles, id).toBe(true);
        }
      }
    }
    const grid = buildGrid(WHOLE_SUITE_MAP);
    for (const { id, lengthTiles } of WHOLE_SUITE_MAP.doors)
      expect(
        grid.crossings.filter(({ door }) => door.id === id),
        id,
      ).toHaveLength(lengthTiles * 2);
  });
});
