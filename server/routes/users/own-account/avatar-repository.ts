// The picture of a person.
import type { Tx } from '#server/storage/schema.ts';

/** Sets the picture and returns the previous one, which is cleaned up later. */
export async function storeAvatar(tx: Tx, userId: string, avatarId: string | null): Promise<string | null> {
  const { avatarId: before } = await tx
    .selectFrom('users')
    .select('avatarId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx.updateTable('users').set({ avatarId }).where('id', '=', userId).execute();
  if (before !== null && before !== avatarId)
    await tx.updateTable('files').set({ referredAt: null }).where('id', '=', before).execute();
  return before;
}
