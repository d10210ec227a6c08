import { describe, expect, test } from 'vitest';
import { FITTED, panned, zoomedAt } from './pan-zoom.ts';

const FRAME = { width: 400, height: 200 };
const MIDDLE = { x: 0, y: 0 };

describe('a picture in a window', () => {
  test.each([
    ['grows about the middle', 2, MIDDLE, { scale: 2, x: 0, y: 0 }],
    ['grows about a corner', 2, { x: 100, y: -50 }, { scale: 2, x: -100, y: 50 }],
    ['no more than eightfold', 99, MIDDLE, { scale: 8, x: 0, y: 0 }],
    ['never smaller than fitting', 0.1, { x: 100, y: 0 }, { scale: 1, x: 0, y: 0 }],
  ])('%s', (_name, scale, at, expected) => {
    expect(zoomedAt(FITTED, scale, at, FRAME)).toEqual(expected);
  });

  test.each([
    ['is moved', { x: 10, y: -20 }, { scale: 2, x: 10, y: -20 }],
    ['not past its edges', { x: 999, y: -999 }, { scale: 2, x: 200, y: -100 }],
  ])('%s', (_name, by, expected) => {
    expect(panned({ scale: 2, x: 0, y: 0 }, by, FRAME)).toEqual(expected);
  });

  test('that fits can’t be moved', () => {
    expect(panned(FITTED, { x: 50, y: 50 }, FRAME)).toEqual(FITTED);
  });

  test('the point under a finger stays there', () => {
    const once = zoomedAt(FITTED, 2, { x: 40, y: 20 }, FRAME);
    const twice = zoomedAt(once, 4, { x: 40, y: 20 }, FRAME);
    expect([(40 - twice.x) / twice.scale, (20 - twice.y) / twice.scale]).toEqual([40, 20]);
  });
});
