// A case by other rules of the bay: pinned to them, and judged by their reaction times.
import type { CaseDraft, EquipmentCaseDraft } from '#contract/entities/case-draft.ts';
import { rejudged } from '#machines/equipment/editing/rejudged.ts';
import type { BayRules } from '#machines/equipment/solver/case-effect.ts';

/** A case of rooms stays as it is. */
export function inBay({ ruleset, reactions }: BayRules, draft: CaseDraft): CaseDraft {
  if (draft.simulation !== 'EQUIPMENT') return draft;
  const { id: rulesetId, revision: rulesetRevision } = ruleset;
  const key = rejudged(draft.key, draft.play, reactions) as EquipmentCaseDraft['key'];
  return { ...draft, rulesetId, rulesetRevision, key };
}
