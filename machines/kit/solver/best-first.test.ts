import { describe, expect, it } from 'vitest';
import { searchWay, type SearchProblem } from './best-first.ts';

/** From a whole number one may double it or add one; looks for a way from `start` to `goal`. */
function doubling(start: number, goal: number, parts: Partial<SearchProblem<number>> = {}) {
  return searchWay<number>({
    start,
    keyOf: String,
    isGoal: (number) => number === goal,
    estimate: (number) => (number === goal ? 0 : 1),
    next: (number) => [number * 2, number + 1].filter((next) => next <= 100),
    weight: 1,
    maxNodes: 1000,
    ...parts,
  });
}

describe('the search for a way', () => {
  it('finds a shortest one', () => {
    expect(doubling(1, 10).path).toHaveLength(5);
    expect(doubling(3, 3).path).toEqual([3]);
  });

  it('says when there is none', () => {
    expect(doubling(5, 4)).toMatchObject({ isExhausted: true });
    expect(doubling(5, 4).path).toBeUndefined();
  });

  it('gives up at its bound, and does not call that none', () => {
    expect(doubling(1, 99, { maxNodes: 3 })).toEqual({ nodes: 4, isExhausted: false });
  });

  it('leaves what has no way on', () => {
    const blocked = doubling(1, 10, { estimate: (number) => (number > 4 ? Infinity : 1) });
    expect(blocked).toMatchObject({ isExhausted: true });
  });
});
