// The places that an emergency makes unreachable.
import type { EmergencyRuleset } from '#contract/simulation/equipment-emergency.ts';
import { situationRow } from './emergency-index.ts';
import { currentRun } from './read.ts';
import type { EmergencyState } from './state.ts';

/** Whether flames, smoke or a puddle block the way to a place: an EMO, the terminal, a telephone. */
export function isBlocked(ruleset: EmergencyRuleset, slice: EmergencyState, place: string): boolean {
  const run = currentRun(slice);
  if (run?.status !== 'active') return false;
  return situationRow(ruleset, run.situation).phases[run.phase]?.blocks.includes(place) ?? false;
}
