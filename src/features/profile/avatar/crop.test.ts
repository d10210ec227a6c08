import { expect, test } from 'vitest';
import { cropByKey, MAX_ZOOM, moved, squareOf, START_CROP, zoomed, type Crop } from './crop.ts';

const WIDE = { width: 400, height: 200 };
const TALL = { width: 300, height: 900 };

test.each([
  [WIDE, START_CROP, { left: 100, top: 0, side: 200 }],
  [WIDE, { zoom: 1, x: -1, y: 0 }, { left: 0, top: 0, side: 200 }],
  [WIDE, { zoom: 1, x: 1, y: 0 }, { left: 200, top: 0, side: 200 }],
  [WIDE, { zoom: 2, x: 0, y: 0 }, { left: 150, top: 50, side: 100 }],
  [TALL, { zoom: 1, x: 0, y: 1 }, { left: 0, top: 600, side: 300 }],
])('of %j the crop %j is the square %j', (picture, crop, square) => {
  expect(squareOf(picture, crop)).toEqual(square);
});

test('the picture follows the finger and stops at its edge', () => {
  // 256 pixels of the window are 200 pixels of the picture.
  const half = moved(WIDE, START_CROP, { x: 64, y: 64 }, 256);
  expect(squareOf(WIDE, half)).toEqual({ left: 50, top: 0, side: 200 });
  expect(moved(WIDE, half, { x: 10_000, y: 0 }, 256).x).toBe(-1);
});

test('zooming keeps the middle where there is room, and never leaves the picture', () => {
  const near = zoomed(WIDE, { zoom: 2, x: 0.5, y: -1 }, 4);
  const before = squareOf(WIDE, { zoom: 2, x: 0.5, y: -1 });
  const after = squareOf(WIDE, near);
  expect(after.left + after.side / 2).toBeCloseTo(before.left + before.side / 2);
  for (const zoom of [0, 1, 3, 99]) {
    const { left, top, side } = squareOf(WIDE, zoomed(WIDE, { zoom: 3, x: 1, y: 1 }, zoom));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + side).toBeLessThanOrEqual(400.001);
    expect(top + side).toBeLessThanOrEqual(200.001);
  }
  expect(zoomed(WIDE, START_CROP, 99).zoom).toBe(MAX_ZOOM);
});

test.each<[string, Crop, Crop | undefined]>([
  ['ArrowRight', { zoom: 2, x: 0, y: 0 }, { zoom: 2, x: -8 / 384, y: 0 }],
  ['ArrowDown', START_CROP, START_CROP],
  ['+', START_CROP, { zoom: 1.1, x: 0, y: 0 }],
  ['-', START_CROP, START_CROP],
  ['Home', { zoom: 3, x: 1, y: 1 }, START_CROP],
  ['Tab', START_CROP, undefined],
])('the key %s', (key, crop, expected) => {
  const after = cropByKey(WIDE, crop, key, 256);
  if (expected === undefined) expect(after).toBeUndefined();
  else {
    expect(after?.zoom).toBeCloseTo(expected.zoom);
    expect(after?.x).toBeCloseTo(expected.x);
    expect(after?.y).toBeCloseTo(expected.y);
  }
});
