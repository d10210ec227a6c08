import { describe, expect, test } from 'vitest';
import { timeOfPage, withPageTime } from './page-times.ts';

describe('reading times', () => {
  test('add up by page and document', () => {
    const once = withPageTime([], 'b', 2, 1000.4);
    const twice = withPageTime(once, 'b', 2, 500);
    expect(withPageTime(twice, 'a', 7, 300)).toEqual([
      { fileId: 'a', page: 7, ms: 300 },
      { fileId: 'b', page: 2, ms: 1500 },
    ]);
  });

  test('turning over is not reading', () => {
    expect(withPageTime([], 'a', 1, 249)).toEqual([]);
  });
});

test('a page counts in whichever language it was read', () => {
  const pages = [
    { fileId: 'ru', page: 3, ms: 1000 },
    { fileId: 'en', page: 3, ms: 500 },
    { fileId: 'ru', page: 4, ms: 9000 },
  ];
  expect(timeOfPage(pages, 3)).toBe(1500);
  expect(timeOfPage(pages, 5)).toBe(0);
});
