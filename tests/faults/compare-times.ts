/** Whether two series of times can be told apart: the share of pairs in which one is the larger, and how sure that is. */

export interface Comparison {
  /** The chance that a time of the first series is larger than one of the second; 0.5 where nothing tells them apart. */
  readonly larger: number;
  /** Standard deviations from 0.5, by Mann and Whitney with ties. */
  readonly z: number;
}

interface Ranked {
  readonly value: number;
  readonly first: boolean;
}

/** Sum of the ranks of the first series (ties share their rank), and the correction that ties ask of the variance. */
function rankSums(all: readonly Ranked[]): { readonly ranks: number; readonly ties: number } {
  let ranks = 0;
  let ties = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const count = to - from;
    const rank = (from + 1 + to) / 2;
    ranks += rank * all.slice(from, to).filter(({ first }) => first).length;
    ties += count ** 3 - count;
    from = to;
  }
  return { ranks, ties };
}

/** Compares two series; what is measured must have been measured by turns, or the machine's mood tells them apart. */
export function compareTimes(one: readonly number[], other: readonly number[]): Comparison {
  const [n, m] = [one.length, other.length];
  const all = [
    ...one.map((value) => ({ value, first: true })),
    ...other.map((value) => ({ value, first: false })),
  ].sort((left, right) => left.value - right.value);
  const { ranks, ties } = rankSums(all);
  const u = ranks - (n * (n + 1)) / 2;
  const total = n + m;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  return { larger: u / (n * m), z: variance === 0 ? 0 : (u - (n * m) / 2) / Math.sqrt(variance) };
}
