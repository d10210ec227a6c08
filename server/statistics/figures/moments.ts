// Sums over weighted attempts. A weight is how often an attempt was drawn: 1 for each in the figures themselves, what resampling drew else.
import type { Figure, UndefinedReason } from '#contract/entities/statistics.ts';

/** A value, or why there is none. */
export type Outcome = number | UndefinedReason;

export const figureOf = (outcome: Outcome): Figure =>
  typeof outcome === 'number'
    ? { value: outcome, low: null, high: null, reason: null }
    : { value: null, low: null, high: null, reason: outcome };

/** @returns the value, or the first reason that there is none, such as for a figure made of two others */
export function ofAll(outcomes: readonly Outcome[], combine: (...values: number[]) => Outcome): Outcome {
  const reason = outcomes.find((outcome) => typeof outcome === 'string');
  return reason ?? combine(...(outcomes as readonly number[]));
}

export function countOf(weights: Float64Array): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum;
}

export function meanOf(values: Float64Array, weights: Float64Array): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < values.length; at++) {
    const weight = weights[at] ?? 0;
    sum += weight * (values[at] ?? 0);
    count += weight;
  }
  return sum / count;
}

/** The sample covariance, over S − 1; of a list with itself the variance. */
export function covarianceOf(one: Float64Array, other: Float64Array, weights: Float64Array): Outcome {
  const count = countOf(weights);
  if (count < 2) return 'TOO_FEW';
  const [meanOne, meanOther] = [meanOf(one, weights), meanOf(other, weights)];
  let sum = 0;
  for (let at = 0; at < one.length; at++)
    sum += (weights[at] ?? 0) * ((one[at] ?? 0) - meanOne) * ((other[at] ?? 0) - meanOther);
  return sum / (count - 1);
}

/** The mean of the deviations' power. */
export function centralMoment(values: Float64Array, weights: Float64Array, power: number): number {
  const mean = meanOf(values, weights);
  let [sum, count] = [0, 0];
  for (let at = 0; at < values.length; at++) {
    const weight = weights[at] ?? 0;
    sum += weight * ((values[at] ?? 0) - mean) ** power;
    count += weight;
  }
  return sum / count;
}

/** The indices of the values from the least to the greatest. */
export function orderOf(values: Float64Array): Uint32Array {
  return Uint32Array.from(values.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
}

/** The values from the least to the greatest, each as often as its weight says. */
function drawnInOrder(values: Float64Array, order: Uint32Array, weights: Float64Array): Float64Array {
  const drawn = new Float64Array(countOf(weights));
  let at = 0;
  for (const index of order) {
    const next = at + (weights[index] ?? 0);
    drawn.fill(values[index] ?? 0, at, next);
    at = next;
  }
  return drawn;
}

/**
 * The covariance that two lists would have if both were sorted: the greatest that the same values can have.
 * @param orders `orderOf` each list
 */
export function sortedCovariance(
  [one, other]: readonly [Float64Array, Float64Array],
  [orderOne, orderOther]: readonly [Uint32Array, Uint32Array],
  weights: Float64Array,
): Outcome {
  const [first, second] = [drawnInOrder(one, orderOne, weights), drawnInOrder(other, orderOther, weights)];
  return covarianceOf(first, second, new Float64Array(first.length).fill(1));
}

/** @param share 0.5 for the median; between two values as far as the share says */
export function quantileOf(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}

/** null: there are no values. */
export function quartilesOf(values: readonly number[]): { low: number; middle: number; high: number } | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return { low: quantileOf(sorted, 0.25), middle: quantileOf(sorted, 0.5), high: quantileOf(sorted, 0.75) };
}
