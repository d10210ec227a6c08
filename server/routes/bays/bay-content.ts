// Rules of the bay between their draft and the ruleset that publishing makes of it, and how the list has them.
import { bayDraftSchema, type BayDraft, type ListedBay } from '#contract/entities/bay-draft.ts';
import type { BayEdits } from '#contract/simulation/bay-edits.ts';
import type { SituationKey } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema, type EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { RulesetKey } from '#contract/simulation/ruleset-key.ts';
import { withEdits, withReaction } from '#machines/equipment/editing/bay-edits.ts';
import { findRulesetKey } from '#server/repositories/case-keys.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { draftDataOf } from '../drafts/drafts-repository.ts';
import { casesOfRulesets } from '../practice-tools/cases-of-rulesets.ts';
import {
  dataOf,
  factsOf,
  type ItemContent,
  type PracticeHead,
} from '../practice-tools/practice-items-repository.ts';
import { findNamedRuleset } from '../practice-tools/simulation-data-repository.ts';

/** How the list has rules of the bay; what is played stands in the rulesets. */
export function bayContent(draft: BayDraft): ItemContent {
  const counts = { stepCount: 0, gateCount: 0 };
  return {
    simulation: 'EQUIPMENT',
    code: '',
    title: draft.title,
    words: [],
    tags: [],
    ...counts,
    data: draft,
  };
}

function changeCount({ times, ...tables }: BayEdits): number {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.length, 0);
  return rows + Object.keys(times).length;
}

/** Rules of the bay as the list shows them: published ones and those of which there is only a draft. */
export async function toListedBays(db: Db, heads: readonly PracticeHead[]): Promise<ListedBay[]> {
  const ids = heads.map(({ id }) => id);
  const published = new Map((await dataOf(db, 'BAY', heads)).map((row) => [row.id, row.data]));
  const drafted = await draftDataOf(db, 'BAY', ids);
  const cases = await casesOfRulesets(db, ids);
  return heads.map((head) => {
    const data = bayDraftSchema.parse(published.get(head.id) ?? drafted.get(head.id));
    return {
      ...factsOf(head),
      title: head.title,
      changeCount: changeCount(data.edits),
      isDraft: drafted.has(head.id),
      cases: [...(cases.get(head.id) ?? [])],
    };
  });
}

interface BayRules {
  readonly ruleset: EquipmentRuleset;
  /** Undefined: what each case says itself judges it. */
  readonly key: RulesetKey | undefined;
}

/** A ruleset of the bay with its key; undefined where there is none. */
export async function findBayRules(
  db: Db | Tx,
  named: { readonly id?: string | undefined; readonly revision?: number | undefined },
): Promise<BayRules | undefined> {
  const data = await findNamedRuleset(db, 'EQUIPMENT', named);
  if (data === undefined) return undefined;
  const ruleset = equipmentRulesetSchema.parse(data);
  const { id: rulesetId, revision: rulesetRevision } = ruleset;
  return { ruleset, key: await findRulesetKey(db, { rulesetId, rulesetRevision }) };
}

const withReactions = (situations: readonly SituationKey[], { reactions }: BayEdits): SituationKey[] =>
  situations.map((key) => {
    const own = reactions.find(({ id }) => id === key.situation);
    return own === undefined ? key : withReaction(key, own);
  });

/** What publishing stores: the base with the draft's edits, under an id of its own. */
export function rulesOfBay(
  { id, revision }: { readonly id: string; readonly revision: number },
  { title, edits }: BayDraft,
  { ruleset, key }: BayRules,
): BayRules {
  return {
    ruleset: { ...withEdits(ruleset, edits), id, revision, title },
    key: key && { ...key, rulesetId: id, revision, situations: withReactions(key.situations, edits) },
  };
}
