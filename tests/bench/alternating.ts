// Measures things that are compared in turn (A, B, A, B, …): what else the machine does then falls on all of them.

/** Odd, so that the median is a round that was measured. */
const ROUNDS = 7;

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

interface Compared {
  /** The median of each measurement. */
  readonly values: readonly number[];
  /** The median of a round's ratios: each measurement against the first of the same round. */
  readonly ratios: readonly number[];
}

/** Runs the measurements one after the other, for several rounds. */
export async function alternate(measures: readonly (() => Promise<number>)[]): Promise<Compared> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const values: number[] = [];
    for (const measure of measures) values.push(await measure());
    rounds.push(values);
  }
  const column = (of: (round: readonly number[]) => number) => median(rounds.map(of));
  return {
    values: measures.map((_, index) => column((round) => round[index] ?? 0)),
    ratios: measures.map((_, index) => column((round) => (round[index] ?? 0) / (round[0] ?? 1))),
  };
}
