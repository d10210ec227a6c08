// Classifies each moment of a log by itself: free, a candidate for steps, wrong, forbidden, or refused.
import type { Forbidden, Reference } from '#contract/simulation/reference.ts';
import type { Moment } from '../replay.ts';
import type { Candidate } from './align.ts';
import { costOfWrong } from './costs.ts';
import { matchesAny, type Read } from './match.ts';
import { rulesForCode, type Candidates } from './rules-by-code.ts';

type Wrong = Reference['wrong'][number];

export interface Classified<State> {
  readonly moment: Moment<State>;
  readonly index: number;
  /** Indexes of the steps that it matches. */
  readonly steps: readonly number[];
  readonly forbidden: readonly Forbidden[];
  readonly wrong?: Wrong;
  /** Its cost if it is aligned with no step. */
  readonly extraCost: number;
}

/** Classifies the accepted moments of the person: what was issued is nobody's act. A forbidden action is forbidden even if it also matches a step. */
export function classify<State>(
  reference: Reference,
  moments: readonly Moment<State>[],
  read: Read<State>,
): readonly Classified<State>[] {
  return moments.flatMap((moment, index) =>
    moment.entry.refused === true || moment.entry.issue !== undefined
      ? []
      : classifyOne(reference, moment, index, read),
  );
}

function classifyOne<State>(
  reference: Reference,
  moment: Moment<State>,
  index: number,
  read: Read<State>,
): Classified<State> {
  const rules = rulesForCode(reference, moment.entry.code);
  const matched = <Row>(rows: readonly Candidates<Row>[]) =>
    rows.filter(({ match }) => matchesAny(match, moment, read)).map(({ row }) => row);
  const wrong = rules.wrong.find(({ match }) => matchesAny(match, moment, read))?.row;
  const isFree = rules.isFree || matchesAny(rules.mending, moment, read);
  const base = {
    moment,
    index,
    steps: matched(rules.steps),
    forbidden: matched(rules.forbidden),
    extraCost: extraCost(reference, wrong, isFree),
  };
  return wrong ? { ...base, wrong } : base;
}

function extraCost({ weights }: Reference, wrong: Wrong | undefined, isFree: boolean): number {
  if (wrong) return costOfWrong(wrong, weights);
  return isFree ? 0 : weights.neutralExtra;
}

/** What does a step counts as done, even where it would cost nothing as an extra. */
const MIN_EXTRA_COST = 1;

/** The moments that match at least one step, as the alignment takes them. */
export function candidatesOf<State>(classified: readonly Classified<State>[]): readonly Candidate[] {
  return classified
    .filter((one) => one.steps.length > 0)
    .map((one) => ({
      moment: one.index,
      steps: one.steps,
      extraCost: Math.max(one.extraCost, MIN_EXTRA_COST),
    }));
}

/** The refused actions, each distinct one once. */
export function distinctRefusals<State>(moments: readonly Moment<State>[]): readonly Moment<State>[] {
  const seen = new Set<string>();
  return moments.filter(({ entry }) => {
    if (entry.refused !== true || entry.issue !== undefined) return false;
    const key = JSON.stringify([entry.code, entry.item, entry.from, entry.to, entry.params]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
