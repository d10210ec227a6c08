// An EQUIPMENT: a case of the operator's bay, played and logged.
import {
  equipmentCaseSchema,
  equipmentKeySchema,
  equipmentPlaySchema,
} from '#contract/simulation/equipment-case.ts';
import { equipmentResultSchema } from '#contract/simulation/equipment-result.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { playAsDrawn, playWithoutComing } from '#machines/equipment/held/held-parts.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { wordingOf } from '#machines/equipment/wording.ts';
import type { CompletedFields } from '../kit/check.ts';
import { kindOfSimulation } from '../simulation/kind.ts';
import { keylessRuleset } from './strip.ts';
import { checkEquipment, referenceWay } from './check.ts';

/** Removes from a case's result what only the judge knows: digits 4 to 6 of emergencySituations. */
function stripResult(answer: unknown): unknown {
  const result = equipmentResultSchema.safeParse(answer).data;
  if (result === undefined) return answer;
  return { ...result, emergencySituations: `${result.emergencySituations.slice(0, 3)}000` };
}

function fieldsOf(answer: unknown): Partial<CompletedFields> {
  const result = equipmentResultSchema.safeParse(answer).data;
  if (result === undefined) return {};
  const { documentForms, functionalForms, additionalFields, actions } = result;
  return { documentForms: { ...documentForms, functionalForms }, additionalFields, actions };
}

export const equipmentKind = kindOfSimulation({
  simulation: 'EQUIPMENT',
  codeVersion: equipmentSimulation.codeVersion,
  rulesetSchema: equipmentRulesetSchema,
  caseSchema: equipmentCaseSchema,
  playSchema: equipmentPlaySchema,
  keySchema: equipmentKeySchema,
  playHeld: playWithoutComing,
  playDrawn: playAsDrawn,
  keylessRuleset,
  check: checkEquipment,
  way: referenceWay,
  wording: wordingOf,
  stripResult,
  fieldsOf,
});
