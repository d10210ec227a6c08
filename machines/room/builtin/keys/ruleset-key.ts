// The key part of the room's ruleset: for the server's seed and tests only.
import type { RulesetKey } from '#contract/simulation/ruleset-key.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { builtinRoomRuleset } from '../ruleset.ts';
import { CROSSING } from './gates.ts';
import { FREE_CODES, MENDING, ROOM_ORDER } from './order.ts';

export const BUILTIN_ROOM_RULESET_KEY: RulesetKey = {
  rulesetId: builtinRoomRuleset.id,
  revision: builtinRoomRuleset.revision,
  terms: {
    weights: DEFAULT_WEIGHTS,
    order: [...ROOM_ORDER],
    mending: [...MENDING],
    crossing: CROSSING,
    freeCodes: FREE_CODES,
    maxNodes: 200_000,
  },
  situations: [],
};
