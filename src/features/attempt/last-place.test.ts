import { expect, test } from 'vitest';
import { keepPlace, placeToOpen } from './last-place.ts';

const TASKS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('an attempt opens at the task that was in view last', () => {
  keepPlace('one', 'c');
  expect(placeToOpen('one', TASKS)).toBe(2);
});

test.each([
  ['another attempt', 'two', TASKS],
  ['a task that is not drawn here', 'one', TASKS.slice(0, 2)],
])('%s opens at its first task', (_, attempt, drawn) => {
  keepPlace('one', 'c');
  expect(placeToOpen(attempt, drawn)).toBe(0);
});
