// The rulesets, cases and keys in use, as the practice tools look through them.
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { selectCaseKeys, wholeKey } from '#server/repositories/case-keys.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** The present revisions of the rulesets of a simulation; those that the program ships first. */
export async function rulesetsOf(db: Db | Tx, simulation: PracticeSimulation): Promise<readonly unknown[]> {
  const rows = await db
    .selectFrom('rulesets')
    .innerJoin('rulesetRevisions', (join) =>
      join
        .onRef('rulesetRevisions.rulesetId', '=', 'rulesets.id')
        .onRef('rulesetRevisions.revision', '=', 'rulesets.revision'),
    )
    .select('rulesetRevisions.data')
    .where('rulesets.simulation', '=', simulation)
    .where('rulesets.archivedAt', 'is', null)
    .orderBy('rulesets.dateCreating')
    .orderBy('rulesets.id')
    .execute();
  return rows.map(({ data }) => data);
}

interface Named {
  readonly id?: string | undefined;
  /** Left out: the present one. */
  readonly revision?: number | undefined;
}

/** A ruleset of a simulation by its name; without one, the first of those in use. */
export async function findNamedRuleset(
  db: Db | Tx,
  simulation: PracticeSimulation,
  { id, revision }: Named,
): Promise<unknown> {
  if (id === undefined) return (await rulesetsOf(db, simulation))[0];
  const found = db
    .selectFrom('rulesets')
    .innerJoin('rulesetRevisions', 'rulesetRevisions.rulesetId', 'rulesets.id')
    .select('rulesetRevisions.data')
    .where('rulesets.simulation', '=', simulation)
    .where('rulesets.id', '=', id);
  const row =
    revision === undefined
      ? found.whereRef('rulesetRevisions.revision', '=', 'rulesets.revision')
      : found.where('rulesetRevisions.revision', '=', revision);
  return (await row.executeTakeFirst())?.data;
}

/** The present plays and keys of the cases of a simulation. */
export async function casesOf(db: Db | Tx, simulation: PracticeSimulation) {
  const rows = await selectCaseKeys(db)
    .select(['cases.id', 'caseRevisions.data'])
    .whereRef('caseKeys.revision', '=', 'cases.revision')
    .where('cases.simulation', '=', simulation)
    .where('cases.archivedAt', 'is', null)
    .orderBy('cases.id')
    .execute();
  return rows.map(({ id, data, key, shared }) => ({ id, data, key: wholeKey(key, shared) }));
}

/** The present plays of some cases. */
export async function caseData(db: Db | Tx, ids: readonly string[]) {
  return db
    .selectFrom('cases')
    .innerJoin('caseRevisions', (join) =>
      join
        .onRef('caseRevisions.caseId', '=', 'cases.id')
        .onRef('caseRevisions.revision', '=', 'cases.revision'),
    )
    .select(['cases.id', 'cases.simulation', 'caseRevisions.data'])
    .where('cases.id', 'in', ids)
    .orderBy('cases.id')
    .execute();
}
