import { expect, test } from 'vitest';
import { countTry, TRY_LIMITS, type TryCount, type TryLimit } from './try-limits.ts';

const START = 1_000_000_000;

/** Makes tries at the given moments and returns how long each had to wait (0: allowed). */
function waits(limit: TryLimit, moments: readonly number[]): number[] {
  let state: TryCount | undefined;
  return moments.map((moment) => {
    const decision = countTry(state, limit, START + moment);
    if (decision.allowed) state = decision.next;
    return decision.allowed ? 0 : decision.retryAfterMs;
  });
}

const atOnce = (count: number): number[] => Array.from({ length: count }, () => 0);

const table: readonly [string, TryLimit, readonly number[], readonly number[]][] = [
  ['ten wrong logins are borne', TRY_LIMITS.LOGIN, atOnce(10), atOnce(10)],
  ['the eleventh waits a second', TRY_LIMITS.LOGIN, [...atOnce(10), 400], [...atOnce(10), 600]],
  [
    'after the second, one more, then two seconds',
    TRY_LIMITS.LOGIN,
    [...atOnce(10), 1000, 1000],
    [...atOnce(11), 2000],
  ],
  ['then four', TRY_LIMITS.LOGIN, [...atOnce(10), 1000, 3000, 3000], [...atOnce(12), 4000]],
  ['a pause of ten minutes forgives', TRY_LIMITS.LOGIN, [...atOnce(10), 600_000, 600_000], [...atOnce(12)]],
  ['nine tries wear off with their window', TRY_LIMITS.LOGIN, [...atOnce(9), 600_000], atOnce(10)],
];

test.each(table)('%s', (_name, limit, moments, expected) => {
  expect(waits(limit, moments)).toEqual(expected);
});

test('an address bears its number an hour, then waits for the end of the hour', () => {
  const limit = TRY_LIMITS.ADDRESS;
  const result = waits(limit, [...atOnce(limit.tries), 1000, limit.windowMs]);
  expect(result.slice(0, limit.tries)).toEqual(atOnce(limit.tries));
  expect(result.slice(limit.tries)).toEqual([limit.windowMs - 1000, 0]);
});

test('the wait grows to ten minutes and not beyond', () => {
  let state: TryCount = { count: 40, windowStartedAt: START, blockedUntil: 0 };
  const decision = countTry(state, TRY_LIMITS.LOGIN, START);
  if (decision.allowed) state = decision.next;
  expect(state.blockedUntil - START).toBe(600_000);
});
