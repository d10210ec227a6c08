// What the worker of the effects is asked.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { ReplayedCase } from '#machines/room/solver/case-effect.ts';

export interface EffectsRequest {
  readonly ruleset: RoomRuleset;
  readonly cases: readonly ReplayedCase[];
}
