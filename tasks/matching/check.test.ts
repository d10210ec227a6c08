import { expect, test } from 'vitest';
import { checkAnswer } from '../kit/check.ts';
import { matchingRules } from './check.ts';

const KEY = { pairs: { x: 'a1', y: 'a2', z: 'a2' } };

test.each([
  [{ x: 'a1', y: 'a2', z: 'a2' }, 6, 'RIGHT'],
  [{ x: 'a1', y: 'a2', z: 'a1' }, 4, 'PARTLY'],
  [{ x: 'a1' }, 2, 'PARTLY'],
  [{ x: 'a3', y: 'a3', z: 'a3' }, 0, 'WRONG'],
  [{ unknown: 'a1' }, 0, 'WRONG'],
  [{}, 0, 'NONE'],
])('%o gets %s of 6: %s', (pairs: Record<string, string>, mark, outcome) => {
  expect(checkAnswer(matchingRules, KEY, { pairs }, 6)).toMatchObject({ mark, outcome });
});
