import { expect, test } from 'vitest';
import { checkAnswer } from '../kit/check.ts';
import { singleChoiceRules } from './check.ts';

test.each([
  [['a2'], 'a2', 3, 'RIGHT'],
  [['a2'], 'a1', 0, 'WRONG'],
  [['a2', 'a3'], 'a3', 3, 'RIGHT'],
  [['a2'], 'unknown', 0, 'WRONG'],
  [['a2'], null, 0, 'NONE'],
])('right %j, picked %j: %s, %s', (right, picked, mark, outcome) => {
  expect(checkAnswer(singleChoiceRules, { right }, { picked }, 3)).toMatchObject({ mark, outcome });
});
