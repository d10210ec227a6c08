// Tokens to set a new password: valid for one hour, used once, and only the newest of each person.
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

const RESET_LIFE_MS = 3_600_000;
const TOKEN_BITS = 256;

/** Makes a token and invalidates the person's earlier ones. */
export async function insertReset(tx: Tx, userId: string, now: string): Promise<string> {
  await tx
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
  const token = newSecret(TOKEN_BITS);
  const expiresAt = new Date(Date.parse(now) + RESET_LIFE_MS).toISOString();
  await tx
    .insertInto('passwordResets')
    .values({ id: newId(), userId, tokenHash: hashSecret(token), createdAt: now, expiresAt, usedAt: null })
    .execute();
  return token;
}

/** The reset that a token stands for, if the token is valid and the person may sign in. */
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

/** Marks a reset as used; false if another request was faster. */
export async function takeReset(tx: Tx, id: string, now: string): Promise<boolean> {
  const result = await tx
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
