import { expect, test } from 'vitest';
import { axisOf, placeOn } from './time-axis.ts';

test.each([
  [[185_000], 240_000, 60_000],
  [[9000, 4000], 10_000, 5000],
  [[3_600_000], 3_600_000, 600_000],
  [[100 * 3_600_000], 100.0 * 3_600_000 + 4 * 3_600_000, 480 * 60_000],
  [[], 5000, 5000],
])('runs of %j ms: the axis ends at %d ms, written each %d ms', (durations, endMs, stepMs) => {
  const axis = axisOf(durations);
  expect(axis.endMs).toBe(endMs);
  expect(axis.tickMs[1]).toBe(stepMs);
  expect(axis.tickMs.at(-1)).toBe(axis.endMs);
});

test('what was refused after the last action stays on the axis', () => {
  const axis = axisOf([10_000]);
  expect([placeOn(axis, 5000), placeOn(axis, 99_000)]).toEqual([50, 100]);
});
