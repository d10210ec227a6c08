import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAnswer } from '../kit/check.ts';
import { orderingRules, pairsInOrder } from './check.ts';

const KEY = { order: ['a', 'b', 'c', 'd'] };

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
  expect(checkAnswer(orderingRules, KEY, { order: order.split('') }, 6)).toMatchObject({ mark, outcome });
});

test('only the right order gets all points, its reverse none, and a swap of neighbours costs the same anywhere', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(KEY.order, { minLength: 4 }), (order) => {
      const { mark } = checkAnswer(orderingRules, KEY, { order }, 6);
      expect(mark === 6).toBe(order.join('') === 'abcd');
    }),
  );
  const swapped = [0, 1, 2].map((at) => {
    const order = [...KEY.order];
    [order[at], order[at + 1]] = [order[at + 1] ?? '', order[at] ?? ''];
    return checkAnswer(orderingRules, KEY, { order }, 6).mark;
  });
  expect(new Set(swapped).size).toBe(1);
});

test.each([
  ['abcd', 6],
  ['bacd', 5],
  ['dcba', 0],
  ['adbc', 4],
])('%s has %s of 6 pairs in order', (order, right) => {
  expect(pairsInOrder(KEY, { order: order.split('') })).toEqual({ right, total: 6 });
});

test('places are told, counted from 1', () => {
  const { parts } = checkAnswer(orderingRules, KEY, { order: ['b', 'a', 'c'] }, 6);
  expect(parts.map(({ id, verdict, given, expected }) => [id, verdict, given, expected].join(' '))).toEqual([
    'a WRONG 2 1',
    'b WRONG 1 2',
    'c RIGHT 3 3',
    'd MISSING  4',
  ]);
});
