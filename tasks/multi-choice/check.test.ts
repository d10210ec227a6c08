import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAnswer } from '../kit/check.ts';
import { multiChoiceRules } from './check.ts';

const KEY = { right: ['a1', 'a2', 'a3'] };

test.each([
  [['a1', 'a2', 'a3'], 6, 'RIGHT'],
  [['a1', 'a2'], 4, 'PARTLY'],
  [['a1', 'a2', 'a3', 'a4'], 4, 'PARTLY'],
  [['a1', 'a4'], 0, 'WRONG'],
  [['a4', 'a5'], 0, 'WRONG'],
  [['a1', 'a1', 'a1'], 2, 'PARTLY'],
  [[], 0, 'NONE'],
])('%j gets %s of 6: %s', (picked, mark, outcome) => {
  expect(checkAnswer(multiChoiceRules, KEY, { picked }, 6)).toMatchObject({ mark, outcome });
});

test('picking everything is worth less than picking the right ones', () => {
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
  expect(checkAnswer(multiChoiceRules, KEY, { picked: all }, 6).mark).toBe(0);
});

test('each wrong pick takes what a right one gives, and the order of picks changes nothing', () => {
  const ids = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
  fc.assert(
    fc.property(fc.shuffledSubarray(ids, { minLength: 1 }), (picked) => {
      const right = picked.filter((id) => KEY.right.includes(id)).length;
      const share = Math.max(0, right - (picked.length - right)) / 3;
      expect(checkAnswer(multiChoiceRules, KEY, { picked }, 6).mark).toBeCloseTo(6 * share, 2);
      expect(checkAnswer(multiChoiceRules, KEY, { picked: picked.toSorted() }, 6).mark).toBe(
        checkAnswer(multiChoiceRules, KEY, { picked }, 6).mark,
      );
    }),
  );
});

test('what is missing and what is too much is said by itself', () => {
  const { parts } = checkAnswer(multiChoiceRules, KEY, { picked: ['a1', 'a9'] }, 6);
  expect(parts.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
    'a1 RIGHT',
    'a9 EXTRA',
    'a2 MISSING',
    'a3 MISSING',
  ]);
});
