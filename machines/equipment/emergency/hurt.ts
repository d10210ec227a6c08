// Somebody hurt by a situation.
import type { EmergencyRuleset, RinsedPart } from '#contract/simulation/equipment-emergency.ts';
import { situationRow } from './emergency-index.ts';
import { currentRun } from './read.ts';
import type { EmergencyState } from './state.ts';

/** What has to be rinsed of the colleague whom the current situation hurts; undefined where nobody in the bay is hurt. */
export function hurtColleague(ruleset: EmergencyRuleset, slice: EmergencyState): RinsedPart | undefined {
  const run = currentRun(slice);
  return run?.status === 'active' ? situationRow(ruleset, run.situation).hurts?.part : undefined;
}
