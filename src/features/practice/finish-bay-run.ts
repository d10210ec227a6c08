// The end of a run at the bay.
import type { EquipmentKey } from '#contract/simulation/equipment-case.ts';
import { gradeEquipmentLog, type EquipmentAttempt } from '#machines/equipment/grade-equipment.ts';
import { referenceWay } from '#tasks/equipment/check.ts';
import type { FinishedRun } from './finished-run.ts';

/** Graded here: the key has been given, and nothing of free practice is a mark. */
export function finishBayRun(
  attempt: EquipmentAttempt,
  key: EquipmentKey | null,
  startedAt: string,
): FinishedRun {
  const { entries } = attempt;
  if (!key) return { entries, startedAt, grade: null, reference: null };
  const { grade } = gradeEquipmentLog(attempt, key);
  return { entries, startedAt, grade, reference: referenceWay(attempt, key) };
}
