import { expect, it } from 'vitest';
import { formatClock, lastCrossedMark } from './timer-marks.ts';

it.each([
  [300_001, 300_000, 300_000],
  [300_000, 299_750, null],
  [60_100, 59_900, 60_000],
  [10_100, 9_900, 10_000],
  [9_000, 8_000, null],
  [400_000, 5_000, 10_000],
  [50_000, 70_000, null],
])('from %i to %i ms the mark passed is %s', (before, now, expected) => {
  expect(lastCrossedMark(before, now)).toBe(expected);
});

it.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [60_000, '1:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [3_909_000, '1:05:09'],
])('%i ms are shown as %s', (ms, expected) => {
  expect(formatClock(ms)).toBe(expected);
});
