// What every case of the bay has in common.
import type { EquipmentCase, EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { Trilingual } from '#contract/simulation/text.ts';

export interface CaseRow {
  readonly id: string;
  readonly seed: number;
  readonly title: Trilingual;
  readonly goal: Trilingual;
  readonly play: EquipmentPlay;
}

export function equipmentCase(row: CaseRow): EquipmentCase {
  return { ...row, revision: 1, rulesetId: 'equipment-bay', rulesetRevision: 1 };
}
