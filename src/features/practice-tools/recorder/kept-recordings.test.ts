import { expect, test } from 'vitest';
import { answersOf, isOfNow, sortRecordings } from './kept-recordings.ts';
import { NEW_LOG } from './recording-log.ts';

const NOW = { caseRevision: 3, codeVersion: 7 };
const kept = (id: string, change: object = {}) => ({
  id,
  of: 'beard',
  isDone: true,
  startedAt: '2030-01-01T00:00:00.000Z',
  log: NEW_LOG,
  ...NOW,
  ...change,
});

test.each([
  ['the same start', NOW, true],
  ['an older revision of the case', { ...NOW, caseRevision: 2 }, false],
  ['an older machine', { ...NOW, codeVersion: 6 }, false],
])('%s', (_what, pins, isNow) => {
  expect(isOfNow(pins, NOW)).toBe(isNow);
});

test('done, left in the middle, and those of an older start, done or not', () => {
  const rows = [
    kept('done'),
    kept('left', { isDone: false }),
    kept('old', { caseRevision: 1 }),
    kept('old left', { codeVersion: 1, isDone: false }),
  ];
  const { done, unfinished, older } = sortRecordings(rows, NOW);
  expect([done, unfinished, older].map((part) => part.map(({ id }) => id))).toEqual([
    ['done'],
    ['left'],
    ['old', 'old left'],
  ]);
});

test('answers stay with the recordings that they are about', () => {
  const first = kept('first', {
    answers: [
      ['a < b', 'BEFORE'],
      ['b < c', 'FREE'],
    ],
  });
  const second = kept('second', { answers: [['b < c', 'BEFORE']] });
  const old = kept('of an older program');
  expect(answersOf([first, old, second])).toEqual([
    ['a < b', 'BEFORE'],
    ['b < c', 'BEFORE'],
  ]);
});
