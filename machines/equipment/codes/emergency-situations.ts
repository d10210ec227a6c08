// The state code emergencySituations: a projection of the emergency; digits 4 to 6 only with the judge's knowledge.
import type { EmergencyJudging } from '#contract/simulation/equipment-emergency.ts';
import { emergencyCode } from '../emergency/emergency-code.ts';
import type { EquipmentState } from '../state.ts';

/** Six digits, 000000 at first. */
export function emergencySituations(state: EquipmentState, judging?: EmergencyJudging): string {
  return emergencyCode(state.emergency, judging);
}
