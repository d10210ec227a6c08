// The key part of the bay's ruleset: for the server's seed and tests only.
import type { RulesetKey } from '#contract/simulation/ruleset-key.ts';
import { builtinEquipmentRuleset } from '../ruleset.ts';
import { situationKeys } from './emergency-keys.ts';

export const BUILTIN_EQUIPMENT_RULESET_KEY: RulesetKey = {
  rulesetId: builtinEquipmentRuleset.id,
  revision: builtinEquipmentRuleset.revision,
  situations: [...situationKeys],
};
