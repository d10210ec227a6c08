// Bootstrap intervals: how far a figure would go with other people of the same kind. Seeded, so the same attempts give the same ones.
import type { Figure, ItemFigures, TestFigures } from '#contract/entities/statistics.ts';
import { drawWhole } from '#machines/kit/random.ts';
import { quantileOf, type Outcome } from './moments.ts';
import { onceEach, outcomesFor, plainFigures, type CountedMarks, type Outcomes } from './test-figures.ts';

const MAX_ROUNDS = 400;
const MIN_ROUNDS = 40;
/** Marks looked at in all rounds: what keeps a work of 20,000 attempts within a few seconds. */
const MAX_MARKS = 20_000_000;
/** Of fewer attempts, drawing anew says nothing. */
const MIN_ATTEMPTS = 5;
/** A figure that most drawings leave undefined has no interval. */
const MIN_DEFINED = 0.8;
const SEED = 20_240_517;
const [LOW, HIGH] = [0.025, 0.975];

/** Draws as many attempts as there are, each as often as chance has it. */
function drawWeights(weights: Float64Array, seed: number): number {
  weights.fill(0);
  let random = seed;
  for (let drawn = 0; drawn < weights.length; drawn++) {
    const draw = drawWhole(random, weights.length);
    random = draw.random;
    weights[draw.value] = (weights[draw.value] ?? 0) + 1;
  }
  return random;
}

function withInterval(figure: Figure, drawn: readonly Outcome[]): Figure {
  const values = drawn.filter((outcome) => typeof outcome === 'number').filter(Number.isFinite);
  if (figure.value === null || values.length < drawn.length * MIN_DEFINED || values.length === 0)
    return figure;
  const sorted = values.toSorted((a, b) => a - b);
  return { ...figure, low: quantileOf(sorted, LOW), high: quantileOf(sorted, HIGH) };
}

function drawOutcomes(marks: CountedMarks): readonly Outcomes[] {
  const attempts = marks.totals.length;
  const perRound = attempts * (marks.items.length + 1);
  const rounds = Math.max(MIN_ROUNDS, Math.min(MAX_ROUNDS, Math.floor(MAX_MARKS / perRound)));
  const [outcomes, weights] = [outcomesFor(marks), onceEach(attempts)];
  let random = SEED;
  return Array.from({ length: rounds }, () => {
    random = drawWeights(weights, random);
    return outcomes(weights);
  });
}

/** The figures of the test and of its tasks, in their order, with intervals of 95 %. */
export function figuresWithIntervals(marks: CountedMarks): {
  readonly test: TestFigures;
  readonly items: readonly ItemFigures[];
} {
  const plain = plainFigures(marks);
  if (marks.totals.length < MIN_ATTEMPTS) return plain;
  const drawn = drawOutcomes(marks);
  const spread = <Figures extends object>(
    figures: Figures,
    outcomesOf: (one: Outcomes) => Readonly<Record<string, Outcome>>,
  ): Figures =>
    Object.fromEntries(
      Object.entries(figures).map(([name, figure]: [string, unknown]) => [
        name,
        typeof figure === 'object'
          ? withInterval(
              figure as Figure,
              drawn.map((one) => outcomesOf(one)[name] ?? 'TOO_FEW'),
            )
          : figure,
      ]),
    ) as Figures;
  return {
    test: spread(plain.test, ({ test }) => test),
    items: plain.items.map((item, at) => spread(item, ({ items }) => items[at] ?? {})),
  };
}
