import { expect, test } from 'vitest';
import { OVERVIEW_DAYS } from '#contract/entities/overview.ts';
import { comparePeriods } from './compare-periods.ts';

const NOTHING = { begun: 0, marked: 0, passed: 0 };
const days = (before: typeof NOTHING, now: typeof NOTHING) =>
  Array.from({ length: 2 * OVERVIEW_DAYS }, (_, at) => {
    const counts = at === OVERVIEW_DAYS - 1 ? before : at === 2 * OVERVIEW_DAYS - 1 ? now : NOTHING;
    return { date: '2026-11-24', ...counts };
  });

test('the last days are held against those before them', () => {
  expect(
    comparePeriods(days({ begun: 10, marked: 8, passed: 2 }, { begun: 7, marked: 3, passed: 2 })),
  ).toEqual({
    now: { begun: 7, marked: 3, passed: 2 },
    begunChange: -3,
    passedShare: 2 / 3,
    passedChange: 67 - 25,
  });
});

test('with nothing to hold them against, nothing is said', () => {
  expect(comparePeriods(days(NOTHING, { begun: 2, marked: 0, passed: 0 }))).toMatchObject({
    begunChange: undefined,
    passedShare: undefined,
    passedChange: undefined,
  });
});
