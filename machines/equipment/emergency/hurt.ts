// Somebody hurt by a situation: a colleague, or the learner.
import type { EmergencyRuleset, Situation } from '#contract/simulation/equipment-emergency.ts';
import { situationRow } from './emergency-index.ts';
import { currentRun } from './read.ts';
import type { EmergencyState } from './state.ts';

type Hurt = NonNullable<Situation['hurts']>;

/** Who is hurt by the current situation, and what of them has to be rinsed; undefined where nobody needs it now. */
export function hurtNow(ruleset: EmergencyRuleset, slice: EmergencyState): Hurt | undefined {
  const run = currentRun(slice);
  return run?.status === 'active' ? situationRow(ruleset, run.situation).hurts : undefined;
}

/** Whoever goes away from the water is no longer under it. */
export function outOfWater(slice: EmergencyState): EmergencyState {
  if (slice.underWater === undefined) return slice;
  const { underWater: _underWater, ...rest } = slice;
  return rest;
}
