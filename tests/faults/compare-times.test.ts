import { expect, test } from 'vitest';
import { compareTimes } from './compare-times.ts';

const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

test.each([
  ['all larger', range(100, 50), range(0, 50), 1],
  ['all smaller', range(0, 50), range(100, 50), 0],
  ['the same', range(0, 50), range(0, 50), 0.5],
  ['all equal', Array.from({ length: 9 }, () => 3), Array.from({ length: 7 }, () => 3), 0.5],
])('%s', (_name, one, other, larger) => {
  expect(compareTimes(one, other).larger).toBe(larger);
});

test('worked by hand: nine of twenty pairs', () => {
  const { larger, z } = compareTimes([1, 4, 6, 7, 9], [2, 3, 8, 10]);
  expect(larger).toBeCloseTo(9 / 20);
  expect(z).toBeCloseTo((9 - 10) / Math.sqrt((5 * 4 * 10) / 12));
});

test('two series of one kind are not told apart, a shift of half a deviation is', () => {
  let seed = 7;
  const noise = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const one = Array.from({ length: 1000 }, noise);
  const other = Array.from({ length: 1000 }, noise);
  expect(Math.abs(compareTimes(one, other).z)).toBeLessThan(4);
  expect(
    compareTimes(
      one.map((value) => value + 0.15),
      other,
    ).z,
  ).toBeGreaterThan(8);
});
