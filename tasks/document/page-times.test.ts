import { describe, expect, test } from 'vitest';
import { pdfPageCount, withPageTime } from './page-times.ts';

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

describe('the pages of a PDF', () => {
  const count = (text: string): number => pdfPageCount(new TextEncoder().encode(text));
  test.each([
    ['<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >> << /Type /Page >> << /Type /Page >>', 2],
    ['<</Count 14/Type/Pages>>', 14],
    ['<</Type/Page>> <</Type/Page>> <</Type/Page>>', 3],
    ['nothing to read', 1],
  ])('%s: %s', (text, pages) => {
    expect(count(text)).toBe(pages);
  });
});
