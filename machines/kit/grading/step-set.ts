// A set of at most 130 steps in five 26-bit parts: cheap to compare, and a short string as a key.

/** From the part of the first steps to that of the last. */
export interface StepSet {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
}

const PART_BITS = 26;

export const EMPTY_SET: StepSet = { a: 0, b: 0, c: 0, d: 0, e: 0 };

export function has({ a, b, c, d, e }: StepSet, step: number): boolean {
  if (step < PART_BITS) return ((a >>> step) & 1) === 1;
  if (step < 2 * PART_BITS) return ((b >>> (step - PART_BITS)) & 1) === 1;
  if (step < 3 * PART_BITS) return ((c >>> (step - 2 * PART_BITS)) & 1) === 1;
  if (step < 4 * PART_BITS) return ((d >>> (step - 3 * PART_BITS)) & 1) === 1;
  return ((e >>> (step - 4 * PART_BITS)) & 1) === 1;
}

export function withStep({ a, b, c, d, e }: StepSet, step: number): StepSet {
  if (step < PART_BITS) return { a: a | (1 << step), b, c, d, e };
  if (step < 2 * PART_BITS) return { a, b: b | (1 << (step - PART_BITS)), c, d, e };
  if (step < 3 * PART_BITS) return { a, b, c: c | (1 << (step - 2 * PART_BITS)), d, e };
  if (step < 4 * PART_BITS) return { a, b, c, d: d | (1 << (step - 3 * PART_BITS)), e };
  return { a, b, c, d, e: e | (1 << (step - 4 * PART_BITS)) };
}

export function setOf(steps: readonly number[]): StepSet {
  return steps.reduce(withStep, EMPTY_SET);
}

export function union(one: StepSet, other: StepSet): StepSet {
  return {
    a: one.a | other.a,
    b: one.b | other.b,
    c: one.c | other.c,
    d: one.d | other.d,
    e: one.e | other.e,
  };
}

export function shared(one: StepSet, other: StepSet): StepSet {
  return {
    a: one.a & other.a,
    b: one.b & other.b,
    c: one.c & other.c,
    d: one.d & other.d,
    e: one.e & other.e,
  };
}

export function isSameSet(one: StepSet, other: StepSet): boolean {
  return (
    one.a === other.a && one.b === other.b && one.c === other.c && one.d === other.d && one.e === other.e
  );
}

export function countShared(one: StepSet, other: StepSet): number {
  return (
    countBits(one.a & other.a) +
    countBits(one.b & other.b) +
    countBits(one.c & other.c) +
    countBits(one.d & other.d) +
    countBits(one.e & other.e)
  );
}

/** The sum of the costs of those steps of a set that are in neither of two others. */
export function costOutside(set: StepSet, one: StepSet, other: StepSet, costs: readonly number[]): number {
  return (
    costOfBits(set.a & ~(one.a | other.a), 0, costs) +
    costOfBits(set.b & ~(one.b | other.b), PART_BITS, costs) +
    costOfBits(set.c & ~(one.c | other.c), 2 * PART_BITS, costs) +
    costOfBits(set.d & ~(one.d | other.d), 3 * PART_BITS, costs) +
    costOfBits(set.e & ~(one.e | other.e), 4 * PART_BITS, costs)
  );
}

const HIGHEST_BIT = 31;

function costOfBits(bits: number, first: number, costs: readonly number[]): number {
  let cost = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    cost += costs[first + HIGHEST_BIT - Math.clz32(rest & -rest)] ?? 0;
  }
  return cost;
}

export function keyOf({ a, b, c, d, e }: StepSet): string {
  return `${e}.${d}.${c}.${b}.${a}`;
}

/** A whole number that is the same for the same set, and seldom for another. */
export function hashOf({ a, b, c, d, e }: StepSet): number {
  return (
    (a ^
      Math.imul(b, 0x9e37_79b1) ^
      Math.imul(c, 0x85eb_ca6b) ^
      Math.imul(d, 0xc2b2_ae35) ^
      Math.imul(e, 0x27d4_eb2f)) |
    0
  );
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
