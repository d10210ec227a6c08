import { describe, expect, it } from 'vitest';
import { compareDepth, mayOverlap, orderByDepth, placeAmong } from './depth-order.ts';
import type { Box } from './depth-order.ts';

/** Takes two corners on the floor, then the heights. */
const box = (
  ...[minX, minY, maxX, maxY, minZ = 0, maxZ = 1]: readonly [number, number, number, number, number?, number?]
): Box => ({ minX, maxX, minY, maxY, minZ, maxZ });
const bench = box(7, 3, 8, 9, 0, 0.45);
const wall = box(3, 0, 22, 0, 0, 2.4);

describe('which of two is drawn first', () => {
  it.each([
    { name: 'a tile nearer along x', a: box(0, 0, 1, 1), b: box(1, 0, 2, 1), order: -1 },
    { name: 'a tile nearer along y', a: box(0, 1, 1, 2), b: box(0, 0, 1, 1), order: 1 },
    {
      name: 'a person behind the far end of a bench',
      a: box(6.2, 8.2, 6.8, 8.8, 0, 1.8),
      b: bench,
      order: -1,
    },
    { name: 'a person before the same bench', a: box(8.2, 3.2, 8.8, 3.8, 0, 1.8), b: bench, order: 1 },
    { name: 'one who sits on it', a: box(7.2, 5.2, 7.8, 5.8, 0.46, 1.8), b: bench, order: 1 },
    { name: 'a thing against a wall', a: box(4, 0, 5, 1), b: wall, order: 1 },
    {
      name: 'a mat under the feet',
      a: box(9, 4, 11, 7, 0, 0),
      b: box(9.2, 5.2, 9.8, 5.8, 0, 1.8),
      order: -1,
    },
    {
      name: 'two that share a tile: the farther middle first',
      a: box(0, 0, 0.5, 0.5),
      b: box(0.2, 0.2, 0.8, 0.8),
      order: -1,
    },
  ] as const)('$name', ({ a, b, order }) => {
    expect(compareDepth(a, b)).toBe(order);
    expect(compareDepth(b, a)).toBe(-order);
  });

  it.each([
    {
      name: 'things far apart across the screen do not',
      a: box(0, 0, 1, 1),
      b: box(9, 0, 10, 1),
      meets: false,
    },
    {
      name: 'a tall wall covers what lies tiles behind',
      a: box(0, 0, 1, 1, 0, 0.1),
      b: box(2, 2, 3, 2, 0, 2.4),
      meets: true,
    },
    { name: 'a kerb does not', a: box(0, 0, 1, 1, 0, 0.1), b: box(6, 6, 7, 6, 0, 0.1), meets: false },
  ])('overlap: $name', ({ a, b, meets }) => {
    expect(mayOverlap(a, b)).toBe(meets);
  });
});

describe('the order of many', () => {
  const named = (name: string, of: Box) => ({ name, box: of });
  const rows = [
    named('front', box(9, 5, 10, 6)),
    named('bench', bench),
    named('wall', wall),
    named('behind', box(6, 1, 7, 2)),
    named('sitter', box(7.2, 5.2, 7.8, 5.8, 0.46, 1.8)),
  ];

  it.each([
    rows,
    rows.toReversed(),
    [rows[2], rows[4], rows[0], rows[3], rows[1]].flatMap((row) => row ?? []),
  ])('does not depend on the order given', (...given) => {
    const order = orderByDepth(given).map(({ name }) => name);
    const pairs = [
      ['wall', 'behind'],
      ['behind', 'bench'],
      ['bench', 'sitter'],
      ['bench', 'front'],
    ] as const;
    for (const [first, second] of pairs) expect(order.indexOf(first)).toBeLessThan(order.indexOf(second));
  });

  it('finds the place of one who walks', () => {
    const ordered = orderByDepth(rows.filter(({ name }) => name !== 'sitter'));
    const at = (x: number, y: number) =>
      placeAmong(ordered, box(x - 0.3, y - 0.3, x + 0.3, y + 0.3, 0, 1.8)) ?? -1;
    const bench = ordered.findIndex(({ name }) => name === 'bench');
    expect(at(6.5, 6.5)).toBeLessThanOrEqual(bench);
    expect(at(8.5, 6.5)).toBeGreaterThan(bench);
  });

  it('puts who stands before an open leaf after the door, though they are beside its frame', () => {
    const frame = { minX: 3, maxX: 3, minY: 4, maxY: 6, minZ: 0, maxZ: 2.2 };
    const leaf = { minX: 3, maxX: 4.9, minY: 4, maxY: 4.1, minZ: 0, maxZ: 2.2 };
    const before = { minX: 4.9, maxX: 5.5, minY: 4.2, maxY: 4.8, minZ: 0, maxZ: 1.8 };
    const behind = { ...before, minX: 3.6, maxX: 4.2, minY: 3.2, maxY: 3.8 };
    const wall = { minX: 3, maxX: 3, minY: 6, maxY: 9, minZ: 0, maxZ: 2.2 };
    expect(placeAmong([{ box: frame, leaf }, { box: wall }], before)).toBeGreaterThan(0);
    expect(placeAmong([{ box: frame, leaf }, { box: wall }], behind)).toBe(0);
  });
});
