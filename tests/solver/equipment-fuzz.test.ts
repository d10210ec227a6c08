// Whatever is tried in the bay, nothing throws, logs replay to the same hash, and states keep invariants.
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { equipmentResultSchema } from '#contract/simulation/equipment-result.ts';
import { gradeSchema } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { casesWithKeys, plannedWay, type CaseWithKey } from '#tests/support/bay-ways.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { codesOver } from '#machines/equipment/grade-codes.ts';
import { gradeEquipmentLog } from '#machines/equipment/grade-equipment.ts';
import { goOnAtRandom } from '#machines/equipment/solver/random-player.ts';
import { resultOf } from '#machines/equipment/result.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { describeStateText } from '#machines/equipment/twin/describe-state.ts';
import { replay } from '#machines/kit/replay.ts';
import { brokenRules, ruleNames } from '#machines/equipment/solver/bay-rules.ts';
import { playRestlessly } from '#machines/equipment/solver/restless-operator.ts';

const LOGS = 500;
const LOGS_EACH = 170;
const settings = ruleset.settings.map(({ id }) => id);
const rowAt = (random: number): CaseWithKey => casesWithKeys[random % casesWithKeys.length]!;

/** Feeds a log to screens, marking and reports: nothing may throw, and no text may be missing. */
function useEverywhere({ equipmentCase: { play, seed }, key }: CaseWithKey, entries: readonly LogEntry[]) {
  const { grade, replayed } = gradeEquipmentLog({ ruleset, play, seed, entries }, key);
  gradeSchema.parse(grade);
  expect([grade.score >= 0, grade.score <= 100]).toEqual([true, true]);
  const { state, moments } = replayed;
  const { judging } = key;
  equipmentResultSchema.parse(
    resultOf({ ruleset, state, entries, language: 'ru', ...(judging ? { judging } : {}) }),
  );
  expect(codesOver(ruleset, moments, judging)[0]).toMatchObject({ stateProcess: '000000' });
  for (const language of LANGUAGES)
    expect(describeStateText(ruleset, state, language)).not.toMatch(/undefined|NaN|\[object/);
}

describe.each(['legal', 'garbage', 'mixed'] as const)('%s', (manner) => {
  test(`${LOGS_EACH} logs never throw and replay to the same hash`, () => {
    for (let random = 0; random < LOGS_EACH; random++) {
      const row = rowAt(random);
      const { play, seed } = row.equipmentCase;
      const begun = plannedWay(row, row.way.slice(0, random % (row.way.length + 1))).entries;
      const entries = goOnAtRandom({ ruleset, play, seed, begun }, 25, manner);
      const first = replay(equipmentSimulation, ruleset, play, seed, entries);
      const again = replay(equipmentSimulation, ruleset, play, seed, entries);
      expect([first.invalidFrom, again.hash]).toEqual([undefined, first.hash]);
      if (manner === 'legal') expect(first.state.refusals).toBe(0);
      expect(brokenRules(ruleset, first.state)).toEqual([]);
    }
  });
});

test(`${ruleNames.length} rules hold in every state of ${LOGS} restless shifts, which are marked and told`, () => {
  for (let random = 0; random < LOGS; random++) {
    const row = rowAt(random);
    const play = { ...row.equipmentCase.play, possibleSettings: settings };
    const own = { ...row, equipmentCase: { ...row.equipmentCase, play } };
    const broken = new Set<string>();
    const check = (state: EquipmentState) => brokenRules(ruleset, state).forEach((name) => broken.add(name));
    const { seed } = row.equipmentCase;
    const session = playRestlessly({ ruleset, play, seed, way: row.way, tries: 30 }, random, check);
    expect([random, row.id, ...broken]).toEqual([random, row.id]);
    const again = replay(equipmentSimulation, ruleset, play, seed, session.entries());
    expect([again.invalidFrom, again.hash]).toEqual([undefined, session.hash()]);
    useEverywhere(own, session.entries());
  }
});
