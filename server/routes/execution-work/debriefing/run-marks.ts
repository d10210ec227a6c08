// What a run shows on a time line, from what marking found of it.
import { MAX_RUN_MARKS, type RunMark } from '#contract/entities/debriefing.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import type { MarkedRun } from './event-runs-repository.ts';

type Found = Pick<MarkedRun, 'simulation' | 'arrived'>;

const ERRORS: readonly Judgement['status'][] = ['late', 'outOfOrder', 'extra', 'refused', 'forbidden'];

/** A judgement with its moment: what was not done has none. */
export type TimedJudgement = Judgement & { readonly at: number };

function timed({ simulation }: Found): TimedJudgement[] {
  const judgements = simulation.grade?.judgements ?? [];
  return judgements
    .flatMap((judgement) => (judgement.at === undefined ? [] : [{ ...judgement, at: judgement.at }]))
    .toSorted((a, b) => a.at - b.at);
}

/** By time. */
export const errorsIn = (run: Found): TimedJudgement[] =>
  timed(run).filter(({ status, kind }) => kind !== 'gate' && ERRORS.includes(status));

/** By time. */
export const rightStepsIn = (run: Found): TimedJudgement[] =>
  timed(run).filter(({ status, kind }) => kind === 'step' && status === 'done');

interface Begun {
  readonly id: string;
  readonly atMs: number;
  /** null: it has no name in what marking found. */
  readonly text: Judgement['text'] | null;
}

/** When each situation began: those that are judged by themselves, and those that were issued; by time. */
export function situationsIn({ simulation, arrived }: Found): Begun[] {
  const judged = (simulation.grade?.windows ?? [])
    .filter(({ id }) => id !== 'before')
    .map(({ id, text, fromMs }) => ({ id, text, atMs: fromMs }));
  const issued = arrived
    .filter(({ item }) => judged.every(({ id }) => id !== item))
    .map(({ item, atMs }) => ({ id: item, text: null, atMs }));
  return [...judged, ...issued].toSorted((a, b) => a.atMs - b.atMs);
}

/** By time; of a longer run the first of them. */
export function marksOf(run: Found): readonly RunMark[] {
  const marks: readonly RunMark[] = [
    ...situationsIn(run).map(({ atMs, text }) => ({ kind: 'EMERGENCY' as const, atMs, text })),
    ...rightStepsIn(run).map(({ at, text }) => ({ kind: 'STEP' as const, atMs: at, text })),
    ...errorsIn(run).map(({ at, text, status }) => ({ kind: 'ERROR' as const, atMs: at, text, status })),
  ];
  return marks.toSorted((a, b) => a.atMs - b.atMs).slice(0, MAX_RUN_MARKS);
}
