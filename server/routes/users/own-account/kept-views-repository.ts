import type { KeptView, ViewChange } from '#contract/calls/kept-views.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

export function keptViewsOf(db: Db, userId: string): Promise<KeptView[]> {
  return db
    .selectFrom('keptViews')
    .select(['list', 'name', 'search'])
    .where('userId', '=', userId)
    .orderBy('list')
    .orderBy('name')
    .execute();
}

/** Changes of one person's views are made one after the other, or two at once would go over the limit. */
export async function lockKeptViews(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function changeKeptView(
  tx: Tx,
  userId: string,
  { list, name, search }: ViewChange,
): Promise<void> {
  if (search === null) {
    await tx
      .deleteFrom('keptViews')
      .where('userId', '=', userId)
      .where('list', '=', list)
      .where('name', '=', name)
      .execute();
    return;
  }
  await tx
    .insertInto('keptViews')
    .values({ userId, list, name, search })
    .onConflict((conflict) => conflict.columns(['userId', 'list', 'name']).doUpdateSet({ search }))
    .execute();
}
