// What becomes of a case when the rules or the plan of its room change.
import type { CaseExample } from '#contract/entities/case-example.ts';
import type { RoomKey, RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { cannotStart, effectOf, type CaseEffect } from '#machines/kit/checks/case-effect.ts';
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

/** @param maxNodes how long another way is looked for where the known one no longer proves the case */
export function effectOn(replayed: ReplayedCase, ruleset: RoomRuleset, maxNodes: number): CaseEffect {
  const { before, play, key, seed, examples } = replayed;
  const [problem] = findCaseProblems(ruleset, play);
  if (problem) return cannotStart(problemTexts[problem.kind]);
  return effectOf({
    was: roomPlayer({ ruleset: before, play, seed }, key),
    is: roomPlayer({ ruleset, play, seed }, key),
    examples,
    findOther: () => findShortestWay({ ruleset, play, reference: key.reference, maxNodes }).actions,
  });
}
