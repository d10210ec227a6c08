/** Tokens to set a new password: one hour, one use, the newest one of a person only. */
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

export const resetLifeMs = 3_600_000;
const tokenBits = 256;

/** Makes a token and uses up the earlier ones. */
export async function insertReset(tx: Tx, userId: string, now: string): Promise<string> {
  await tx
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
  const token = newSecret(tokenBits);
  const expiresAt = new Date(Date.parse(now) + resetLifeMs).toISOString();
  await tx
    .insertInto('passwordResets')
    .values({ id: newId(), userId, tokenHash: hashSecret(token), createdAt: now, expiresAt, usedAt: null })
    .execute();
  return token;
}

/** The reset that a token opens, as long as it is good and its person may sign in. */
export async function findReset(db: Db | Tx, token: string, now: string) {
  return db
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .select(['passwordResets.id', 'passwordResets.userId'])
    .where('passwordResets.tokenHash', '=', hashSecret(token))
    .where('passwordResets.usedAt', 'is', null)
    .where('passwordResets.expiresAt', '>', now)
    .where('users.active', '=', true)
    .executeTakeFirst();
}

/** Uses up a reset; false when somebody was faster. */
export async function takeReset(tx: Tx, id: string, now: string): Promise<boolean> {
  const result = await tx
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
