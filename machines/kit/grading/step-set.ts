// A set of at most 78 steps in three 26-bit parts: cheap to compare, and a short string as a key.

export interface StepSet {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

const PART_BITS = 26;

export const EMPTY_SET: StepSet = { low: 0, middle: 0, high: 0 };

export function has(set: StepSet, step: number): boolean {
  return (partOf(set, step) & (1 << (step % PART_BITS))) !== 0;
}

export function withStep(set: StepSet, step: number): StepSet {
  const bit = 1 << (step % PART_BITS);
  if (step < PART_BITS) return { low: set.low | bit, middle: set.middle, high: set.high };
  if (step < 2 * PART_BITS) return { low: set.low, middle: set.middle | bit, high: set.high };
  return { low: set.low, middle: set.middle, high: set.high | bit };
}

export function union(a: StepSet, b: StepSet): StepSet {
  return { low: a.low | b.low, middle: a.middle | b.middle, high: a.high | b.high };
}

export function shared(a: StepSet, b: StepSet): StepSet {
  return { low: a.low & b.low, middle: a.middle & b.middle, high: a.high & b.high };
}

export function isSameSet(a: StepSet, b: StepSet): boolean {
  return a.low === b.low && a.middle === b.middle && a.high === b.high;
}

export function countShared(a: StepSet, b: StepSet): number {
  return countBits(a.low & b.low) + countBits(a.middle & b.middle) + countBits(a.high & b.high);
}

export function keyOf(set: StepSet): string {
  return `${set.high}.${set.middle}.${set.low}`;
}

function partOf(set: StepSet, step: number): number {
  if (step < PART_BITS) return set.low;
  return step < 2 * PART_BITS ? set.middle : set.high;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
