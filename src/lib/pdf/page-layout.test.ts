import { describe, expect, test } from 'vitest';
import { nextScale, pageAt, pageTops, PAPER_SCALE, scaleOf, type Zoom } from './page-layout.ts';

const SHEET = { width: 600, height: 800 };

describe('the scale', () => {
  test.each<[Zoom, number, number, number]>([
    ['WIDTH', 624, 1000, 1],
    ['WIDTH', 324, 1000, 0.5],
    ['PAGE', 624, 424, 0.5],
    ['AUTO', 6000, 1000, 1.25 * PAPER_SCALE],
    ['AUTO', 324, 1000, 0.5],
    ['WIDTH', 10, 10, 0.25 * PAPER_SCALE],
    [2, 10, 10, 2],
    [99, 10, 10, 5 * PAPER_SCALE],
  ])('%s in %i × %i is %f', (zoom, width, height, scale) => {
    expect(scaleOf(zoom, SHEET, { width, height })).toBeCloseTo(scale);
  });

  test.each<[number, 1 | -1, number]>([
    [100, 1, 125],
    [110, 1, 125],
    [110, -1, 100],
    [200, 1, 250],
    [200, -1, 175],
    [250, -1, 200],
    [25, -1, 25],
    [500, 1, 500],
  ])('%i %% by %i is %i %%', (percent, by, next) => {
    expect(nextScale((percent / 100) * PAPER_SCALE, by)).toBeCloseTo((next / 100) * PAPER_SCALE);
  });
});

describe('pages in the column', () => {
  const tops = pageTops([SHEET, SHEET, SHEET], 0.5);

  test('lie one under another', () => {
    expect(tops).toEqual([12, 424, 836, 1248]);
  });

  test.each([
    [0, 1],
    [12, 1],
    [423, 1],
    [424, 2],
    [1247, 3],
    [9999, 3],
  ])('at %i lies page %i', (height, page) => {
    expect(pageAt(tops, height)).toBe(page);
  });
});
