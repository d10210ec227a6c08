// A ruleset of the room simulation by its name.
import type { getCaseRuleset } from '#contract/calls/test-cases.ts';
import { roomRulesetSchema, type RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { call } from '#src/lib/api/call.ts';

interface Named {
  readonly id?: string;
  /** Left out: the present one. */
  readonly revision?: number;
}

/** @param named without a name, the ruleset that ships */
export async function namedRules(named: Named): Promise<RoomRuleset> {
  const { ruleset } = await call<typeof getCaseRuleset>('GET', '/practice-ruleset/:simulation', {
    params: { simulation: 'ROOM' },
    query: named,
  });
  return roomRulesetSchema.parse(ruleset);
}
