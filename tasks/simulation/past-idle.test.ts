import { expect, it } from 'vitest';
import { pastIdle } from './past-idle.ts';

it('goes on shortly before the next action, once the last one was seen', () => {
  expect(pastIdle(4000, 0, 60_000)).toBe(58_500);
});

it('shows what is under way, short pauses, and the end of the log', () => {
  expect(pastIdle(3999, 0, 60_000)).toBeUndefined();
  expect(pastIdle(4000, 0, 7000)).toBeUndefined();
  expect(pastIdle(90_000, 0, undefined)).toBeUndefined();
});
