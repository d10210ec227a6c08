// Walking and sitting: round solid things, to approach points, and sitting down only on a bench.
import { describe, expect, it } from 'vitest';
import { playWith } from './builtin/cases/play-with.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { tryActions } from '#tests/support/try-room-actions.ts';

const { furniture, locations } = ruleset.map;
const rooms = locations.filter(({ kind }) => kind === 'room').map(({ id }) => id);
const solid = new Set(
  furniture
    .filter(({ isSolid }) => isSolid)
    .flatMap(({ footprint: { x, y, widthTiles, heightTiles } }) =>
      Array.from(
        { length: widthTiles * heightTiles },
        (_, at) => `${x + (at % widthTiles)},${y + Math.floor(at / widthTiles)}`,
      ),
    ),
);

/** Every ordered pair of furniture in the same room. */
const walks = rooms.flatMap((location) => {
  const own = furniture.filter((piece) => piece.location === location).map(({ id }) => id);
  return own.flatMap((from) => own.filter((to) => to !== from).map((to) => [location, from, to] as const));
});

describe('a walk in a room', () => {
  it.each(walks)(
    '%s: from %s to %s goes round what is solid and ends at an approach point',
    (location, from, to) => {
      const play = playWith({ location, position: from });
      const { state, reasons } = tryActions(ruleset, play, [{ code: 'WALK', to }]);
      const goal = furniture.find(({ id }) => id === to)!;
      // A bench can be crossed only by sitting down, and an approach tile that both share needs no step.
      if (reasons[0] !== undefined) return expect(['unreachable', 'alreadyThere']).toContain(reasons[0]);
      const tiles = state.walked?.tiles ?? [];
      for (const [at, [x, y]] of tiles.entries()) {
        expect(solid.has(`${x},${y}`), `${x}, ${y} of ${tiles.join(' ')}`).toBe(false);
        const next = tiles[at + 1] ?? [x, y];
        expect(Math.max(Math.abs(next[0] - x), Math.abs(next[1] - y))).toBeLessThanOrEqual(1);
      }
      expect(goal.approaches.map(({ x, y }) => [x, y])).toContainEqual([state.person.x, state.person.y]);
    },
  );

  it('most of them can be done', () => {
    const done = walks.filter(([location, position, to]) => {
      const { reasons } = tryActions(ruleset, playWith({ location, position }), [{ code: 'WALK', to }]);
      return reasons[0] === undefined;
    });
    expect(done.length).toBeGreaterThan(walks.length / 2);
  });
});

describe('one sits', () => {
  it.each(furniture)('at $id of the kind $kind only if it is a bench', ({ id, kind, location }) => {
    const { reasons, state } = tryActions(ruleset, playWith({ location, position: id }), [
      { code: 'A003', to: id },
    ]);
    expect(reasons[0]).toBe(kind === 'bench' ? undefined : 'unknownPlace');
    expect(state.person.posture).toBe(kind === 'bench' ? 'sitting' : 'standing');
  });
});

describe('the bag', () => {
  const things = Array.from({ length: 7 }, (_, at) => `pen-${at}`);

  it('holds eight', () => {
    expect(ruleset.bagCapacity).toBe(8);
    const play = playWith({ hand: ['bag-0', 'pen-9'], bag: things });
    expect(tryActions(ruleset, play, [{ code: 'A010', item: 'pen-9' }]).reasons).toEqual([undefined]);
  });

  it.each([
    ['in a hand', { hand: ['pen-9', 'bag-0'] }, undefined],
    [
      'put down beside one',
      { hand: ['pen-9'], position: 'entrance-bench', subject: [['bag-0', 'entrance-bench']] },
      undefined,
    ],
    ['far away', { hand: ['pen-9'], subject: [['bag-0', 'entrance-bench']] }, 'bagAway'],
  ] as const)('takes a thing %s', (_name, parts, reason) => {
    expect(tryActions(ruleset, playWith(parts), [{ code: 'A010', item: 'pen-9' }]).reasons).toEqual([reason]);
  });
});
