import { expect, test } from 'vitest';
import type { AttemptTask } from '#contract/entities/attempt.ts';
import { canImprove, emptyNumbers, isDone, standingOf } from './task-standing.ts';

const saved = (part: Partial<AttemptTask['saved']>): Pick<AttemptTask, 'saved'> => ({
  saved: { answer: null, attemptsUsed: 0, hintTaken: false, restart: 0, entries: [], ...part },
});

test.each([
  ['nothing', {}, 'EMPTY'],
  ['a hint alone', { hintTaken: true }, 'EMPTY'],
  ['a draft', { answer: { picked: 'a1' } }, 'BEGUN'],
  ['a confirmed answer', { answer: { picked: 'a1' }, attemptsUsed: 1 }, 'CONFIRMED'],
  ['steps of a simulation', { entries: [{ code: 'WALK', seq: 1, at: 1, location: 'out' }] }, 'BEGUN'],
  ['a simulation begun anew', { restart: 1, attemptsUsed: 1 }, 'EMPTY'],
] as const)('%s', (_, part, standing) => {
  expect(standingOf(saved(part as Partial<AttemptTask['saved']>))).toBe(standing);
});

test.each([
  ['RIGHT', 'RIGHT', false, true],
  ['PARTLY', 'PARTLY', true, false],
  ['WRONG', 'WRONG', true, false],
  ['OPEN', 'CONFIRMED', false, true],
  [undefined, 'CONFIRMED', false, true],
] as const)('a confirmed answer that is %s stands as %s', (outcome, standing, improves, done) => {
  const task = { ...saved({ answer: { picked: 'a1' }, attemptsUsed: 1, isConfirmed: true }), maxAttempts: 2 };
  expect(standingOf(task, outcome)).toBe(standing);
  expect(canImprove(task, outcome)).toBe(improves);
  expect(isDone(task, outcome)).toBe(done);
  expect(canImprove({ ...task, maxAttempts: 1 }, outcome)).toBe(false);
});

test('an answer that was changed since tells nothing', () => {
  const task = {
    ...saved({ answer: { picked: 'a2' }, attemptsUsed: 1, isConfirmed: false }),
    maxAttempts: 2,
  };
  expect(standingOf(task, 'RIGHT')).toBe('BEGUN');
  expect(isDone(task, 'RIGHT')).toBe(false);
});

test('the tasks without anything are told by their numbers', () => {
  expect(emptyNumbers([saved({}), saved({ answer: 1 }), saved({})])).toEqual([1, 3]);
});
