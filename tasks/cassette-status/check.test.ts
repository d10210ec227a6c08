import { expect, test } from 'vitest';
import { checkAnswer } from '../kit/check.ts';
import { cassetteStatusRules } from './check.ts';
import { slots, type ElementStates } from './schema.ts';
import { trueStates } from './kind.ts';

const all = (status: 'PROCESSED' | 'LOST'): ElementStates =>
  Object.fromEntries(slots.map((slot) => [slot, status]));

test.each([
  ['all 25 right', all('PROCESSED'), 25],
  ['one wrong', { ...all('PROCESSED'), '7': 'LOST' as const }, 24],
  ['one left out', Object.fromEntries(Object.entries(all('PROCESSED')).slice(1)), 24],
  ['all wrong', all('LOST'), 0],
])('%s: a mark is proposed', (_what, elementStates: ElementStates, mark) => {
  const check = checkAnswer(
    cassetteStatusRules,
    { elementStates: all('PROCESSED') },
    { elementStates, logs: [] },
    25,
  );
  expect(check).toMatchObject({ mark, needsReview: true });
});

test('a log without statuses is an answer for the teacher', () => {
  const check = checkAnswer(
    cassetteStatusRules,
    { elementStates: all('PROCESSED') },
    { elementStates: {}, logs: ['07:10 остановлено'] },
    25,
  );
  expect(check).toMatchObject({ outcome: 'WRONG', mark: 0, needsReview: true });
});

test.each([
  ['1', 'CROSSED'],
  ['2', 'ABORTED'],
  ['3', 'PROCESSED'],
])('slot %s: initial before final before base: %s', (slot, status) => {
  const states = trueStates({
    record: [],
    initial: { '1': 'CROSSED' },
    final: { '1': 'ABORTED', '2': 'ABORTED' },
    base: { '1': 'PROCESSED', '2': 'PROCESSED', '3': 'PROCESSED' },
  });
  expect(states[slot]).toBe(status);
  expect(states['4']).toBeUndefined();
});
