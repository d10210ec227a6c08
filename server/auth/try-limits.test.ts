import { expect, test } from 'vitest';
import { countTry, tryLimits, type TryCount, type TryLimit } from './try-limits.ts';

const start = 1_000_000_000;

/** Makes tries at the given moments and tells how long each was told to wait (0: allowed). */
function waits(limit: TryLimit, moments: readonly number[]): number[] {
  let state: TryCount | undefined;
  return moments.map((moment) => {
    const decision = countTry(state, limit, start + moment);
    if (decision.allowed) state = decision.next;
    return decision.allowed ? 0 : decision.retryAfterMs;
  });
}

const atOnce = (count: number): number[] => Array.from({ length: count }, () => 0);

const table: readonly [string, TryLimit, readonly number[], readonly number[]][] = [
  ['ten wrong logins are borne', tryLimits.LOGIN, atOnce(10), atOnce(10)],
  ['the eleventh waits a second', tryLimits.LOGIN, [...atOnce(10), 400], [...atOnce(10), 600]],
  [
    'after the second, one more, then two seconds',
    tryLimits.LOGIN,
    [...atOnce(10), 1000, 1000],
    [...atOnce(11), 2000],
  ],
  ['then four', tryLimits.LOGIN, [...atOnce(10), 1000, 3000, 3000], [...atOnce(12), 4000]],
  ['a pause of ten minutes forgives', tryLimits.LOGIN, [...atOnce(10), 600_000, 600_000], [...atOnce(12)]],
  ['nine tries wear off with their window', tryLimits.LOGIN, [...atOnce(9), 600_000], atOnce(10)],
];

test.each(table)('%s', (_name, limit, moments, expected) => {
  expect(waits(limit, moments)).toEqual(expected);
});

test('an address bears its number an hour, then waits for the end of the hour', () => {
  const limit = tryLimits.ADDRESS;
  const result = waits(limit, [...atOnce(limit.tries), 1000, limit.windowMs]);
  expect(result.slice(0, limit.tries)).toEqual(atOnce(limit.tries));
  expect(result.slice(limit.tries)).toEqual([limit.windowMs - 1000, 0]);
});

test('the wait grows to ten minutes and not beyond', () => {
  let state: TryCount = { count: 40, windowStartedAt: start, blockedUntil: 0 };
  const decision = countTry(state, tryLimits.LOGIN, start);
  if (decision.allowed) state = decision.next;
  expect(state.blockedUntil - start).toBe(600_000);
});
