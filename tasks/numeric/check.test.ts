import { expect, test } from 'vitest';
import { checkAnswer } from '../kit/check.ts';
import { numericRules } from './check.ts';
import { numericKind } from './kind.ts';
import { sampleTasks } from '../kit/sample-tasks.ts';

const MICROMETRES = { value: 1, tolerance: 0.1, factors: { um: 1, nm: 0.001 } };

test.each([
  ['1', 'um', true],
  ['1,1', 'um', true],
  ['1.11', 'um', false],
  ['0,9', 'um', true],
  ['1000', 'nm', true],
  ['1 050,5', 'nm', true],
  ['1', 'nm', false],
  ['1', null, false],
  ['1', 'mm', false],
  ['one', 'um', false],
])('%s %s is 1 ± 0.1 µm: %s', (number, unit, isRight) => {
  expect(checkAnswer(numericRules, MICROMETRES, { number, unit }, 2).mark).toBe(isRight ? 2 : 0);
});

test.each([
  ['25', null, true],
  ['25', 'um', true],
  ['24', null, false],
])('a count has no unit: %s %s: %s', (number, unit, isRight) => {
  const count = { value: 25, tolerance: 0, factors: {} };
  expect(checkAnswer(numericRules, count, { number, unit }, 2).mark).toBe(isRight ? 2 : 0);
});

test.each([
  [{ kind: 'ABSOLUTE', amount: 0.5 }, 0.5],
  [{ kind: 'RELATIVE', amount: 0.05 }, 10],
  [undefined, 0],
])('the tolerance of −200 by %o is %s', (tolerance, amount) => {
  const params = { value: -200, ...(tolerance ? { tolerance } : null) };
  const { key } = numericKind.keyOf(
    { ...sampleTasks.NUMERIC.task, params },
    { secret: 's', isShuffled: true },
  );
  expect(key['tolerance']).toBe(amount);
});
