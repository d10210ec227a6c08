import { expect, it } from 'vitest';
import { momentText, periodText } from './period-text.ts';

/** In the site's time zone, Moscow unless it is set. */
const at = (day: number, hour: number): string => new Date(Date.UTC(2026, 2, day, hour - 3, 5)).toISOString();
const now = Date.UTC(2026, 2, 10, 6);
const MARK = '\u00a0UTC+3';

it.each([
  ['ru', at(10, 18), at(10, 19), 'сегодня, 18:05–19:05'],
  ['ru', at(11, 18), at(11, 19), 'завтра, 18:05–19:05'],
  ['ru', at(12, 23), at(13, 2), '12 марта, 23:05 – 13 марта, 02:05'],
  ['ru', at(10, 23), at(11, 2), 'сегодня, 23:05 – завтра, 02:05'],
  // 00:05 of the next day there, and the day before in UTC.
  ['ru', at(11, 0), at(11, 1), 'завтра, 00:05–01:05'],
  ['ru', at(10, 18), null, 'сегодня, 18:05'],
  ['en', at(10, 18), at(10, 19), 'today, 18:05–19:05'],
  ['ch', at(11, 8), at(11, 9), '明天, 08:05–09:05'],
] as const)('%s %s', (tag, from, to, expected) =>
  expect(periodText(tag, from, to, now)).toBe(expected + MARK),
);

it('says one moment', () => expect(momentText('ru', at(9, 7), now)).toBe(`9 марта, 07:05${MARK}`));
