// Plays and grades lists of actions in the built-in cases: for tests and tools.
import type { EquipmentCase, EquipmentKey } from '#contract/simulation/equipment-case.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { TimedAction } from '#machines/kit/session.ts';
import { gradeEquipmentLog } from '#machines/equipment/grade-equipment.ts';
import { planLog, type PlannedLog } from '#machines/equipment/plan-log.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';

export interface CaseWithKey {
  readonly id: string;
  readonly equipmentCase: EquipmentCase;
  readonly key: EquipmentKey;
  readonly way: readonly Action[];
}

export const casesWithKeys: readonly CaseWithKey[] = BUILTIN_EQUIPMENT_CASES.flatMap((equipmentCase) => {
  const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === equipmentCase.id);
  return key ? [{ id: equipmentCase.id, equipmentCase, key, way: key.way ?? [] }] : [];
});

/** A case by its id without the first word; throws if there is none. */
export function caseNamed(name: string): CaseWithKey {
  const row = casesWithKeys.find(({ id }) => id === `equipment-${name}`);
  if (!row) throw new Error(`No case is called ${name}`);
  return row;
}

/** The actions as a log, with the necessary walking added; with the seed of the case unless another is given. */
export function plannedWay(
  { equipmentCase }: CaseWithKey,
  actions: readonly TimedAction[],
  seed = equipmentCase.seed,
): PlannedLog {
  return planLog(builtinEquipmentRuleset, equipmentCase.play, seed, actions);
}

/** The grade of a log; throws if the log is invalid. */
export function gradeEntries({ equipmentCase, key }: CaseWithKey, entries: readonly LogEntry[]): Grade {
  const { play, seed } = equipmentCase;
  const { grade, replayed } = gradeEquipmentLog(
    { ruleset: builtinEquipmentRuleset, play, seed, entries },
    key,
  );
  if (replayed.invalidFrom) throw new Error(`Invalid from ${replayed.invalidFrom.seq}`);
  return grade;
}

export function gradeWay(row: CaseWithKey, actions: readonly TimedAction[]): Grade {
  return gradeEntries(row, plannedWay(row, actions).entries);
}
