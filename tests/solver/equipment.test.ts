// The way of every built-in case of the bay is a shortest correct one.
import { describe, expect, test } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { classify } from '#machines/kit/grading/classify.ts';
import { replay } from '#machines/kit/replay.ts';
import { casesWithKeys, gradeWay, plannedWay, type CaseWithKey } from '#tests/support/bay-ways.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { readJudged } from '#machines/equipment/judging/read-judged.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { findShortestWay } from '#machines/equipment/solver/find-way.ts';

/** How many actions of a way do a step or are not free; those of optional steps are counted apart. */
function deedsIn(row: CaseWithKey, way: readonly Action[]) {
  const { play, seed } = row.equipmentCase;
  const { reference, judging } = row.key;
  const { entries } = plannedWay(row, way);
  const { moments } = replay(equipmentSimulation, ruleset, play, seed, entries);
  const seen = classify(reference, moments, readJudged(ruleset, judging));
  const deeds = seen.filter(({ steps, extraCost }) => steps.length > 0 || extraCost > 0);
  const isOptional = (steps: readonly number[]) =>
    steps.length > 0 && steps.every((step) => reference.steps[step]!.isOptional);
  const optional = deeds.filter(({ steps }) => isOptional(steps)).length;
  return { needed: deeds.length - optional, optional };
}

/** With one reference for the whole; of several situations each is judged apart, and its way is that of its own case. */
const whole = casesWithKeys.filter(({ key }) => key.situations === undefined);

describe.each(whole)('$id', (row) => {
  test('its way is a shortest correct one', () => {
    const { play, seed } = row.equipmentCase;
    const solved = findShortestWay({ ruleset, play, seed, key: row.key, maxNodes: 2000 });
    expect(solved.actions).toBeDefined();
    const { score, passed } = gradeWay(row, solved.actions!);
    expect([score, passed]).toEqual([100, true]);
    // An action does at most one step, so no correct way has fewer actions than needed steps. Only what is
    // under way can be stopped: where a danger comes at any time, the process is begun besides.
    const found = deedsIn(row, solved.actions!);
    expect(found.needed).toBe(solved.needed);
    const begun = solved.actions!.some(({ code }) => code === 'STOPWORK') ? found.optional : 0;
    expect(solved.deeds).toBe(solved.needed + begun);
    expect(deedsIn(row, row.way).needed).toBe(solved.needed);
  });
});
