// Single moves: a way with one of its actions done earlier or later, as far as the key leaves the order free.
import type { Grade } from '#contract/simulation/grade.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import { graphOf } from '#machines/kit/grading/step-graph.ts';
import { EMPTY_SET, has } from '#machines/kit/grading/step-set.ts';

/** The steps of all windows as one reference: those of a situation have its number in front, as in the grade. */
export function jointReference({
  reference,
  situations = [],
}: {
  readonly reference: Reference;
  readonly situations?: readonly { readonly reference: Reference }[] | undefined;
}): Reference {
  const numbered = situations.flatMap((situation, at) => {
    const name = (id: string) => `${String(at + 1)}.${id}`;
    return situation.reference.steps.map((step) => ({
      ...step,
      id: name(step.id),
      after: step.after.map(name),
    }));
  });
  return { ...reference, steps: [...reference.steps, ...numbered] };
}

/** For each action of a way the numbers of the steps that it does. */
type StepsOfActions = readonly (readonly number[])[];

/** The steps that each action of a way did in its log, which has the walking besides. */
export function stepsOfActions(
  { steps }: Reference,
  way: readonly Action[],
  entries: readonly LogEntry[],
  { judgements }: Pick<Grade, 'judgements'>,
): StepsOfActions {
  let next = 0;
  return way.map(({ code, item, to }) => {
    const isOwn = (entry: LogEntry) => entry.code === code && entry.item === item && entry.to === to;
    const at = entries.findIndex((entry, place) => place >= next && isOwn(entry));
    if (at === -1) return [];
    next = at + 1;
    const done = judgements.filter(({ kind, seq }) => kind === 'step' && seq === entries[at]?.seq);
    return done.map((judged) => steps.findIndex(({ id }) => id === judged.id));
  });
}

/** All ways with one action that does a step moved past others to which its steps have no order; nothing is moved past a wait. */
export function freelyMoved(
  reference: Reference,
  way: readonly Action[],
  steps: StepsOfActions,
): readonly (readonly Action[])[] {
  const { before } = graphOf(reference);
  const areBound = (earlier: readonly number[] = [], later: readonly number[] = []) =>
    earlier.some((first) => later.some((then) => has(before[then] ?? EMPTY_SET, first)));
  const isWait = (at: number) => way[at]?.code === 'WAIT';
  return steps.flatMap((own, from) => {
    if (own.length === 0) return [];
    const places: number[] = [];
    for (let to = from + 1; to < way.length && !isWait(to) && !areBound(own, steps[to]); to++)
      places.push(to);
    for (let to = from - 1; to >= 0 && !isWait(to) && !areBound(steps[to], own); to--) places.push(to);
    return places.map((to) => way.toSpliced(from, 1).toSpliced(to, 0, ...way.slice(from, from + 1)));
  });
}
