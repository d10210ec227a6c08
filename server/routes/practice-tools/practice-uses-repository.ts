// Which chains use an action, and which cases a chain or a profile of the terminal.
import { expressionBuilder } from 'kysely';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';
import type { PracticeItemKind } from '#server/storage/tables/practice-tools.ts';

interface Uses {
  readonly userId: string;
  /** What it uses. */
  readonly ids: readonly string[];
}

/** Says anew what of one kind chains or cases use now. */
export async function setUsesOfAll(
  tx: Tx,
  userKind: 'CHAIN' | 'CASE',
  kind: PracticeItemKind,
  uses: readonly Uses[],
): Promise<void> {
  await tx
    .deleteFrom('practiceUses')
    .where('userKind', '=', userKind)
    .where('kind', '=', kind)
    .where(
      'userId',
      'in',
      uses.map(({ userId }) => userId),
    )
    .execute();
  const rows = uses.flatMap(({ userId, ids }) =>
    [...new Set(ids)].map((id) => ({ userKind, userId, kind, id })),
  );
  if (rows.length > 0) await tx.insertInto('practiceUses').values(rows).execute();
}

/** Says anew what of one kind a chain or a case uses now. */
export async function setUses(
  tx: Tx,
  { userKind, userId }: { readonly userKind: 'CHAIN' | 'CASE'; readonly userId: string },
  { kind, ids }: { readonly kind: PracticeItemKind; readonly ids: readonly string[] },
): Promise<void> {
  await setUsesOfAll(tx, userKind, kind, [{ userId, ids }]);
}

/** The condition on `practiceUses` for those of chains and cases that are not archived. */
export function byLiving() {
  const eb = expressionBuilder<Schema, 'practiceUses'>();
  const archived = eb
    .selectFrom('practiceItems as users')
    .whereRef('users.kind', '=', 'practiceUses.userKind')
    .whereRef('users.id', '=', 'practiceUses.userId')
    .where('users.archivedAt', 'is not', null)
    .select('users.id');
  return eb.not(eb.exists(archived));
}

const MAX_USES = 200;

/** The first of those that use an item and are not archived, by their ids. */
export async function usersOf(db: Db | Tx, kind: PracticeItemKind, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('practiceUses')
    .select('userId')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where(byLiving())
    .orderBy('userId')
    .limit(MAX_USES)
    .execute();
  return rows.map(({ userId }) => userId);
}
