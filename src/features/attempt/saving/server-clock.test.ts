import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

it('counts from the server’s time by monotonic time alone', () => {
  let monotonic = 500;
  const clock = createServerClock('2026-03-01T08:00:00.000Z', () => monotonic);
  expect(clock.remainingMs('2026-03-01T08:00:10.000Z')).toBe(10_000);
  monotonic = 4500;
  expect(clock.remainingMs('2026-03-01T08:00:10.000Z')).toBe(6000);
  expect(new Date(clock.nowMs()).toISOString()).toBe('2026-03-01T08:00:04.000Z');
  clock.hear('2026-03-01T08:00:09.000Z');
  expect(clock.remainingMs('2026-03-01T08:00:10.000Z')).toBe(1000);
  clock.hear('2026-03-01T08:00:05.000Z');
  expect(clock.remainingMs('2026-03-01T08:00:10.000Z')).toBe(1000);
  monotonic = 99_999;
  expect(clock.remainingMs('2026-03-01T08:00:10.000Z')).toBe(0);
});
