// The key parts of rulesets: the right answer to each situation.
import type { SituationKey } from '#contract/simulation/equipment-case.ts';
import { rulesetKeySchema } from '#contract/simulation/ruleset-key.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

interface PinnedRuleset {
  readonly rulesetId: string;
  readonly rulesetRevision: number;
}

export async function rulesetSituations(
  db: Db | Tx,
  { rulesetId, rulesetRevision }: PinnedRuleset,
): Promise<readonly SituationKey[]> {
  const row = await db
    .selectFrom('rulesetKeys')
    .select('data')
    .where('rulesetId', '=', rulesetId)
    .where('revision', '=', rulesetRevision)
    .executeTakeFirst();
  return row === undefined ? [] : rulesetKeySchema.parse(row.data).situations;
}
