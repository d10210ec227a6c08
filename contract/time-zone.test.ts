import { timeZoneSchema } from './common.ts';
import { describe, expect, test } from 'vitest';
import { isTimeZone, zoneMark } from './time-zone.ts';
import { dayNumber, momentOf, startOfDay, wallTimeOf } from './wall-time.ts';

const isoOf = (ms: number): string => new Date(ms).toISOString();

test.each([
  ['Europe/Moscow', true],
  ['UTC', true],
  ['Asia/Kolkata', true],
  ['+03:00', false],
  ['Mars/Base', false],
  ['', false],
])('%j is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is);
  expect(timeZoneSchema.safeParse(name).success).toBe(is);
});

test.each([
  ['Europe/Moscow', '2026-11-22T18:05:00.000Z', [2026, 11, 22, 21, 5], 'UTC+3'],
  ['Europe/Moscow', '2026-12-31T22:30:00.000Z', [2027, 1, 1, 1, 30], 'UTC+3'],
  ['Asia/Kolkata', '2026-11-22T18:05:00.000Z', [2026, 11, 22, 23, 35], 'UTC+5:30'],
  ['America/New_York', '2026-07-01T12:00:00.000Z', [2026, 7, 1, 8, 0], 'UTC-4'],
  ['America/New_York', '2026-12-01T12:00:00.000Z', [2026, 12, 1, 7, 0], 'UTC-5'],
  ['UTC', '2026-11-22T00:00:00.000Z', [2026, 11, 22, 0, 0], 'UTC'],
])('in %s %s is %j %s, and back', (zone, iso, wall, mark) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = wall;
  expect(wallTimeOf(zone, Date.parse(iso))).toEqual({ year, month, day, hour, minute });
  expect(zoneMark(zone, Date.parse(iso))).toBe(mark);
  expect(isoOf(momentOf(zone, { year, month, day, hour, minute }))).toBe(iso);
});

describe('where clocks change', () => {
  const berlin = (month: number, day: number, hour: number, minute: number): string =>
    isoOf(momentOf('Europe/Berlin', { year: 2026, month, day, hour, minute }));
  test('a time that comes twice is the first; one that is skipped is as long after the skip', () => {
    expect(berlin(10, 25, 2, 30)).toBe('2026-10-25T00:30:00.000Z');
    expect(berlin(3, 29, 2, 30)).toBe('2026-03-29T01:30:00.000Z');
    expect(berlin(3, 29, 3, 30)).toBe('2026-03-29T01:30:00.000Z');
  });
});

test('a day begins at its midnight, the next one a day later', () => {
  expect(isoOf(startOfDay('Europe/Moscow', '2026-03-01'))).toBe('2026-02-28T21:00:00.000Z');
  expect(isoOf(startOfDay('Europe/Moscow', '2026-02-28', 1))).toBe('2026-02-28T21:00:00.000Z');
  expect(isoOf(startOfDay('Europe/Berlin', '2026-03-29', 1))).toBe('2026-03-29T22:00:00.000Z');
});

test('days are counted as the calendar counts them', () => {
  for (let at = Date.UTC(1899, 11, 30); at < Date.UTC(2101, 2, 3); at += 86_400_000 * 13) {
    const date = new Date(at);
    const parts = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    expect(dayNumber(parts)).toBe(at / 86_400_000);
  }
});
