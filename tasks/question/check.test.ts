import { expect, test } from 'vitest';
import { checkAnswer } from '../kit/check.ts';
import { questionRules } from './check.ts';

const KEY = {
  rubric: [{ id: 'why', points: 4, text: { ru: 'Назвал причину', en: '', ch: '' } }],
  sample: { ru: '', en: '', ch: '' },
};

test('counts in full at once, and waits for a teacher who alone can tell', () => {
  expect(checkAnswer(questionRules, KEY, { text: 'Что угодно' }, 4)).toEqual({
    outcome: 'OPEN',
    mark: 4,
    needsReview: true,
    parts: [{ id: 'why', verdict: 'OPEN', given: '', expected: '' }],
  });
});

test.each(['', '  \n'])('%j is no answer: no points and nothing to read', (text) => {
  expect(checkAnswer(questionRules, KEY, { text }, 4)).toMatchObject({
    outcome: 'NONE',
    mark: 0,
    needsReview: false,
  });
});
