// Who has come out to the assembly point, and who has not.
import type { EmergencyRuleset } from '#contract/simulation/equipment-emergency.ts';
import { situationRow } from './emergency-index.ts';
import { currentRun } from './read.ts';
import type { EmergencyState } from './state.ts';

/** Whether people have come out: something has begun that is no false sign. */
export function isGathered({ team = [] }: EmergencyRuleset, slice: EmergencyState): boolean {
  const run = currentRun(slice);
  return team.length > 0 && run !== undefined && run.status !== 'none';
}

/** Ids of those of the team who have not come out. */
export function missingOf(ruleset: EmergencyRuleset, slice: EmergencyState): readonly string[] {
  const run = currentRun(slice);
  const absent = run && situationRow(ruleset, run.situation).absent;
  return absent === undefined ? [] : [absent];
}

/** Those of the team who stand at the assembly point; nobody while all is quiet. */
export function gatheredOf(
  ruleset: EmergencyRuleset,
  slice: EmergencyState,
): NonNullable<EmergencyRuleset['team']> {
  const missing = missingOf(ruleset, slice);
  return isGathered(ruleset, slice) ? (ruleset.team ?? []).filter(({ id }) => !missing.includes(id)) : [];
}
