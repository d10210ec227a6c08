import { expect, test } from 'vitest';
import { nextPlace } from './next-place.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 1, undefined],
  ['ArrowDown', 1, undefined],
] as const)('%s from %i of four', (key, at, expected) => {
  expect(nextPlace(key, at, 4)).toBe(expected);
});
