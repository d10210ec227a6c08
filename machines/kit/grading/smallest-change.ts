// The fewest changes that would have passed: first whatever failed the attempt, then what gains most.
import type { Change, Judgement } from '#contract/simulation/grade.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import { scoreOfTallies, shareOf } from './shares.ts';
import type { Tally } from './tally.ts';

/** One tally, or one for each share of the key. */
type Tallies = readonly Tally[];

interface Fix {
  readonly change: Change;
  readonly mustDo: boolean;
  readonly apply: (tallies: Tallies) => Tallies;
  /** Fixes of the same sort have the same effect on any tally. */
  readonly sort: string;
}

/** The weight of the broken pairs of each step by its id. */
type BrokenBy = ReadonlyMap<string, number>;

/** The changes that would have led to a pass; chosen greedily, so not always the fewest possible. */
export function smallestChange(
  reference: Reference,
  tallies: Tallies,
  judgements: readonly Judgement[],
  brokenBy: BrokenBy,
): Change[] {
  const fixes = withPrevention(reference, judgements, brokenBy);
  const chosen = fixes.filter((fix) => fix.mustDo);
  let now = chosen.reduce((sum, fix) => fix.apply(sum), tallies);
  const sorts = sorted(fixes.filter((fix) => !fix.mustDo));
  while (scoreOfTallies(reference, now) < reference.passScore) {
    const best = bestOf(sorts, (fix) => scoreOfTallies(reference, fix.apply(now)));
    if (!best) break;
    chosen.push(best);
    now = best.apply(now);
  }
  return chosen.map((fix) => fix.change);
}

/** The fixes of one sort, last one first. A log with thousands of refused actions has only a few sorts. */
interface Sort {
  readonly fixes: { readonly fix: Fix; readonly order: number }[];
}

function sorted(fixes: readonly Fix[]): readonly Sort[] {
  const sorts = new Map<string, Sort>();
  for (const [order, fix] of [...fixes.entries()].reverse()) {
    const own = sorts.get(fix.sort) ?? { fixes: [] };
    own.fixes.push({ fix, order });
    sorts.set(fix.sort, own);
  }
  return [...sorts.values()];
}

/** Removes and returns the fix that gains most; of equal ones, the first in the list. */
function bestOf(sorts: readonly Sort[], gainOf: (fix: Fix) => number): Fix | undefined {
  let best: Sort | undefined;
  let bestGain = -Infinity;
  let bestOrder = Infinity;
  for (const sort of sorts) {
    const next = sort.fixes.at(-1);
    if (!next) continue;
    const gain = gainOf(next.fix);
    if (gain < bestGain || (gain === bestGain && next.order > bestOrder)) continue;
    [best, bestGain, bestOrder] = [sort, gain, next.order];
  }
  return best?.fixes.pop()?.fix;
}

/**
 * Replaces what is forbidden, and gates, by the steps that would have prevented them: to be done, or done earlier. A step is asked
 * for once, whatever it would have prevented.
 */
function withPrevention(
  reference: Reference,
  judgements: readonly Judgement[],
  brokenBy: BrokenBy,
): readonly Fix[] {
  const stepOf = new Map(judgements.map((one) => [one, preventing(reference, judgements, one)]));
  const preventedBy = new Map<Judgement, Judgement[]>();
  for (const [judgement, step] of stepOf) {
    if (step === undefined) continue;
    const own = preventedBy.get(step) ?? [];
    own.push(judgement);
    preventedBy.set(step, own);
  }
  return judgements.flatMap((judgement) => {
    const step = stepOf.get(judgement);
    if (!step) return preventedBy.has(judgement) ? [] : fixOf(reference, judgement, brokenBy);
    const prevented = preventedBy.get(step) ?? [];
    if (prevented[0] !== judgement) return [];
    const all = [...prevented, step].flatMap((one) => fixOf(reference, one, brokenBy));
    const apply = (tallies: Tallies) => all.reduce((sum, one) => one.apply(sum), tallies);
    const failsAttempt = prevented.some((one) => one.failsAttempt);
    const change = CHANGE_OF_PREVENTING[step.status] ?? 'move';
    return [{ ...fix(change, { ...step, failsAttempt }, `prevent ${step.id}`), apply }];
  });
}

const CHANGE_OF_PREVENTING: Readonly<Partial<Record<Judgement['status'], Change['kind']>>> = {
  missing: 'add',
  forbidden: 'avoid',
};

/** What would have prevented a breach: the forbidden act that it came of, else a step that was left out or came later. */
function preventing(
  reference: Reference,
  judgements: readonly Judgement[],
  judgement: Judgement,
): Judgement | undefined {
  const { seq = 0 } = judgement;
  const preventedBy = preventersOf(reference, judgement);
  if (!preventedBy) return undefined;
  const cause = judgement.kind === 'gate' ? causeOf(reference, judgements, judgement) : undefined;
  if (cause) return cause;
  const steps = judgements.filter((other) => other.kind === 'step' && preventedBy.includes(other.id));
  return steps.find(({ status }) => status === 'missing') ?? steps.find((step) => (step.seq ?? 0) > seq);
}

function preventersOf(reference: Reference, { kind, id }: Judgement): readonly string[] | undefined {
  const rules = { forbidden: reference.forbidden, gate: reference.gates ?? [] };
  if (kind !== 'forbidden' && kind !== 'gate') return undefined;
  return rules[kind].find((row) => row.id === id)?.preventedBy;
}

/** The forbidden act at the moment of the breach, if nothing but leaving it would have prevented it. */
function causeOf(
  reference: Reference,
  judgements: readonly Judgement[],
  { seq }: Judgement,
): Judgement | undefined {
  if (seq === undefined) return undefined;
  return judgements.find(
    (other) => other.kind === 'forbidden' && other.seq === seq && !preventersOf(reference, other),
  );
}

function fixOf(reference: Reference, judgement: Judgement, broken: BrokenBy): readonly Fix[] {
  const share = reference.shares ? shareOf(reference.shares, judgement.id) : 0;
  return changesOf(reference, judgement, broken).map(({ change, mustDo, sort, mend }) => ({
    change,
    mustDo,
    sort: `${share} ${sort}`,
    apply: (tallies) => tallies.map((tally, at) => (at === share ? mend(tally) : tally)),
  }));
}

/** A fix with what it does to the tally of its share. */
interface Mending extends Omit<Fix, 'apply'> {
  readonly mend: (tally: Tally) => Tally;
}

/** A step that was not done is to be done; an end is what should come of it. */
function fulfilling(reference: Reference, judgement: Judgement): Mending {
  const { cost } = judgement;
  const isStep = judgement.kind === 'step';
  const change = isStep
    ? fix('add', judgement, `add step ${cost}`)
    : fix('reach', judgement, `add end ${cost}`);
  return {
    ...change,
    mend: (tally) => ({
      ...tally,
      cost: tally.cost - cost,
      worst: worstWith(reference, tally, isStep, cost),
      matchedCost: isStep || tally.countsEnds ? tally.matchedCost + cost : tally.matchedCost,
    }),
  };
}

function changesOf(reference: Reference, judgement: Judgement, broken: BrokenBy): readonly Mending[] {
  const { status, kind, cost } = judgement;
  if (status === 'done') return [];
  if (status === 'missing') return [fulfilling(reference, judgement)];
  if (status === 'outOfOrder') {
    const weight = broken.get(judgement.id) ?? 0;
    return [
      {
        ...fix('move', judgement, `order ${weight} ${cost}`),
        mend: (tally) => ({
          ...tally,
          cost: tally.cost - cost,
          brokenWeight: Math.max(0, tally.brokenWeight - weight),
        }),
      },
    ];
  }
  if (status === 'late') {
    return [
      {
        ...fix('move', judgement, `late ${cost}`),
        mend: (tally) => ({
          ...tally,
          cost: tally.cost - cost,
          missedDeadlines: Math.max(0, tally.missedDeadlines - 1),
        }),
      },
    ];
  }
  const isNamed =
    kind === 'forbidden' || kind === 'gate' || reference.wrong.some(({ id }) => id === judgement.id);
  return [
    {
      ...fix(isNamed ? 'avoid' : 'leaveOut', judgement, `without ${cost}`),
      mend: (tally) => ({
        ...tally,
        cost: tally.cost - cost,
        worst: tally.worst - cost,
      }),
    },
  ];
}

function worstWith({ weights }: Reference, tally: Tally, isStep: boolean, cost: number): number {
  if (tally.countsEnds) return tally.worst;
  return isStep ? tally.worst + weights.neutralExtra : tally.worst - cost;
}

function fix(
  kind: Change['kind'],
  { id, text, seq, failsAttempt }: Judgement,
  sort: string,
): Omit<Fix, 'apply'> {
  const change = { kind, id, text };
  return { change: seq === undefined ? change : { ...change, seq }, mustDo: failsAttempt, sort };
}
