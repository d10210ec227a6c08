// The picture of a person.
import { releaseFiles } from '#server/repositories/file-referrers.ts';
import type { Tx } from '#server/storage/schema.ts';

/** Sets the picture and returns the previous one, which is cleaned up later unless something else refers to it. */
export async function storeAvatar(tx: Tx, userId: string, avatarId: string | null): Promise<string | null> {
  const { avatarId: before } = await tx
    .selectFrom('users')
    .select('avatarId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx.updateTable('users').set({ avatarId }).where('id', '=', userId).execute();
  if (before !== null && before !== avatarId) await releaseFiles(tx, [before]);
  return before;
}
