// Scores made of shares: each share has rows of its own, and a score of its own by the same formula.
import { roundMark } from '#contract/marks.ts';
import type { Grade, Judgement } from '#contract/simulation/grade.ts';
import type { Reference, Share } from '#contract/simulation/reference.ts';
import { costOfMissingRow } from './costs.ts';
import type { OrderPair } from './order-pairs.ts';
import type { StepGraph } from './step-graph.ts';
import { costOf, partsOf, scoreOf, type Tally } from './tally.ts';

/** The number of the share that a row belongs to: the one that names it, else the last. */
export function shareOf(shares: readonly Share[], id: string): number {
  const own = shares.findIndex(({ rows }) => rows.includes(id));
  return own === -1 ? shares.length - 1 : own;
}

/** The score of tallies: of the only one, or of one for each share. */
export function scoreOfTallies(reference: Reference, tallies: readonly Tally[]): number {
  const { shares, weights } = reference;
  const scores = tallies.map((tally) => scoreOf(partsOf(tally, reference), weights));
  if (!shares) return scores[0] ?? 0;
  const whole = shares.reduce((sum, { percent }, at) => sum + percent * (scores[at] ?? 0), 0);
  return roundMark(whole / 100);
}

/** The score of each share, for the report; undefined where the key has none. */
export function shownShares(reference: Reference, tallies: readonly Tally[]): Pick<Grade, 'shares'> {
  const { shares, weights } = reference;
  if (!shares) return {};
  const shown = shares
    .map(({ id, text, percent }, at) => {
      const tally = tallies[at];
      return { id, text, percent, score: tally ? scoreOf(partsOf(tally, reference), weights) : 0 };
    })
    .filter(({ percent }) => percent > 0);
  return { shares: shown };
}

interface Shared {
  readonly reference: Reference;
  readonly shares: readonly Share[];
  readonly graph: StepGraph;
  /** The numbers of the steps that are needed, and of those done besides: what was done counts in a share. */
  readonly needed: readonly number[];
  readonly neededPairs: readonly OrderPair[];
  readonly broken: readonly OrderPair[];
  readonly judgements: readonly Judgement[];
  /** The ids of the steps with a deadline that were done, and whether each was missed. */
  readonly dated: ReadonlyMap<string, boolean>;
  readonly repeats: number;
}

/** A tally for each share. A pair of steps belongs to the share of the one that should come first. */
export function talliesOf(shared: Shared): readonly Tally[] {
  return shared.shares.map((_, share) => tallyOf(shared, share));
}

function tallyOf(shared: Shared, share: number): Tally {
  const { reference, shares, graph, judgements } = shared;
  const isOwn = (id: string | undefined) => id !== undefined && shareOf(shares, id) === share;
  const isOwnPair = ({ earlier }: OrderPair) => isOwn(graph.steps[earlier]?.id);
  const own = judgements.filter(({ id }) => isOwn(id));
  const needed = shared.needed.filter((step) => isOwn(graph.steps[step]?.id));
  const missing = new Set(own.filter(({ status }) => status === 'missing').map(({ id }) => id));
  const asked = [
    ...needed.map((step) => ({ id: graph.steps[step]?.id ?? '', cost: graph.missingCosts[step] ?? 0 })),
    ...reference.end
      .filter(({ id }) => isOwn(id))
      .map((end) => ({ id: end.id, cost: costOfMissingRow(end, reference.weights) })),
  ];
  const neededCost = asked.reduce((sum, { cost }) => sum + cost, 0);
  const matchedCost = asked.reduce((sum, { id, cost }) => sum + (missing.has(id) ? 0 : cost), 0);
  const others = own.filter(({ kind }) => kind !== 'step' && kind !== 'end');
  const dated = [...shared.dated].filter(([id]) => isOwn(id));
  return {
    cost: costOf(own),
    worst: neededCost + costOf(others),
    needed: needed.length,
    neededCost,
    matchedCost,
    orderWeight: weightOf(shared.neededPairs.filter(isOwnPair)),
    brokenWeight: weightOf(shared.broken.filter(isOwnPair)),
    deadlines: dated.length,
    missedDeadlines: dated.filter(([, isMissed]) => isMissed).length,
    repeats: share === shares.length - 1 ? shared.repeats : 0,
    durationMs: 0,
    countsEnds: true,
  };
}

/** The weight of pairs of steps. */
export function weightOf(pairs: readonly OrderPair[]): number {
  return pairs.reduce((sum, { weight }) => sum + weight, 0);
}
