/**
 * The classical figures of a test, by the formulas of Moodle's quiz statistics (docs/statistics.md lists them). Pure: rows in,
 * figures out. S is the count of attempts, x a task's marks, T the totals, o = T − x; variances are over S − 1.
 */
import type { ItemFigures, TestFigures } from '#contract/entities/statistics.ts';
import {
  centralMoment,
  countOf,
  covarianceOf,
  figureOf,
  meanOf,
  ofAll,
  orderOf,
  sortedCovariance,
  type Outcome,
} from './moments.ts';

/** A task's marks, one for each attempt; NaN where the attempt did not have it. */
interface CountedItem {
  readonly maxScore: number;
  readonly marks: Float64Array;
}

export interface CountedMarks {
  readonly totals: Float64Array;
  /** The greatest total that each attempt could have had, for shares. */
  readonly maxTotal: number;
  readonly items: readonly CountedItem[];
  /** Marks by place in the work where tasks are drawn: what consistency is counted over; without draws as `items`. */
  readonly places: readonly Float64Array[];
}

type TestOutcomes = Readonly<Record<Exclude<keyof TestFigures, 'attempts'>, Outcome>>;
type ItemOutcomes = Readonly<Record<Exclude<keyof ItemFigures, 'attempts' | 'isDrawn'>, Outcome>>;

export interface Outcomes {
  readonly test: TestOutcomes;
  readonly items: readonly ItemOutcomes[];
}

/** What of the attempts does not change with their weights. */
interface PreparedItem extends CountedItem {
  readonly isDrawn: boolean;
  /** Of the attempts that had it. */
  readonly had: Uint32Array;
  readonly x: Float64Array;
  readonly totals: Float64Array;
  /** What x is correlated with: the rest of the total; all of it where the task was drawn. */
  readonly rest: Float64Array;
  readonly orders: readonly [Uint32Array, Uint32Array];
}

const isGiven = (mark: number): boolean => !Number.isNaN(mark);

function prepare(item: CountedItem, totals: Float64Array): PreparedItem {
  const had = Uint32Array.from([...item.marks.keys()].filter((at) => isGiven(item.marks[at] ?? Number.NaN)));
  const isDrawn = had.length < totals.length;
  const x = Float64Array.from(had, (at) => item.marks[at] ?? 0);
  const own = Float64Array.from(had, (at) => totals[at] ?? 0);
  const rest = isDrawn ? own : own.map((total, at) => total - (x[at] ?? 0));
  return { ...item, isDrawn, had, x, totals: own, rest, orders: [orderOf(x), orderOf(rest)] };
}

/** Values that are equal but for rounding have no variance. */
const MIN_VARIANCE = 1e-12;
const hasVariance = (variance: Outcome): Outcome =>
  typeof variance === 'number' && variance < MIN_VARIANCE ? 'NO_VARIANCE' : variance;

function discriminationOf({ x, rest }: PreparedItem, weights: Float64Array): Outcome {
  const variances = [covarianceOf(x, x, weights), covarianceOf(rest, rest, weights)].map(hasVariance);
  return ofAll(
    [covarianceOf(x, rest, weights), ...variances],
    (shared, ofX, ofRest) => shared / Math.sqrt((ofX ?? 0) * (ofRest ?? 0)),
  );
}

function efficiencyOf({ x, rest, orders }: PreparedItem, weights: Float64Array): Outcome {
  const greatest = hasVariance(sortedCovariance([x, rest], orders, weights));
  return ofAll([covarianceOf(x, rest, weights), greatest], (shared, most) => shared / (most ?? 1));
}

/** The root of the covariance with the total: what effective weights are shares of. */
function pullOf({ x, totals }: PreparedItem, weights: Float64Array): Outcome {
  return ofAll([covarianceOf(x, totals, weights)], (shared) => (shared < 0 ? 'NEGATIVE' : Math.sqrt(shared)));
}

function itemOutcomes(items: readonly PreparedItem[], weights: Float64Array): readonly ItemOutcomes[] {
  const sumOfMax = items.reduce((sum, { maxScore }) => sum + maxScore, 0);
  const weightsOf = items.map(({ had }) => Float64Array.from(had, (at) => weights[at] ?? 0));
  const pulls = items.map((item, at) => pullOf(item, weightsOf[at] ?? weights));
  const sumOfPulls = pulls.reduce<number>((sum, pull) => sum + (typeof pull === 'number' ? pull : 0), 0);
  return items.map((item, at) => {
    const own = weightsOf[at] ?? weights;
    const { x, maxScore } = item;
    const isEmpty = countOf(own) === 0 || maxScore === 0;
    const share = (value: number): Outcome => (isEmpty ? 'TOO_FEW' : value / maxScore);
    return {
      facility: isEmpty ? 'TOO_FEW' : share(meanOf(x, own)),
      standardDeviation: ofAll([covarianceOf(x, x, own)], (variance) => share(Math.sqrt(variance))),
      intendedWeight: sumOfMax === 0 ? 'TOO_FEW' : maxScore / sumOfMax,
      effectiveWeight: ofAll([pulls[at] ?? 'TOO_FEW'], (pull) =>
        sumOfPulls === 0 ? 'NO_VARIANCE' : pull / sumOfPulls,
      ),
      discrimination: discriminationOf(item, own),
      efficiency: efficiencyOf(item, own),
    };
  });
}

function skewnessOf(totals: Float64Array, weights: Float64Array): Outcome {
  const count = countOf(weights);
  if (count <= 2) return 'TOO_FEW';
  const k2 = (count * centralMoment(totals, weights, 2)) / (count - 1);
  if (k2 < MIN_VARIANCE) return 'NO_VARIANCE';
  const k3 = (count ** 2 * centralMoment(totals, weights, 3)) / ((count - 1) * (count - 2));
  return k3 / k2 ** 1.5;
}

function kurtosisOf(totals: Float64Array, weights: Float64Array): Outcome {
  const count = countOf(weights);
  if (count <= 3) return 'TOO_FEW';
  const m2 = centralMoment(totals, weights, 2);
  const k2 = (count * m2) / (count - 1);
  if (k2 < MIN_VARIANCE) return 'NO_VARIANCE';
  const m4 = centralMoment(totals, weights, 4);
  const k4 =
    (count ** 2 * ((count + 1) * m4 - 3 * (count - 1) * m2 ** 2)) / ((count - 1) * (count - 2) * (count - 3));
  return k4 / k2 ** 2;
}

function consistencyOf({ totals, places }: CountedMarks, weights: Float64Array): Outcome {
  const parts = places.length;
  if (parts < 2) return 'ONE_TASK';
  if (countOf(weights) <= 2) return 'TOO_FEW';
  const variances = places.map((place) => covarianceOf(place, place, weights));
  return ofAll(
    [hasVariance(covarianceOf(totals, totals, weights)), ...variances],
    (whole, ...ofParts) =>
      (parts / (parts - 1)) * (1 - ofParts.reduce((sum, variance) => sum + variance, 0) / whole),
  );
}

function medianOf(totals: Float64Array, order: Uint32Array, weights: Float64Array): number {
  const half = countOf(weights) / 2;
  let passed = 0;
  for (const [at, index] of order.entries()) {
    passed += weights[index] ?? 0;
    const value = totals[index] ?? 0;
    if (passed > half) return value;
    if (passed === half) return (value + (totals[order[at + 1] ?? index] ?? value)) / 2;
  }
  return Number.NaN;
}

function testOutcomes(marks: CountedMarks, order: Uint32Array, weights: Float64Array): TestOutcomes {
  const { totals, maxTotal } = marks;
  const share = (value: number): Outcome =>
    maxTotal === 0 || countOf(weights) === 0 ? 'TOO_FEW' : value / maxTotal;
  const deviation = ofAll([covarianceOf(totals, totals, weights)], (variance) => share(Math.sqrt(variance)));
  const consistency = consistencyOf(marks, weights);
  const errorRatio = ofAll([consistency], (alpha) => (alpha > 1 ? 'NEGATIVE' : Math.sqrt(1 - alpha)));
  return {
    mean: share(meanOf(totals, weights)),
    median: share(medianOf(totals, order, weights)),
    standardDeviation: deviation,
    skewness: skewnessOf(totals, weights),
    kurtosis: kurtosisOf(totals, weights),
    consistency,
    errorRatio,
    standardError: ofAll([errorRatio, deviation], (ratio, spread) => ratio * (spread ?? 0)),
  };
}

/**
 * Sets the attempts up once.
 * @returns the figures for weights of the attempts, one for each
 */
export function outcomesFor(marks: CountedMarks): (weights: Float64Array) => Outcomes {
  const prepared = marks.items.map((item) => prepare(item, marks.totals));
  const order = orderOf(marks.totals);
  return (weights) => ({
    test: testOutcomes(marks, order, weights),
    items: itemOutcomes(prepared, weights),
  });
}

/** Each attempt once. */
export const onceEach = (count: number): Float64Array => new Float64Array(count).fill(1);

/** The figures without intervals. */
export function plainFigures(marks: CountedMarks): {
  readonly test: TestFigures;
  readonly items: readonly ItemFigures[];
} {
  const { test, items } = outcomesFor(marks)(onceEach(marks.totals.length));
  const named = <Names extends string>(outcomes: Readonly<Record<Names, Outcome>>) =>
    Object.fromEntries(
      Object.entries<Outcome>(outcomes).map(([name, outcome]) => [name, figureOf(outcome)]),
    ) as Record<Names, ReturnType<typeof figureOf>>;
  return {
    test: { attempts: marks.totals.length, ...named(test) },
    items: items.map((item, at) => {
      const given = marks.items[at]?.marks.filter(isGiven).length ?? 0;
      return { attempts: given, isDrawn: given < marks.totals.length, ...named(item) };
    }),
  };
}
