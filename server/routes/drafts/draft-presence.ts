// Who has a draft open.
import type { DraftKind } from '#contract/entities/draft.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Tx } from '#server/storage/schema.ts';

/** Whoever has said nothing for this long has closed the page. */
const PRESENT_MS = 30_000;

interface AtDraft {
  readonly kind: DraftKind;
  readonly id: string;
  readonly userId: string;
  readonly now: string;
}

/** Notes that a person has a draft open; the names of the others who have. */
export async function meetAtDraft(tx: Tx, { kind, id, userId, now }: AtDraft): Promise<string[]> {
  const since = new Date(Date.parse(now) - PRESENT_MS).toISOString();
  await tx.deleteFrom('draftPresence').where('seenAt', '<', since).execute();
  await tx
    .insertInto('draftPresence')
    .values({ kind, id, userId, seenAt: now })
    .onConflict((conflict) => conflict.columns(['kind', 'id', 'userId']).doUpdateSet({ seenAt: now }))
    .execute();
  const others = await tx
    .selectFrom('draftPresence')
    .innerJoin('users', 'users.id', 'draftPresence.userId')
    .select(['users.surname', 'users.name', 'users.lastName'])
    .where('draftPresence.kind', '=', kind)
    .where('draftPresence.id', '=', id)
    .where('draftPresence.userId', '!=', userId)
    .orderBy('users.surnameKey')
    .execute();
  return others.map(fullNameOf);
}
