import { expect, test } from 'vitest';
import { checkNumeric } from './check.ts';
import { numericKey } from './strip.ts';
import { numericParamsSchema } from './schema.ts';
import { sampleTasks } from '../kit/sample-tasks.ts';

const micrometres = { value: 1, tolerance: 0.1, factors: { um: 1, nm: 0.001 } };

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
  expect(checkNumeric(micrometres, { number, unit }, 2).mark).toBe(isRight ? 2 : 0);
});

test.each([
  ['25', null, true],
  ['25', 'um', true],
  ['24', null, false],
])('a count has no unit: %s %s: %s', (number, unit, isRight) => {
  const count = { value: 25, tolerance: 0, factors: {} };
  expect(checkNumeric(count, { number, unit }, 2).mark).toBe(isRight ? 2 : 0);
});

test.each([
  [{ kind: 'ABSOLUTE', amount: 0.5 }, 0.5],
  [{ kind: 'RELATIVE', amount: 0.05 }, 10],
  [undefined, 0],
])('the tolerance of −200 by %o is %s', (tolerance, amount) => {
  const params = numericParamsSchema.parse({ value: -200, ...(tolerance ? { tolerance } : null) });
  expect(numericKey(sampleTasks.NUMERIC.task, params).tolerance).toBe(amount);
});
