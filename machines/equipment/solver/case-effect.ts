// What becomes of a case of the bay when a site changes its rules: the machine plays by them, and the key has their reaction times.
import type { CaseExample } from '#contract/entities/case-example.ts';
import type { BayReaction } from '#contract/simulation/bay-edits.ts';
import type { EquipmentKey, EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { cannotStart, effectOf, type CaseEffect } from '#machines/kit/checks/case-effect.ts';
import { findCaseProblems } from '../check-case.ts';
import { rejudged } from '../editing/rejudged.ts';
import { problemTexts } from '../equipment-problems.ts';
import { equipmentPlayer } from './case-player.ts';
import { findShortestWay } from './find-way.ts';

export interface ReplayedBayCase {
  readonly before: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly key: EquipmentKey;
  readonly seed: number;
  readonly examples: readonly Pick<CaseExample, 'id' | 'entries' | 'verdict'>[];
}

export interface BayRules {
  readonly ruleset: EquipmentRuleset;
  readonly reactions: readonly BayReaction[];
}

/** @param maxNodes how long another way is looked for where the known one no longer proves the case */
export function effectOnBayCase(
  { before, play, key: old, seed, examples }: ReplayedBayCase,
  { ruleset, reactions }: BayRules,
  maxNodes: number,
): CaseEffect {
  const [problem] = findCaseProblems(ruleset, play);
  if (problem) return cannotStart(problemTexts[problem.kind]);
  const key = rejudged(old, play, reactions);
  return effectOf({
    was: equipmentPlayer({ ruleset: before, play, seed }, old),
    is: equipmentPlayer({ ruleset, play, seed }, key),
    examples,
    findOther: () => findShortestWay({ ruleset, play, seed, key, maxNodes }).actions,
  });
}
