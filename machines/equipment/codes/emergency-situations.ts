// The state code emergencySituations, derived from the emergency's state (digits 4 to 6 only for judges).
import type { EmergencyJudging } from '#contract/simulation/equipment-emergency.ts';
import { emergencyCode } from '../emergency/emergency-code.ts';
import type { EquipmentState } from '../state.ts';

/** Six digits, 000000 at the start. Without `judging` the last three are 0. */
export function emergencySituations(state: EquipmentState, judging?: EmergencyJudging): string {
  return emergencyCode(state.emergency, judging);
}
