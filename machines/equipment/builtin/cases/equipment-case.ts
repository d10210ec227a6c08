// What every case of the bay has in common.
import type { EquipmentCase } from '#contract/simulation/equipment-case.ts';

type OfOneCase = Pick<EquipmentCase, 'id' | 'seed' | 'order' | 'title' | 'goal' | 'play'>;

export function equipmentCase(own: OfOneCase): EquipmentCase {
  return { ...own, revision: 9, rulesetId: 'equipment-bay', rulesetRevision: 6 };
}
