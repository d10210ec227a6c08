// What becomes of a case under changed rules: its proving way and its kept runs are played anew and judged.
import type { CaseExample } from '#contract/entities/case-example.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { PROVING_SCORE, type CasePlayer } from './check-case.ts';
import { checkExamples } from './check-examples.ts';

/**
 * SAME: the way proves the case as before. OTHER: another way does. LOST: no way was found within the nodes.
 * CANNOT_START: the start can't be. UNPROVED: no way proved it before either.
 */
export interface CaseEffect {
  readonly kind: 'SAME' | 'OTHER' | 'LOST' | 'CANNOT_START' | 'UNPROVED';
  /** The score of the way before, and now; null: it is not played. */
  readonly before: number | null;
  readonly now: number | null;
  /** How many acts of the way are refused now. */
  readonly refusedCount: number;
  /** Why the start can't be. */
  readonly reason: Trilingual | null;
  /** How many of the kept runs get another verdict than they must. */
  readonly brokenExamples: number;
}

/** A case that can't even begin. */
export const cannotStart = (reason: Trilingual): CaseEffect => ({
  kind: 'CANNOT_START',
  before: null,
  now: null,
  refusedCount: 0,
  reason,
  brokenExamples: 0,
});

interface Replayed {
  /** The case under the rules as they were, and as they are now. */
  readonly was: CasePlayer;
  readonly is: CasePlayer;
  readonly examples: readonly Pick<CaseExample, 'id' | 'entries' | 'verdict'>[];
  /** Another way under the rules of now; undefined: none was found. */
  readonly findOther: () => readonly Action[] | undefined;
}

export function effectOf({ was, is, examples, findOther }: Replayed): CaseEffect {
  const way = was.way ?? was.findWay() ?? [];
  const first = was.grade(was.play(way).entries);
  const run = is.play(way);
  const second = is.grade(run.entries);
  const heldBefore = new Set(checkExamples(was, examples).flatMap(({ id, isHeld }) => (isHeld ? [id] : [])));
  const broken = checkExamples(is, examples).filter(({ id, isHeld }) => !isHeld && heldBefore.has(id));
  const told = {
    before: first.score,
    now: second.score,
    refusedCount: way.length - run.done.length,
    reason: null,
    brokenExamples: broken.length,
  };
  if (!first.passed || first.score < PROVING_SCORE) return { ...told, kind: 'UNPROVED' };
  if (second.passed && second.score >= PROVING_SCORE) return { ...told, kind: 'SAME' };
  return { ...told, kind: findOther() === undefined ? 'LOST' : 'OTHER' };
}

/** Whether an author should look at the case. */
export const isAffected = ({ kind, brokenExamples }: CaseEffect): boolean =>
  (kind !== 'SAME' && kind !== 'UNPROVED') || brokenExamples > 0;
