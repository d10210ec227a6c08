import { describe, expect, test } from 'vitest';
import { withPageTime } from './page-times.ts';

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
