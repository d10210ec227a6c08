// How far a run in the bay has followed its reference.
import type { EquipmentKey } from '#contract/simulation/equipment-case.ts';
import { gradeEquipmentLog } from '#machines/equipment/grade-equipment.ts';
import { liveReference, progressFrom, type Progress } from '../../simulation/guide/progress.ts';

export type BayRun = Parameters<typeof gradeEquipmentLog>[0];

/** Only of a case that one reference judges: see `isLeadable`. */
export function progressOf(run: BayRun, { reference, judging }: EquipmentKey): Progress {
  const judge = { reference: liveReference(reference), ...(judging ? { judging } : {}) };
  return progressFrom(reference, gradeEquipmentLog(run, judge).grade.judgements);
}

/** Where each situation has a key of its own, no single order of steps leads through the case. */
export function isLeadable({ situations }: EquipmentKey): boolean {
  return (situations?.length ?? 0) === 0;
}
