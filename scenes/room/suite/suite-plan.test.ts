import { describe, expect, it } from 'vitest';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { planSuite, wallRuns } from './suite-plan.ts';
import { tileInDirection } from '../tile-direction.ts';

const plan = planSuite(ruleset.map);
const formAt = (axis: 'x' | 'y', x: number, y: number) =>
  plan.walls.find((wall) => wall.axis === axis && wall.x === x && wall.y === y)?.form;

describe('the plan of the suite', () => {
  it('has a floor under every tile of every location, once', () => {
    const tiles = ruleset.map.locations
      .flatMap(({ areas }) => areas)
      .reduce((sum, area) => sum + area.widthTiles * area.heightTiles, 0);
    expect(plan.floors).toHaveLength(tiles);
    expect(plan.owners.size).toBe(tiles);
  });

  it.each([
    { name: 'the outer wall behind', at: ['x', 5, 0], form: 'back' },
    { name: 'the wall to the street', at: ['y', 3, 6], form: 'glass' },
    { name: 'between two rooms', at: ['x', 14, 6], form: 'glass' },
    { name: 'the front, cut away', at: ['x', 10, 11], form: 'kerb' },
    { name: 'a door: no wall', at: ['y', 12, 2], form: undefined },
  ] as const)('$name', ({ at, form }) => {
    expect(formAt(at[0], at[1], at[2])).toBe(form);
  });

  it('draws walls of a kind as such, but for the front, which stays cut away', () => {
    const formOf = (kind: 'window' | 'glass' | 'half', axis: 'x' | 'y', x: number, y: number) => {
      const walls = [...ruleset.map.walls, { axis, x, y, lengthTiles: 1, kind }];
      return planSuite({ ...ruleset.map, walls }).walls.at(-1)?.form;
    };
    expect(formOf('window', 'x', 5, 0)).toBe('window');
    expect(formOf('window', 'x', 14, 6)).toBe('glass');
    expect(formOf('window', 'x', 10, 11)).toBe('kerb');
    expect(formOf('glass', 'x', 5, 0)).toBe('glass');
    expect([formOf('half', 'x', 5, 0), formOf('half', 'x', 10, 11)]).toEqual(['half', 'half']);
  });

  it('lays the floor that a location has, with walls that go with it', () => {
    const locations = ruleset.map.locations.map((one) =>
      one.id === 'locker' ? { ...one, floor: 'ceramic' as const } : one,
    );
    const tiled = planSuite({ ...ruleset.map, locations });
    const own = tiled.floors.filter(({ x, y }) => tiled.owners.get(`${x},${y}`) === 'locker');
    expect(new Set(own.map(({ look }) => look))).toEqual(new Set(['ceramic']));
    expect(tiled.walls.find(({ axis, x, y }) => axis === 'x' && x === 14 && y === 0)?.look).toBe('blue');
  });

  it('joins edges into runs that cover them all', () => {
    const runs = wallRuns(plan.walls);
    expect(runs.length).toBeLessThan(plan.walls.length / 3);
    expect(runs.reduce((sum, run) => sum + run.lengthTiles, 0)).toBe(plan.walls.length);
  });

  it.each([
    { key: 'ArrowRight', tile: { x: 6, y: 5 } },
    { key: 'ArrowLeft', tile: { x: 4, y: 5 } },
    { key: 'ArrowDown', tile: { x: 5, y: 6 } },
    { key: 'ArrowUp', tile: { x: 5, y: 4 } },
  ] as const)('$key means a neighbouring tile', ({ key, tile }) => {
    expect(tileInDirection(ruleset.map, { x: 5, y: 5 }, key)).toEqual({ tile, location: 'entrance' });
  });

  it('an arrow off the map means nothing', () => {
    expect(tileInDirection(ruleset.map, { x: 21, y: 10 }, 'ArrowDown')).toBeUndefined();
  });
});

describe('pictures of whole rooms', () => {
  const rooms = { locker: { widthTiles: 10, heightTiles: 6, walls: [['x', 12, 0, 10]] } } as const;
  const heldIn = (map: typeof ruleset.map) =>
    planSuite(map, { rooms: rooms as never, hasPale: true }).backgrounds.has('locker');

  it('are taken where the room and its walls are just as they were drawn', () => {
    expect(heldIn(ruleset.map)).toBe(true);
    const opened = ruleset.map.walls.filter(({ x, y, axis }) => x !== 3 || y !== 0 || axis !== 'x');
    expect(heldIn({ ...ruleset.map, walls: opened })).toBe(false);
    const [first, ...others] = ruleset.map.doors;
    const door = { ...first!, axis: 'x', x: 14, y: 0, lengthTiles: 2 } as const;
    expect(heldIn({ ...ruleset.map, doors: [door, ...others] })).toBe(false);
    const tiled = ruleset.map.locations.map((one) => ({ ...one, floor: 'vinyl' as const }));
    expect(heldIn({ ...ruleset.map, locations: tiled })).toBe(false);
  });
});
