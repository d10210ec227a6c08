/** Every built-in case of the bay: its way is a shortest correct one. */
import { describe, expect, test } from 'vitest';
import { classify } from '#machines/kit/grading/classify.ts';
import { replay } from '#machines/kit/replay.ts';
import {
  casesWithKeys,
  gradeWay,
  plannedWay,
  type CaseWithKey,
} from '#machines/equipment/builtin/keys/try-way.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { readJudged } from '#machines/equipment/grade-equipment.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { findShortestWay } from '#machines/equipment/solve-way.ts';

/** How much of a key's way is a deed: what does a step, or is not free. Optional steps are counted apart. */
function deedsIn(row: CaseWithKey) {
  const { play, seed } = row.equipmentCase;
  const { reference, judging } = row.key;
  const { entries } = plannedWay(row, row.way);
  const { moments } = replay(equipmentSimulation, ruleset, play, seed, entries);
  const seen = classify(reference, moments, readJudged(ruleset, judging));
  const deeds = seen.filter(({ steps, extraCost }) => steps.length > 0 || extraCost > 0);
  const isOptional = (steps: readonly number[]) =>
    steps.length > 0 && steps.every((step) => reference.steps[step]!.isOptional);
  const optional = deeds.filter(({ steps }) => isOptional(steps)).length;
  return { needed: deeds.length - optional, optional };
}

describe.each(casesWithKeys)('$id', (row) => {
  test('its way is a shortest correct one', () => {
    const { play, seed } = row.equipmentCase;
    const solved = findShortestWay({ ruleset, play, seed, key: row.key, maxNodes: 2000 });
    expect(solved.actions).toBeDefined();
    const { score, passed } = gradeWay(row, solved.actions!);
    expect([score, passed]).toEqual([100, true]);
    // Each deed does one step at most: no correct way has fewer deeds than there are needed steps.
    expect(solved.deeds).toBe(solved.needed);
    expect(deedsIn(row).needed).toBe(solved.needed);
  });
});
