import { describe, expect, it } from 'vitest';
import { MAX_STEPS } from '#contract/simulation/max-steps.ts';
import { countShared, EMPTY_SET, has, isSameSet, keyOf, union, withStep } from './step-set.ts';

const all = Array.from({ length: MAX_STEPS }, (_, step) => step);

describe('a set of steps', () => {
  it('holds each of 130 steps by itself', () => {
    for (const step of all) {
      const set = withStep(EMPTY_SET, step);
      expect(all.filter((other) => has(set, other))).toEqual([step]);
    }
  });

  it('has a key of its own for every set, and the same for the same', () => {
    const keys = new Set(all.map((step) => keyOf(withStep(EMPTY_SET, step))));
    expect(keys.size).toBe(MAX_STEPS);
    expect(keyOf(withStep(withStep(EMPTY_SET, 3), 60))).toBe(keyOf(withStep(withStep(EMPTY_SET, 60), 3)));
  });

  it('joins sets and counts what two share', () => {
    const odd = all.filter((step) => step % 2 === 1).reduce(withStep, EMPTY_SET);
    const third = all.filter((step) => step % 3 === 0).reduce(withStep, EMPTY_SET);
    expect(countShared(odd, third)).toBe(22);
    expect(isSameSet(union(odd, odd), odd)).toBe(true);
    expect(isSameSet(union(odd, third), odd)).toBe(false);
  });
});
