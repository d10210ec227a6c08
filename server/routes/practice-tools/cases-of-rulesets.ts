// The cases in use that are played by rulesets, in whichever of their revisions.
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

interface CaseOfRuleset {
  readonly id: string;
  readonly title: Trilingual;
}

export function selectCasesOf(db: Db | Tx, rulesetIds: readonly string[]) {
  return db
    .selectFrom('cases')
    .innerJoin('caseRevisions', (join) =>
      join
        .onRef('caseRevisions.caseId', '=', 'cases.id')
        .onRef('caseRevisions.revision', '=', 'cases.revision'),
    )
    .where('caseRevisions.rulesetId', 'in', rulesetIds)
    .where('cases.archivedAt', 'is', null);
}

/** The cases of each ruleset. */
export async function casesOfRulesets(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly CaseOfRuleset[]>> {
  const rows = await selectCasesOf(db, ids)
    .innerJoin('practiceItems', (join) =>
      join.onRef('practiceItems.id', '=', 'cases.id').on('practiceItems.kind', '=', 'CASE'),
    )
    .select(['cases.id', 'practiceItems.title', 'caseRevisions.rulesetId'])
    .orderBy('practiceItems.titleKey')
    .execute();
  return new Map(
    ids.map((own) => [
      own,
      rows.filter(({ rulesetId }) => rulesetId === own).map(({ id, title }) => ({ id, title })),
    ]),
  );
}
