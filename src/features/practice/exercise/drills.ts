// An exercise: single steps of a case, each played from just before its moment on, as the case's own way comes to it.
import type { ReplayReference } from '#contract/entities/attempt.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { Trilingual } from '#contract/simulation/text.ts';

interface WantedStep {
  readonly id: string;
  readonly text: Trilingual;
}

export interface Drill {
  /** In the order of the way. */
  readonly steps: readonly WantedStep[];
  /** What has been done before it begins. */
  readonly before: readonly LogEntry[];
}

/** Steps that lie no further apart are practised in one go. */
const MAX_APART = 3;
/** One begins so many actions earlier: what the step follows on belongs to it. */
const LEAD_IN = 2;

/** The steps that the way does, gathered into drills; others are left out. */
export function drillsOf(
  { entries, steps: done }: Pick<ReplayReference, 'entries' | 'steps'>,
  wanted: readonly WantedStep[],
): readonly Drill[] {
  const placed = wanted
    .flatMap((step) => {
      const seq = done.find(({ id }) => id === step.id)?.seq;
      return seq === undefined ? [] : [{ step, seq }];
    })
    .toSorted((one, other) => one.seq - other.seq);
  const groups: { firstSeq: number; lastSeq: number; steps: WantedStep[] }[] = [];
  for (const { step, seq } of placed) {
    const group = groups.at(-1);
    if (group && seq - group.lastSeq <= MAX_APART) {
      group.lastSeq = seq;
      group.steps.push(step);
    } else groups.push({ firstSeq: seq, lastSeq: seq, steps: [step] });
  }
  return groups.map(({ firstSeq, steps }) => ({
    steps,
    before: entries.filter(({ seq }) => seq < firstSeq - LEAD_IN),
  }));
}

/** How the steps of a drill were judged; undefined where one is not judged yet. */
export function judgedOf(
  { steps }: Drill,
  judgements: readonly Judgement[],
): readonly (Judgement | undefined)[] {
  return steps.map(({ id }) => judgements.find((one) => one.kind === 'step' && one.id === id));
}

/** The steps that the case asks for: others may be left out, and nobody could tell whether one knows them. */
export function owedOf({ steps }: Drill, already: readonly Judgement[]): Drill['steps'] {
  const missing = new Set(already.flatMap(({ id, status }) => (status === 'missing' ? [id] : [])));
  return steps.filter(({ id }) => missing.has(id));
}

/** Whether each step was done, rightly or not. */
export function isThrough(drill: Drill, judgements: readonly Judgement[]): boolean {
  return judgedOf(drill, judgements).every((one) => one !== undefined && one.status !== 'missing');
}

/**
 * What else went wrong in the drill itself.
 * @param already what was judged before it began: what is asked at the end alone stands there too
 */
export function faultsIn(
  { steps, before }: Drill,
  judgements: readonly Judgement[],
  already: readonly Judgement[],
): readonly Judgement[] {
  const own = new Set(
    [...steps, ...already.filter(({ status }) => status === 'forbidden')].map(({ id }) => id),
  );
  const lastSeq = before.at(-1)?.seq ?? 0;
  return judgements.filter(
    ({ id, status, seq = 0, cost }) =>
      !own.has(id) && seq > lastSeq && (status === 'forbidden' || (status === 'extra' && cost > 0)),
  );
}
