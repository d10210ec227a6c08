// A set of at most 52 steps as two 26-bit halves: cheap to test, and one exact number as a key.

export interface StepSet {
  readonly low: number;
  readonly high: number;
}

const halfBits = 26;

export const emptySet: StepSet = { low: 0, high: 0 };

export function has(set: StepSet, step: number): boolean {
  return step < halfBits ? (set.low & (1 << step)) !== 0 : (set.high & (1 << (step - halfBits))) !== 0;
}

export function withStep(set: StepSet, step: number): StepSet {
  return step < halfBits
    ? { low: set.low | (1 << step), high: set.high }
    : { low: set.low, high: set.high | (1 << (step - halfBits)) };
}

export function union(a: StepSet, b: StepSet): StepSet {
  return { low: a.low | b.low, high: a.high | b.high };
}

export function countShared(a: StepSet, b: StepSet): number {
  return countBits(a.low & b.low) + countBits(a.high & b.high);
}

export function keyOf(set: StepSet): number {
  return set.high * 2 ** halfBits + set.low;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
