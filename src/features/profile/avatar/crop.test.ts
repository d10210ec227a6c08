import { expect, test } from 'vitest';
import { cropByKey, mostZoom, moved, squareOf, startCrop, zoomed, type Crop } from './crop.ts';

const wide = { width: 400, height: 200 };
const tall = { width: 300, height: 900 };

test.each([
  [wide, startCrop, { left: 100, top: 0, side: 200 }],
  [wide, { zoom: 1, x: -1, y: 0 }, { left: 0, top: 0, side: 200 }],
  [wide, { zoom: 1, x: 1, y: 0 }, { left: 200, top: 0, side: 200 }],
  [wide, { zoom: 2, x: 0, y: 0 }, { left: 150, top: 50, side: 100 }],
  [tall, { zoom: 1, x: 0, y: 1 }, { left: 0, top: 600, side: 300 }],
])('of %j the crop %j is the square %j', (picture, crop, square) => {
  expect(squareOf(picture, crop)).toEqual(square);
});

test('the picture follows the finger and stops at its edge', () => {
  // 256 pixels of the window are 200 of the picture.
  const half = moved(wide, startCrop, { x: 64, y: 64 }, 256);
  expect(squareOf(wide, half)).toEqual({ left: 50, top: 0, side: 200 });
  expect(moved(wide, half, { x: 10_000, y: 0 }, 256).x).toBe(-1);
});

test('zooming keeps the middle where there is room, and never leaves the picture', () => {
  const near = zoomed(wide, { zoom: 2, x: 0.5, y: -1 }, 4);
  const before = squareOf(wide, { zoom: 2, x: 0.5, y: -1 });
  const after = squareOf(wide, near);
  expect(after.left + after.side / 2).toBeCloseTo(before.left + before.side / 2);
  for (const zoom of [0, 1, 3, 99]) {
    const { left, top, side } = squareOf(wide, zoomed(wide, { zoom: 3, x: 1, y: 1 }, zoom));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + side).toBeLessThanOrEqual(400.001);
    expect(top + side).toBeLessThanOrEqual(200.001);
  }
  expect(zoomed(wide, startCrop, 99).zoom).toBe(mostZoom);
});

test.each<[string, Crop, Crop | undefined]>([
  ['ArrowRight', { zoom: 2, x: 0, y: 0 }, { zoom: 2, x: -8 / 384, y: 0 }],
  ['ArrowDown', startCrop, startCrop],
  ['+', startCrop, { zoom: 1.1, x: 0, y: 0 }],
  ['-', startCrop, startCrop],
  ['Home', { zoom: 3, x: 1, y: 1 }, startCrop],
  ['Tab', startCrop, undefined],
])('the key %s', (key, crop, expected) => {
  const after = cropByKey(wide, crop, key, 256);
  if (expected === undefined) expect(after).toBeUndefined();
  else {
    expect(after?.zoom).toBeCloseTo(expected.zoom);
    expect(after?.x).toBeCloseTo(expected.x);
    expect(after?.y).toBeCloseTo(expected.y);
  }
});
