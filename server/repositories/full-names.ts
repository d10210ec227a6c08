// What people are called.
import { fullNameOf } from '#contract/full-name.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** The full names of these people, by id; of an erased person, what stands in their place. */
export async function fullNamesOf(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const query = db.selectFrom('users').select(['id', 'surname', 'name', 'lastName']);
  const rows = await query.where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, fullNameOf(row)]));
}
