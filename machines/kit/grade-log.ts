// Grades a replayed log against the reference of its case.
import { isPassed } from '#contract/marks.ts';
import type { Grade, Judgement } from '#contract/simulation/grade.ts';
import type { Reference } from '#contract/simulation/reference.ts';
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
import type { Read } from './grading/match.ts';
import { smallestChange } from './grading/smallest-change.ts';
import { buildGraph, missingCost, neededSteps, type StepGraph } from './grading/step-graph.ts';
import { EMPTY_SET, has } from './grading/step-set.ts';
import { costOf, partsOf, scoreOf, type Tally } from './grading/tally.ts';
import type { Replay } from './replay.ts';

interface GradeSetup<State> {
  readonly reference: Reference;
  /** Only its valid moments are graded. */
  readonly replayed: Replay<State>;
  /** The simulation's `read`, bound to its ruleset. */
  readonly read: Read<State>;
  readonly wording: Wording;
  readonly lags?: readonly Lag[] | undefined;
}

/**
 * Grades a replayed log: the score, the judgement of each step, and the smallest change that would have
 * passed. Pure: the server and the browser get the same grade.
 */
export function gradeLog<State>(setup: GradeSetup<State>): Grade {
  const { reference, replayed, read, wording, lags = [] } = setup;
  const { moments, state } = replayed;
  const graph = buildGraph(reference);
  const classified = classify(reference, moments, read);
  const alignment = align(graph, candidatesOf(classified), reference.maxNodes);
  const judged: Judged<State> = { reference, graph, alignment, moments, read, lags };
  const judgements = [
    ...judgeSteps(judged),
    ...judgeEnd(reference, state, read),
    ...judgeForbidden(reference, classified),
    ...judgeExtras(classified, alignment, wording),
    ...judgeRefusals(reference, moments, wording),
  ];
  return graded(reference, tallyOf(judged, classified, judgements), judgements, alignment);
}

function graded(
  reference: Reference,
  tally: Tally,
  judgements: readonly Judgement[],
  alignment: Alignment,
): Grade {
  const parts = partsOf(tally, reference);
  const score = scoreOf(parts, reference.weights);
  const failedBy = judgements
    .filter((one) => one.failsAttempt && (one.status === 'missing' || one.status === 'forbidden'))
    .map((one) => one.id);
  const passed = failedBy.length === 0 && isPassed(score, reference.passScore);
  return {
    score: failedBy.length > 0 ? 0 : score,
    scoreWithoutFailure: score,
    passed,
    failedBy,
    parts,
    judgements: [...judgements],
    smallestChange: passed ? [] : smallestChange(reference, tally, judgements),
    wasBounded: alignment.wasBounded,
    nodes: alignment.nodes,
  };
}

function tallyOf<State>(
  judged: Judged<State>,
  classified: readonly Classified<State>[],
  judgements: readonly Judgement[],
): Tally {
  const { graph, alignment, moments } = judged;
  const needed = neededSteps(graph, alignment.done);
  const last = moments.at(-1);
  const dated = graph.steps.flatMap((step, number) =>
    step.deadline && alignment.momentOf[number] !== undefined ? [isLate(judged, step, number)] : [],
  );
  return {
    cost: costOf(judgements),
    worst: worstCost(graph, classified, judgements),
    needed: needed.length,
    matched: needed.filter((step) => has(alignment.done, step)).length,
    ...countPairs(graph, alignment),
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

function countPairs(graph: StepGraph, { momentOf }: Alignment): { pairs: number; brokenPairs: number } {
  let pairs = 0;
  let brokenPairs = 0;
  for (const [step, own] of momentOf.entries()) {
    for (const [other, earlier] of momentOf.entries()) {
      if (own === undefined || earlier === undefined || !has(graph.before[step] ?? EMPTY_SET, other))
        continue;
      pairs++;
      if (earlier > own) brokenPairs++;
    }
  }
  return { pairs, brokenPairs };
}

/** Counts extras that repeat a step that was already done. */
function countRepeats<State>(classified: readonly Classified<State>[], { momentOf }: Alignment): number {
  const matched = new Set(momentOf);
  const isAgain = (one: Classified<State>) =>
    one.steps.some((step) => (momentOf[step] ?? Infinity) < one.index);
  return classified.filter((one) => !matched.has(one.index) && one.extraCost > 0 && isAgain(one)).length;
}
