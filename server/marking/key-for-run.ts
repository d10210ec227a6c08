// The key that marks a run: that of its case, with the ruleset's keys of what the server issued for it.
import { equipmentKeySchema, equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { FAULT_CODE, type IssuedEntry } from '#contract/simulation/log.ts';
import { findRulesetKey } from '#server/repositories/case-keys.ts';
import type { Db } from '#server/storage/schema.ts';
import type { JobSimulation } from './mark-job.ts';

type Played = Pick<
  JobSimulation,
  'rulesetId' | 'rulesetRevision' | 'ruleset' | 'play' | 'issued' | 'held'
> & {
  readonly key: unknown;
};

type KeyForRun = Pick<JobSimulation, 'key' | 'hasUnknownIssue'>;

/**
 * What the case plans is judged by the ruleset's key too where something else came between. Nothing was given beside it: the
 * case's own key, as it is stored.
 */
export async function keyForRun(db: Db, played: Played): Promise<KeyForRun> {
  const { key, held } = played;
  const issued = played.issued.filter(({ part }) => typeof part !== 'number');
  if (issued.length === 0) return { key, hasUnknownIssue: false };
  const caseKey = equipmentKeySchema.parse(key);
  const { planned } = equipmentPlaySchema.parse(held?.play ?? played.play).emergency;
  const own = caseKey.situations ?? [];
  const wanted = new Set([
    ...issued.flatMap(({ code, item }) => (code === FAULT_CODE ? [] : [item])),
    ...planned.flatMap(({ situations }) => situations),
  ]);
  const shared = await findRulesetKey(db, played);
  const missing = (shared?.situations ?? []).filter(
    ({ situation }) => wanted.has(situation) && !own.some((row) => row.situation === situation),
  );
  const situations = [...own, ...missing];
  const judged = new Set(situations.map(({ situation }) => situation));
  return {
    key: { ...caseKey, situations },
    hasUnknownIssue: issued.some((entry) => !judged.has(entry.item) && !isFalseSign(played.ruleset, entry)),
  };
}

/** A false sign has no answer of its own: the shift goes on, and is judged as one. */
function isFalseSign(ruleset: unknown, { item }: IssuedEntry): boolean {
  const { situations } = equipmentRulesetSchema.parse(ruleset).emergency;
  return situations.find(({ id }) => id === item)?.isFalseSign === true;
}
