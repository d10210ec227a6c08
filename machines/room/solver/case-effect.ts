// What becomes of a case when the rules or the plan of its room change: its proving way is played anew and judged.
import type { CaseExample } from '#contract/entities/case-example.ts';
import type { RoomKey, RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { PROVING_SCORE } from '#machines/kit/checks/check-case.ts';
import { checkExamples } from '#machines/kit/checks/check-examples.ts';
import { findCaseProblems } from '../check-case.ts';
import { problemTexts } from '../room-problems.ts';
import { roomPlayer } from './case-player.ts';
import { findShortestWay } from './find-way.ts';

export interface ReplayedCase {
  readonly before: RoomRuleset;
  readonly play: RoomPlay;
  readonly key: Pick<RoomKey, 'reference' | 'way'>;
  readonly seed: number;
  readonly examples: readonly Pick<CaseExample, 'id' | 'entries' | 'verdict'>[];
}

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

const NOT_PLAYED: Omit<CaseEffect, 'kind'> = {
  before: null,
  now: null,
  refusedCount: 0,
  reason: null,
  brokenExamples: 0,
};

/** @param maxNodes how long another way is looked for where the known one no longer proves the case */
export function effectOn(replayed: ReplayedCase, ruleset: RoomRuleset, maxNodes: number): CaseEffect {
  const { before: old, play, key, seed, examples } = replayed;
  const [problem] = findCaseProblems(ruleset, play);
  if (problem) return { ...NOT_PLAYED, kind: 'CANNOT_START', reason: problemTexts[problem.kind] };
  const was = roomPlayer({ ruleset: old, play, seed }, key);
  const is = roomPlayer({ ruleset, play, seed }, key);
  const way = key.way ?? was.findWay() ?? [];
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
  const { actions } = findShortestWay({ ruleset, play, reference: key.reference, maxNodes });
  return { ...told, kind: actions === undefined ? 'LOST' : 'OTHER' };
}

/** Whether an author should look at the case. */
export const isAffected = ({ kind, brokenExamples }: CaseEffect): boolean =>
  (kind !== 'SAME' && kind !== 'UNPROVED') || brokenExamples > 0;
