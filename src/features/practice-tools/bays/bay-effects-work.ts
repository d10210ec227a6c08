// What the worker of the bay's effects is asked.
import type { BayRules, ReplayedBayCase } from '#machines/equipment/solver/case-effect.ts';

export interface BayEffectsRequest {
  readonly rules: BayRules;
  readonly cases: readonly ReplayedBayCase[];
}
