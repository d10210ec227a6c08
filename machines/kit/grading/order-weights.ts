// The weights of the pairs of `after`.
import type { OrderRow, Reference } from '#contract/simulation/reference.ts';

/** A pair that no row names is a habit. */
export const HABIT_WEIGHT = 1;

/** For each step the steps that its `after` names, with the weight of the pair. */
export function orderWeights(
  { steps, order = [] }: Reference,
  numberOf: ReadonlyMap<string, number>,
): readonly ReadonlyMap<number, number>[] {
  return steps.map(({ id, after }) => {
    const rows = after.flatMap((first) => {
      const number = numberOf.get(first);
      return number === undefined
        ? []
        : [[number, orderRow(order, first, id)?.weight ?? HABIT_WEIGHT] as const];
    });
    return new Map(rows);
  });
}

/** The row that names the pair; of several the one of the greatest weight. */
export function orderRow(
  rows: readonly OrderRow[],
  earlierId: string,
  laterId: string,
): OrderRow | undefined {
  return rows
    .filter(({ earlier, later }) => earlier.includes(earlierId) && later.includes(laterId))
    .toSorted((a, b) => b.weight - a.weight)[0];
}
