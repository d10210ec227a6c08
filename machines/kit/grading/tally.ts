// The figures that make up the score, counted from an aligned log.
import { roundMark } from '#contract/marks.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import type { GradeWeights, Reference } from '#contract/simulation/reference.ts';

/** Costs are in thousandths; the other fields are counts. */
export interface Tally {
  readonly cost: number;
  /** The cost if every step were missing and every action extra. */
  readonly worst: number;
  /** How many steps are needed, what all of them cost when missing, and the part of that which was done. */
  readonly needed: number;
  readonly neededCost: number;
  readonly matchedCost: number;
  /** The weight of the pairs among the needed steps, and of the pairs among those done that are broken. */
  readonly orderWeight: number;
  readonly brokenWeight: number;
  readonly deadlines: number;
  readonly missedDeadlines: number;
  readonly repeats: number;
  readonly durationMs: number;
  /** End conditions count among what is needed, as in a share: there they may be all that is asked. */
  readonly countsEnds?: true;
}

interface Parts {
  readonly fitness: number;
  readonly order: number;
  readonly time: number;
  readonly repeats: number;
  readonly matchedShare: number;
}

/** The parts of the score, each from 0 to 1. */
export function partsOf(tally: Tally, reference: Reference): Parts {
  return {
    fitness: share(tally.worst - tally.cost, tally.worst),
    order: orderPart(tally),
    time: timePart(tally, reference),
    repeats: share(tally.needed - tally.repeats, tally.needed),
    matchedShare: share(tally.matchedCost, tally.neededCost),
  };
}

/** One broken pair is felt in short keys and in long ones: a quarter of the whole order is all that can be lost. */
const LOSABLE_SHARE = 0.25;
const MIN_LOSABLE_WEIGHT = 12;

function orderPart({ brokenWeight, orderWeight }: Tally): number {
  return Math.max(0, 1 - brokenWeight / Math.max(LOSABLE_SHARE * orderWeight, MIN_LOSABLE_WEIGHT));
}

/** The score from 0 to 100, with two decimals. */
export function scoreOf(parts: Parts, weights: GradeWeights): number {
  const whole = weights.fitnessShare + weights.orderShare + weights.timeShare + weights.repeatsShare;
  const rest =
    weights.orderShare * parts.order + weights.timeShare * parts.time + weights.repeatsShare * parts.repeats;
  const score = (100 * (weights.fitnessShare * parts.fitness + parts.matchedShare * rest)) / (whole || 1);
  return roundMark(score);
}

/** The share of deadlines met, lowered when the whole took longer than expected. */
function timePart(tally: Tally, reference: Reference): number {
  const kept = share(tally.deadlines - tally.missedDeadlines, tally.deadlines);
  const expected = reference.expectedMs;
  return expected === undefined || tally.durationMs <= expected ? kept : (kept * expected) / tally.durationMs;
}

/** A part of a whole from 0 to 1; 1 when the whole is 0. */
function share(part: number, whole: number): number {
  return whole <= 0 ? 1 : Math.max(0, Math.min(1, part / whole));
}

/** The total cost of judgements, in thousandths. */
export function costOf(judgements: readonly Judgement[]): number {
  return judgements.reduce((sum, judgement) => sum + judgement.cost, 0);
}
