// Whether two series of times differ: in what share of pairs the first is larger, and how certain that is.

interface Comparison {
  /** The chance that a time of the first series is larger than one of the second; 0.5 for no difference. */
  readonly larger: number;
  /** Standard deviations from 0.5 (Mann–Whitney with ties). */
  readonly z: number;
}

interface Ranked {
  readonly value: number;
  readonly first: boolean;
}

/** The sum of the ranks of the first series (ties share a rank), and the variance's correction for ties. */
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

/** Compares two series. Take their measurements alternately, so that a change of load affects both alike. */
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
