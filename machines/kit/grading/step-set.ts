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
const PARTS = ['a', 'b', 'c', 'd', 'e'] as const;

export const EMPTY_SET: StepSet = { a: 0, b: 0, c: 0, d: 0, e: 0 };

export function has(set: StepSet, step: number): boolean {
  return (set[partOf(step)] & (1 << (step % PART_BITS))) !== 0;
}

export function withStep(set: StepSet, step: number): StepSet {
  const { a, b, c, d, e } = set;
  const bit = 1 << (step % PART_BITS);
  switch (partOf(step)) {
    case 'a':
      return { a: a | bit, b, c, d, e };
    case 'b':
      return { a, b: b | bit, c, d, e };
    case 'c':
      return { a, b, c: c | bit, d, e };
    case 'd':
      return { a, b, c, d: d | bit, e };
    case 'e':
      return { a, b, c, d, e: e | bit };
  }
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

export function keyOf({ a, b, c, d, e }: StepSet): string {
  return `${e}.${d}.${c}.${b}.${a}`;
}

function partOf(step: number): (typeof PARTS)[number] {
  return PARTS[Math.floor(step / PART_BITS)] ?? 'e';
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
