import { expect, it } from 'vitest';
import { pageStrip } from './page-strip.ts';

const words = (page: number, count: number): string =>
  pageStrip(page, count)
    .map((entry) => (entry.kind === 'gap' ? '…' : String(entry.page)))
    .join(' ');

it.each([
  [0, 1, '0'],
  [0, 2, '0 1'],
  [0, 5, '0 1 … 4'],
  [2, 5, '0 1 2 3 4'],
  [3, 7, '0 1 2 3 4 5 6'],
  [10, 21, '0 … 9 10 11 … 20'],
  [20, 21, '0 … 19 20'],
])('page %i of %i names %s', (page, count, expected) => {
  expect(words(page, count)).toBe(expected);
});
