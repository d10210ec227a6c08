import { describe, expect, it } from 'vitest';
import { MAX_STEPS } from '#contract/simulation/max-steps.ts';
import {
  costOutside,
  countShared,
  EMPTY_SET,
  has,
  hashOf,
  isSameSet,
  setOf,
  union,
  withStep,
} from './step-set.ts';

const all = Array.from({ length: MAX_STEPS }, (_, step) => step);

describe('a set of steps', () => {
  it('holds each of 130 steps by itself', () => {
    for (const step of all) {
      const set = withStep(EMPTY_SET, step);
      expect(all.filter((other) => has(set, other))).toEqual([step]);
    }
  });

  it('has a hash of its own for every step, and the same for the same set', () => {
    const hashes = new Set(all.map((step) => hashOf(withStep(EMPTY_SET, step))));
    expect(hashes.size).toBe(MAX_STEPS);
    expect(hashOf(setOf([3, 60]))).toBe(hashOf(setOf([60, 3])));
  });

  it('sums the costs of what two others lack', () => {
    const costs = all.map((step) => 1000 + step);
    for (const step of all) expect(costOutside(setOf(all), setOf([step]), EMPTY_SET, [])).toBe(0);
    const lacking = [0, 25, 26, 51, 52, 77, 78, 103, 104, 129];
    const rest = all.filter((step) => !lacking.includes(step));
    const [one, other] = [rest.slice(0, 50), rest.slice(40)].map(setOf);
    const sum = lacking.reduce((cost, step) => cost + 1000 + step, 0);
    expect(costOutside(setOf(all), one!, other!, costs)).toBe(sum);
  });

  it('joins sets and counts what two share', () => {
    const odd = setOf(all.filter((step) => step % 2 === 1));
    const third = setOf(all.filter((step) => step % 3 === 0));
    expect(countShared(odd, third)).toBe(22);
    expect(isSameSet(union(odd, odd), odd)).toBe(true);
    expect(isSameSet(union(odd, third), odd)).toBe(false);
  });
});
