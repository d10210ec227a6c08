import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['a', -1, 'abc'],
  ['a', 9, 'bca'],
  ['x', 0, 'abc'],
])('%s to place %s: %s', (id, place, order) => {
  expect(moved(['a', 'b', 'c'], id, place).join('')).toBe(order);
});
