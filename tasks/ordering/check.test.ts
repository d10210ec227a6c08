import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkOrdering } from './check.ts';

const key = { order: ['a', 'b', 'c', 'd'] };

test.each([
  ['abcd', 6, 'RIGHT'],
  ['bacd', 4, 'PARTLY'],
  ['bcda', 0, 'WRONG'],
  ['dcba', 0, 'WRONG'],
  ['acbd', 4, 'PARTLY'],
  ['adbc', 2, 'PARTLY'],
  ['abc', 0, 'WRONG'],
  ['aabbccdd', 6, 'RIGHT'],
])('%s gets %s of 6: %s', (order, mark, outcome) => {
  expect(checkOrdering(key, { order: order.split('') }, 6)).toMatchObject({ mark, outcome });
});

test('only the right order gets all points, its reverse none, and a swap of neighbours costs the same anywhere', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(key.order, { minLength: 4 }), (order) => {
      const { mark } = checkOrdering(key, { order }, 6);
      expect(mark === 6).toBe(order.join('') === 'abcd');
    }),
  );
  const swapped = [0, 1, 2].map((at) => {
    const order = [...key.order];
    [order[at], order[at + 1]] = [order[at + 1] ?? '', order[at] ?? ''];
    return checkOrdering(key, { order }, 6).mark;
  });
  expect(new Set(swapped).size).toBe(1);
});

test('places are told, counted from 1', () => {
  const { parts } = checkOrdering(key, { order: ['b', 'a', 'c'] }, 6);
  expect(parts.map(({ id, verdict, given, expected }) => [id, verdict, given, expected].join(' '))).toEqual([
    'a WRONG 2 1',
    'b WRONG 1 2',
    'c RIGHT 3 3',
    'd MISSING  4',
  ]);
});
