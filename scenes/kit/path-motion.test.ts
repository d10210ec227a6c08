import { describe, expect, it } from 'vitest';
import { facingOf, strideAt } from './path-motion.ts';

const WAY = [
  [1, 4],
  [2, 4],
  [3, 4],
  [3, 5],
] as const;

describe('a stride', () => {
  it.each([
    { ms: 0, x: 1.5, y: 4.5, facing: 'se', isDone: false },
    { ms: 50, x: 2, y: 4.5, facing: 'se', isDone: false },
    { ms: 200, x: 3.5, y: 4.5, facing: 'sw', isDone: false },
    { ms: 250, x: 3.5, y: 5, facing: 'sw', isDone: false },
    { ms: 300, x: 3.5, y: 5.5, facing: 'sw', isDone: true },
    { ms: 9000, x: 3.5, y: 5.5, facing: 'sw', isDone: true },
  ] as const)('after $ms ms', ({ ms, ...where }) => {
    expect(strideAt(WAY, 100, ms)).toMatchObject(where);
  });

  it('runs through all eight pictures', () => {
    const long = Array.from({ length: 8 }, (_, x) => [x, 0] as const);
    const frames = new Set(Array.from({ length: 140 }, (_, i) => strideAt(long, 100, i * 5).frame));
    expect([...frames].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('stands on a way of one tile', () => {
    expect(strideAt([[4, 4]], 100, 10)).toMatchObject({ x: 4.5, y: 4.5, isDone: true });
  });

  it.each([
    [1, 0, 'se'],
    [-1, 0, 'nw'],
    [0, 1, 'sw'],
    [0, -1, 'ne'],
  ] as const)('looks along (%d, %d)', (dx, dy, facing) => {
    expect(facingOf(dx, dy)).toBe(facing);
  });
});
