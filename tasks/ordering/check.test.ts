import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAnswer } from '../kit/check.ts';
import { sampleTasks } from '../kit/sample-tasks.ts';
import { orderingRules, pairsInOrder } from './check.ts';
import { orderingKind } from './kind.ts';

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

const EITHER = { ...KEY, others: [['b', 'a', 'c', 'd']] };
test.each([
  ['abcd', 6],
  ['bacd', 6],
  ['bcad', 4],
  ['dcab', 0],
])('where two orders are right, %s gets %s of 6 by the nearer', (order, mark) => {
  expect(checkAnswer(orderingRules, EITHER, { order: order.split('') }, 6).mark).toBe(mark);
});

test('the learner is not given any of several right orders', () => {
  const sample = sampleTasks.ORDERING.task;
  const answers = ['p', 'q'].map((id, at) => ({
    ...sample.answers[at],
    id,
    content: { ru: id, en: '', ch: '' },
    filesId: [],
  }));
  const both = {
    ...sample,
    answers: [...answers, { ...answers[0], id: 'r', content: { ru: 'r', en: '', ch: '' }, filesId: [] }],
    trueAnswerIndex: [],
    params: { orders: [{ id: 'o', order: ['q', 'p', 'r'] }] },
  };
  expect(orderingKind.faultsOf(both)).toEqual([]);
  for (const secret of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    const sent = orderingKind
      .strip(both, { secret, isShuffled: false }, false)
      .answers.map(({ content }) => content.ru)
      .join('');
    expect(['pqr', 'qpr']).not.toContain(sent);
  }
  const short = { ...both, params: { orders: [{ id: 'o', order: ['q', 'p'] }] } };
  expect(orderingKind.faultsOf(short)).toEqual([{ path: 'params.orders.0', code: 'UNKNOWN_ANSWER' }]);
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
