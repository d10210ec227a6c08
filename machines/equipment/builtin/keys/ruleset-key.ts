// The key part of the bay's ruleset: for the server's seed and tests only.
import type { RulesetKey } from '#contract/simulation/ruleset-key.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { builtinEquipmentRuleset } from '../ruleset.ts';
import { situationKeys } from './emergency-keys.ts';
import { BAY_ORDER } from './order.ts';
import { ASKING, FREE_CODES } from './shift-judging.ts';

export const BUILTIN_EQUIPMENT_RULESET_KEY: RulesetKey = {
  rulesetId: builtinEquipmentRuleset.id,
  revision: builtinEquipmentRuleset.revision,
  terms: {
    weights: DEFAULT_WEIGHTS,
    order: [...BAY_ORDER],
    mending: [...ASKING],
    freeCodes: [...FREE_CODES],
    maxNodes: 100_000,
  },
  situations: [...situationKeys],
};
