import { expect, test } from 'vitest';
import { mapInTurns } from './in-turns.ts';

/** Blocks the thread for some milliseconds. */
function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a long list is worked through in its order, and others have their turns in between', async () => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const numbers = Array.from({ length: 30 }, (_, number) => number);
  const doubled = await mapInTurns(numbers, (number) => {
    busy(3);
    return number * 2;
  });
  isOver = true;
  expect(doubled).toEqual(numbers.map((number) => number * 2));
  expect(turns).toBeGreaterThan(3);
});

test('a short one is done at once', async () => {
  let turns = 0;
  setImmediate(() => (turns += 1));
  expect(await mapInTurns([1, 2], String)).toEqual(['1', '2']);
  expect(turns).toBe(0);
});
