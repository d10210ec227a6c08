// What the worker of the effects is asked and says.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { CaseEffect, ReplayedCase } from '#machines/room/solver/case-effect.ts';

export interface EffectsRequest {
  readonly ruleset: RoomRuleset;
  readonly cases: readonly ReplayedCase[];
}

/** `at`: the place of the case in the request. */
export interface EffectMessage {
  readonly at: number;
  readonly effect: CaseEffect;
}
