// What happens after the last action: judging asks the state to which everything under way comes by itself.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { advanceUntil, nextEventMs } from '../advance.ts';
import { isGoingOn, currentRun } from '../emergency/read.ts';
import { indexOf } from '../equipment-index.ts';
import type { EquipmentState } from '../state.ts';

/** Nobody does anything any more; after this time what is still under way counts as it stands. */
const RUN_ON_MS = 600_000;

/** The state after what was under way has ended, or after ten minutes. */
export function runOn(ruleset: EquipmentRuleset, state: EquipmentState): EquipmentState {
  if (isAtRest(state)) return state;
  return advanceUntil(indexOf(ruleset), state, state.clockMs + RUN_ON_MS, isAtRest);
}

/** Nothing goes on in the bay. What has not begun yet is not waited for. */
function isAtRest(state: EquipmentState): boolean {
  if (isGoingOn(currentRun(state.emergency))) return false;
  const emergency = { ...state.emergency, coming: [] };
  return nextEventMs({ ...state, emergency }) === undefined;
}
