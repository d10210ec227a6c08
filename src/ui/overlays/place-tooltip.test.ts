import { expect, it } from 'vitest';
import { tooltipPosition } from './place-tooltip.ts';

const VIEW = { width: 360, height: 640 };
const BUBBLE = { width: 200, height: 40 };

it.each([
  ['above and centred', { left: 130, top: 300, width: 100, height: 40 }, { left: 80, top: 252 }],
  ['below at the upper edge', { left: 130, top: 20, width: 100, height: 40 }, { left: 80, top: 68 }],
  ['inside at the left edge', { left: 0, top: 300, width: 40, height: 40 }, { left: 8, top: 252 }],
  ['inside at the right edge', { left: 320, top: 300, width: 40, height: 40 }, { left: 152, top: 252 }],
])('a bubble stands %s', (_where, anchor, expected) => {
  expect(tooltipPosition(anchor, BUBBLE, VIEW)).toEqual(expected);
});
