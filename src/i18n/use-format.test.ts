import { expect, it } from 'vitest';
import { formatOf } from './use-format.ts';

it.each([
  ['ru', '22.11.2026, 18:05'],
  ['en', '22/11/2026, 18:05'],
  ['ch', '2026/11/22 18:05'],
] as const)('a moment in %s is %s', (tag, written) => {
  expect(formatOf(tag).dateTime('2026-11-22T18:05:00')).toBe(written);
});
