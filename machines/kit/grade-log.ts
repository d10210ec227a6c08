// Grades a replayed log against the reference of its case.
import { isPassed, scoreBehindGate } from '#contract/marks.ts';
import type { Excused, Grade, Judgement } from '#contract/simulation/grade.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { align, type Alignment } from './grading/align.ts';
import { candidatesOf, classify, type Classified } from './grading/classify.ts';
import {
  isLate,
  judgeEnd,
  judgeExtras,
  judgeForbidden,
  judgeRefusals,
  judgeSteps,
  type Judged,
  type Lag,
  type Wording,
} from './grading/judge.ts';
import { movedSteps } from './grading/blame.ts';
import { judgeGates } from './grading/gates.ts';
import { remembering, type Read } from './grading/match.ts';
import { excusedRows, referenceFor } from './grading/owed.ts';
import { pairsAmong, type OrderPair } from './grading/order-pairs.ts';
import { scoreOfTallies, shownShares, talliesOf, weightOf } from './grading/shares.ts';
import { smallestChange } from './grading/smallest-change.ts';
import { graphOf, missingCost, neededSteps, type StepGraph } from './grading/step-graph.ts';
import { EMPTY_SET, has } from './grading/step-set.ts';
import { costOf, partsOf, type Tally } from './grading/tally.ts';
import type { Moment, Stretch } from './replay.ts';

interface GradeSetup<State> {
  readonly reference: Reference;
  /** Only valid moments are graded. */
  readonly replayed: Stretch<State>;
  /** Something else came between: what had not been done by then counts as done. */
  readonly isInterrupted?: boolean;
  /** The simulation's `read`, bound to its ruleset. */
  readonly read: Read<State>;
  readonly wording: Wording;
  /** Why an action that was carried out came to nothing, in words. */
  readonly whyExtra?: (moment: Moment<State>) => Trilingual | undefined;
  readonly lags?: readonly Lag[] | undefined;
}

/**
 * Grades a replayed log: the score, the judgement of each step, and the smallest change that would have
 * passed. Pure: the server and the browser get the same grade.
 */
export function gradeLog<State extends object>(setup: GradeSetup<State>): Grade {
  const { replayed, wording, lags = [], isInterrupted = false } = setup;
  const read = remembering(setup.read);
  const { moments, state } = replayed;
  const reference = referenceFor(setup.reference, state, read);
  const graph = graphOf(reference);
  const classified = classify(reference, moments, read);
  const alignment = align(graph, candidatesOf(classified), reference.maxNodes);
  const broken = brokenPairs(graph, alignment);
  const moved = broken.length > 0 ? movedSteps(graph, alignment.momentOf) : NONE;
  const judged: Judged<State> = { reference, graph, alignment, moved, moments, read, lags, isInterrupted };
  const steps = judgeSteps(judged);
  const judgements = [
    ...judgeGates(reference, replayed, read),
    ...steps,
    ...judgeEnd(reference, state, read),
    ...judgeForbidden(reference, classified),
    ...judgeExtras({ classified, alignment, steps }, wording, setup.whyExtra),
    ...judgeRefusals(reference, moments, wording),
  ];
  const tally = tallyOf(judged, classified, judgements, broken);
  const tallies = sharesOf(judged, classified, judgements, broken) ?? [tally];
  const grade = graded(reference, { tally, tallies }, judgements, alignment, brokenBy(graph, broken));
  const excused = excusedRows(setup.reference, state, read, wording).filter(isUndone(judgements));
  return excused.length > 0 ? { ...grade, excused: [...excused] } : grade;
}

const isUndone =
  (judgements: readonly Judgement[]) =>
  ({ id }: Excused): boolean =>
    !judgements.some((one) => one.id === id);

const NONE: ReadonlySet<number> = new Set();

/** Raised whenever the same log would get another grade; a stored grade keeps the one that gave it. */
const JUDGING_VERSION = 6;

/** The tally of all rows, and those that the score is made of. */
interface Tallies {
  readonly tally: Tally;
  readonly tallies: readonly Tally[];
}

function graded(
  reference: Reference,
  { tally, tallies }: Tallies,
  judgements: readonly Judgement[],
  alignment: Alignment,
  brokenWeights: ReadonlyMap<string, number>,
): Grade {
  const { passScore } = reference;
  const parts = partsOf(tally, reference);
  const whole = scoreOfTallies(reference, tallies);
  const failedBy = judgements
    .filter((one) => one.failsAttempt && (one.status === 'missing' || one.status === 'forbidden'))
    .map((one) => one.id);
  const score = failedBy.length > 0 ? scoreBehindGate(whole, passScore) : whole;
  const passed = isPassed(score, passScore, failedBy.length);
  return {
    judgingVersion: JUDGING_VERSION,
    score,
    scoreWithoutFailure: whole,
    passed,
    passScore,
    failedBy: [...new Set(failedBy)],
    ...shownShares(reference, tallies),
    parts,
    judgements: [...judgements],
    smallestChange: passed ? [] : smallestChange(reference, tallies, judgements, brokenWeights),
    wasBounded: alignment.wasBounded,
    nodes: alignment.nodes,
  };
}

function sharesOf<State>(
  judged: Judged<State>,
  classified: readonly Classified<State>[],
  judgements: readonly Judgement[],
  broken: readonly OrderPair[],
): readonly Tally[] | undefined {
  const { reference, graph, alignment } = judged;
  const { shares } = reference;
  if (!shares) return undefined;
  const asked = new Set(neededSteps(graph, alignment.done));
  const isCounted = (step: number) => asked.has(step) || alignment.momentOf[step] !== undefined;
  const needed = [...graph.steps.keys()].filter(isCounted);
  const dated = graph.steps.flatMap((step, number) =>
    step.deadline && !step.isOptional && alignment.momentOf[number] !== undefined
      ? [[step.id, isLate(judged, step, number)] as const]
      : [],
  );
  return talliesOf({
    reference,
    shares,
    graph,
    needed,
    neededPairs: pairsAmong(graph, needed),
    broken,
    judgements,
    dated: new Map(dated),
    repeats: countRepeats(classified, alignment),
  });
}

function tallyOf<State>(
  judged: Judged<State>,
  classified: readonly Classified<State>[],
  judgements: readonly Judgement[],
  broken: readonly OrderPair[],
): Tally {
  const { graph, alignment, moments } = judged;
  const needed = neededSteps(graph, alignment.done);
  const last = moments.at(-1);
  const dated = graph.steps.flatMap((step, number) =>
    step.deadline && !step.isOptional && alignment.momentOf[number] !== undefined
      ? [isLate(judged, step, number)]
      : [],
  );
  return {
    cost: costOf(judgements),
    worst: worstCost(graph, classified, judgements),
    needed: needed.length,
    neededCost: costOfSteps(graph, needed),
    matchedCost: costOfSteps(
      graph,
      needed.filter((step) => judged.isInterrupted || has(alignment.done, step)),
    ),
    orderWeight: weightOf(pairsAmong(graph, needed)),
    brokenWeight: weightOf(broken),
    deadlines: dated.length,
    missedDeadlines: dated.filter(Boolean).length,
    repeats: countRepeats(classified, alignment),
    durationMs: last ? last.entry.at - (moments[0]?.entry.at ?? 0) : 0,
  };
}

/**
 * The cost if all steps were missing and every action an extra; unmet ends and refusals count as they are.
 */
function worstCost<State>(
  graph: StepGraph,
  classified: readonly Classified<State>[],
  judgements: readonly Judgement[],
): number {
  const extras = classified.reduce((sum, one) => sum + (one.forbidden.length > 0 ? 0 : one.extraCost), 0);
  const fixed = judgements.filter((one) => one.kind !== 'step' && one.kind !== 'extra');
  return missingCost(graph, EMPTY_SET) + extras + costOf(fixed);
}

function costOfSteps(graph: StepGraph, steps: readonly number[]): number {
  return steps.reduce((sum, step) => sum + (graph.missingCosts[step] ?? 0), 0);
}

/** The pairs among the steps done that stand the wrong way round. */
function brokenPairs(graph: StepGraph, { momentOf }: Alignment): readonly OrderPair[] {
  const done = [...graph.steps.keys()].filter((step) => momentOf[step] !== undefined);
  return pairsAmong(graph, done).filter(
    ({ earlier, later }) => (momentOf[earlier] ?? 0) > (momentOf[later] ?? 0),
  );
}

function brokenBy(graph: StepGraph, broken: readonly OrderPair[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { earlier, later, weight } of broken) {
    for (const id of [graph.steps[earlier]?.id, graph.steps[later]?.id]) {
      if (id !== undefined) weights.set(id, (weights.get(id) ?? 0) + weight);
    }
  }
  return weights;
}

/** Counts extras that repeat a step that was already done. */
function countRepeats<State>(classified: readonly Classified<State>[], { momentOf }: Alignment): number {
  const matched = new Set(momentOf);
  const isAgain = (one: Classified<State>) =>
    one.steps.some((step) => (momentOf[step] ?? Infinity) < one.index);
  return classified.filter((one) => !matched.has(one.index) && one.extraCost > 0 && isAgain(one)).length;
}
