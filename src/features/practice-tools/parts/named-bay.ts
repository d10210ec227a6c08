// A ruleset of the bay by its name, with its reaction times.
import type { getBayRules } from '#contract/calls/bays.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import type { BayRules } from '#machines/equipment/solver/case-effect.ts';
import { call } from '#src/lib/api/call.ts';

interface Named {
  readonly id?: string;
  /** Left out: the present one. */
  readonly revision?: number;
}

/** @param named without a name, those that ship */
export async function namedBay(named: Named): Promise<BayRules> {
  const { ruleset, reactions } = await call<typeof getBayRules>('GET', '/bay-rules', { query: named });
  return { ruleset: equipmentRulesetSchema.parse(ruleset), reactions };
}
