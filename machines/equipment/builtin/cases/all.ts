// The built-in cases of the bay: only their plays, so that any code may import this list.
import type { EquipmentCase } from '#contract/simulation/equipment-case.ts';
import { emergencyCases } from './emergencies.ts';
import { engineerShifts } from './engineer-shifts.ts';
import { faultyLots } from './faulty-lots.ts';
import { normalShifts } from './normal-shifts.ts';

/** Normal shifts first, then lots with a fault, then shifts of engineers, then emergencies. */
export const BUILTIN_EQUIPMENT_CASES: readonly EquipmentCase[] = [
  ...normalShifts,
  ...faultyLots,
  ...engineerShifts,
  ...emergencyCases,
];
