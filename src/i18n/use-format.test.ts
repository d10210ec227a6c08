import { expect, it } from 'vitest';
import { formatOf } from './use-format.ts';

const MOMENT = '2026-11-22T18:05:00.000Z';

it.each([
  ['ru', '22.11.2026, 21:05 UTC+3'],
  ['en', '22/11/2026, 21:05 UTC+3'],
  ['ch', '2026/11/22 21:05 UTC+3'],
] as const)('a moment in %s is %s, wherever the reader is', (tag, written) => {
  expect(formatOf(tag, 'Europe/Moscow').dateTime(MOMENT).replace('\u00a0', ' ')).toBe(written);
});

it('another site writes another time, and names its zone', () => {
  const { dateTime, time } = formatOf('ru', 'Asia/Vladivostok');
  expect(dateTime(MOMENT).replace('\u00a0', ' ')).toBe('23.11.2026, 04:05 UTC+10');
  expect(time(MOMENT).replace('\u00a0', ' ')).toBe('04:05 UTC+10');
});

it('a rounded nought has no sign', () => {
  const { number, percent } = formatOf('en', 'Europe/Moscow');
  expect([number(-0.001), number(-0.01), percent(-0.001)]).toEqual(['0', '-0.01', '0%']);
});
