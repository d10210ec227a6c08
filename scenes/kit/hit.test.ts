import { describe, expect, it } from 'vitest';
import { isInside } from './hit.ts';

const SQUARE = [0, 0, 10, 0, 10, 10, 0, 10];
const REVERSED = [0, 10, 10, 10, 10, 0, 0, 0];

describe('a convex outline', () => {
  it.each([
    { at: [5, 5], inside: true },
    { at: [9.9, 0.1], inside: true },
    { at: [11, 5], inside: false },
    { at: [-1, -1], inside: false },
  ] as const)('at $at', ({ at, inside }) => {
    expect(isInside(SQUARE, at[0], at[1])).toBe(inside);
    expect(isInside(REVERSED, at[0], at[1])).toBe(inside);
  });

  it('of no area holds nothing', () => expect(isInside([0, 0, 5, 5], 2, 2)).toBe(false));
});
