// Stores the rulesets that sites make: revisions that never change, each with the key that judges by it.
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { json } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

interface StoredRuleset {
  readonly simulation: PracticeSimulation;
  readonly ruleset: { readonly id: string; readonly revision: number };
  /** As `storedRulesetKey` gives it; undefined: its cases have keys of their own. */
  readonly key: unknown;
}

/** Whether any ruleset has this id, in use or put away. */
export async function isRulesetId(db: Db | Tx, id: string): Promise<boolean> {
  return (await db.selectFrom('rulesets').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Stores a further revision of a ruleset, the first one too. */
export async function storeRuleset(
  tx: Tx,
  { simulation, ruleset, key }: StoredRuleset,
  now: string,
): Promise<void> {
  const { id, revision } = ruleset;
  if (await isRulesetId(tx, id))
    await tx.updateTable('rulesets').set({ revision }).where('id', '=', id).execute();
  else {
    const head = { id, simulation, revision, dateCreating: now, archivedAt: null };
    await tx.insertInto('rulesets').values(head).execute();
  }
  const data = json<unknown>(ruleset);
  await tx.insertInto('rulesetRevisions').values({ rulesetId: id, revision, data, createdAt: now }).execute();
  if (key === undefined) return;
  const own = json<unknown>({ ...(key as object), rulesetId: id, revision });
  await tx.insertInto('rulesetKeys').values({ rulesetId: id, revision, data: own }).execute();
}

/** Archives a ruleset, or brings it back (null). */
export async function setRulesetArchived(tx: Tx, id: string, archivedAt: string | null): Promise<void> {
  await tx.updateTable('rulesets').set({ archivedAt }).where('id', '=', id).execute();
}
