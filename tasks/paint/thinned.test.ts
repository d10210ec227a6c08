import { expect, test } from 'vitest';
import type { Point, Stroke } from './schema.ts';
import { thinned } from './thinned.ts';

const stroke = (count: number): Stroke => ({
  tool: 'PEN',
  colour: 'red',
  thickness: 4,
  points: Array.from({ length: count }, (_, x): Point => [x, 0]),
  text: '',
});

test('a long stroke keeps its ends and its way', () => {
  const { points } = thinned(stroke(1000), 100);
  expect(points).toHaveLength(100);
  expect([points[0], points.at(-1)]).toEqual([
    [0, 0],
    [999, 0],
  ]);
  expect(points.every(([x], at) => at === 0 || x > (points[at - 1]?.[0] ?? 0))).toBe(true);
});

test('a short one stays as it is', () => {
  const short = stroke(7);
  expect(thinned(short, 100)).toBe(short);
});
