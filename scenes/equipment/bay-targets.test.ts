import { describe, expect, it } from 'vitest';
import { targetInDirection, touchable } from './bay-targets.ts';
import type { ArrowKey, BayTarget, BayArea } from './bay-targets.ts';

const square = (id: string, x: number, y: number): BayArea => ({
  target: { kind: 'place', id },
  x,
  y,
  polygon: [-20, -20, 20, -20, 20, 20, -20, 20],
});

const AREAS = [
  square('desk', 0, 0),
  square('phone', 100, 10),
  square('rack', 300, -20),
  square('bin', 20, 120),
];
const place = (id: string): BayTarget => ({ kind: 'place', id });

describe('an arrow key', () => {
  it.each([
    ['desk', 'ArrowRight', 'phone'],
    ['phone', 'ArrowRight', 'rack'],
    ['rack', 'ArrowLeft', 'phone'],
    ['desk', 'ArrowDown', 'bin'],
    ['bin', 'ArrowUp', 'desk'],
    ['desk', 'ArrowLeft', undefined],
  ] as const satisfies readonly (readonly [string, ArrowKey, string | undefined])[])(
    'from %s %s: %s',
    (from, key, to) => {
      expect(targetInDirection(AREAS, place(from), key)?.id).toBe(to);
    },
  );

  it('begins with the first when nothing has the focus', () => {
    expect(targetInDirection(AREAS, undefined, 'ArrowUp')).toEqual(place('desk'));
  });
});

describe('a target', () => {
  it('is never too small for a finger', () => {
    expect(touchable([-2, -3, 2, -3, 2, 3, -2, 3])).toEqual([-11, -11, 11, -11, 11, 11, -11, 11]);
  });

  it('keeps its outline when it is large', () => {
    const outline = [-20, -20, 20, -20, 0, 20];
    expect(touchable(outline)).toBe(outline);
  });
});
