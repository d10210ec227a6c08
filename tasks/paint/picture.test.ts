import { expect, test } from 'vitest';
import type { PaintTool, Stroke } from './schema.ts';
import { placeOfPicture } from '../kit/picture.ts';
import { drawingHeight, strokePath } from './picture.ts';

const SHAPE = { width: 800, height: 400 };
const stroke = (tool: PaintTool): Stroke => ({
  tool,
  colour: 'red',
  thickness: 4,
  points: [
    [100, 100],
    [300, 500],
  ],
  text: '',
});

test('a drawing keeps the shape of its picture', () => {
  expect(drawingHeight(SHAPE)).toBe(500);
});

test.each([
  [
    { width: 1200, height: 600 },
    { x: 0, y: 100, width: 800, height: 400 },
  ],
  [
    { width: 300, height: 600 },
    { x: 250, y: 0, width: 300, height: 600 },
  ],
  [
    { width: 400, height: 300 },
    { x: 0, y: 0, width: 800, height: 600 },
  ],
])('a picture of another shape, %o, stands whole in the drawing', (picture, place) => {
  expect(placeOfPicture(picture, { width: 800, height: 600 })).toEqual(place);
});

test.each([
  ['PEN', 'M 100 50 L 300 250'],
  ['LINE', 'M 100 50 L 300 250'],
  ['RECTANGLE', 'M 100 50 L 300 50 L 300 250 L 100 250 Z'],
  ['ELLIPSE', 'M 100 150 a 100 100 0 1 0 200 0 a 100 100 0 1 0 -200 0 Z'],
  ['TEXT', ''],
] as const)('%s: %s', (tool, path) => {
  expect(strokePath(stroke(tool), SHAPE)).toBe(path);
});

test('an arrow has its head where it ends', () => {
  expect(strokePath(stroke('ARROW'), SHAPE)).toMatch(/^M 100 50 L 300 250 M .+ L 300 250 L .+$/u);
});

test('a point of a pen is seen', () => {
  expect(strokePath({ ...stroke('PEN'), points: [[10, 10]] }, SHAPE)).toBe('M 10 5 l 0.1 0');
});
