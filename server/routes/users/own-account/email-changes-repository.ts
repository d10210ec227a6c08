// New addresses that wait for their letter's link: an address becomes a person's when its mailbox has said so.
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { userKeys } from '#server/repositories/user-rows.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

const CHANGE_LIFE_MS = 24 * 3_600_000;
const TOKEN_BITS = 256;

export async function isEmailTaken(db: Db | Tx, email: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('emailKey', '=', searchKey(email)).execute();
  return found.length > 0;
}

/** Makes a token for the new address; an earlier one of the person is good no more. */
export async function beginEmailChange(tx: Tx, userId: string, email: string, now: string): Promise<string> {
  const token = newSecret(TOKEN_BITS);
  await dropEmailChange(tx, userId);
  await tx
    .insertInto('emailChanges')
    .values({
      userId,
      email,
      tokenHash: hashSecret(token),
      expiresAt: new Date(Date.parse(now) + CHANGE_LIFE_MS).toISOString(),
    })
    .execute();
  return token;
}

/** A wanted address is forgotten with the password that it was wanted under, or when an editor sets another. */
export async function dropEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('emailChanges').where('userId', '=', userId).execute();
}

/**
 * Gives the person the address of the token, once; returns their id.
 * Throws USED_UP for a token that is unknown or expired, and for an address that another person has got.
 */
export async function finishEmailChange(tx: Tx, token: string, now: string): Promise<string> {
  const change = await tx
    .deleteFrom('emailChanges')
    .where('tokenHash', '=', hashSecret(token))
    .where('expiresAt', '>', now)
    .returning(['userId', 'email'])
    .executeTakeFirst();
  const user =
    change &&
    (await tx
      .selectFrom('users')
      .select(['id', 'name', 'surname', 'lastName', 'login', 'version'])
      .where('id', '=', change.userId)
      .where('active', '=', true)
      .forUpdate()
      .executeTakeFirst());
  if (user === undefined || change === undefined || (await isEmailTaken(tx, change.email)))
    throw new ApiFault('USED_UP');
  const { email } = change;
  await tx
    .updateTable('users')
    .set({ email, ...userKeys({ ...user, email }), version: user.version + 1 })
    .where('id', '=', user.id)
    .execute();
  return user.id;
}
