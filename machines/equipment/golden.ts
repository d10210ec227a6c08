// What a log of the bay gives, to be held against its recording.
import type { EquipmentCase, EquipmentKey } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { goldenProblems, goldenResult, type Golden, type GoldenResult } from '#machines/kit/golden.ts';
import { createTimeline } from '#machines/kit/timeline.ts';
import { gradeEquipmentLog } from './grade-equipment.ts';
import { equipmentSimulation } from './simulation.ts';

/** What a log gives now: a hash at its quarters and its mark. */
export function measureGolden(
  entries: Golden['entries'],
  ruleset: EquipmentRuleset,
  { play, seed }: EquipmentCase,
  key: EquipmentKey,
): GoldenResult {
  const timeline = createTimeline(equipmentSimulation, ruleset, play, seed, entries);
  return goldenResult(timeline, gradeEquipmentLog({ ruleset, play, seed, entries }, key).grade);
}

/** What differs from the recording; empty when all is as recorded. */
export function checkGolden(
  golden: Golden,
  ruleset: EquipmentRuleset,
  equipmentCase: EquipmentCase,
  key: EquipmentKey,
): readonly string[] {
  const now = measureGolden(golden.entries, ruleset, equipmentCase, key);
  return goldenProblems(golden, now, equipmentSimulation.codeVersion);
}
