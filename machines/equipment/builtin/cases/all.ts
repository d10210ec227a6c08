// The built-in cases of the bay: play parts alone, so that any code may hold this list.
import type { EquipmentCase } from '#contract/simulation/equipment-case.ts';
import { emergencyCases } from './emergencies.ts';
import { faultyLots } from './faulty-lots.ts';
import { normalShifts } from './normal-shifts.ts';

/** Normal shifts first, then lots with a fault, then what happens. */
export const builtinEquipmentCases: readonly EquipmentCase[] = [
  ...normalShifts,
  ...faultyLots,
  ...emergencyCases,
];
