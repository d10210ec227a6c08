// Active people as signing in finds them: by login or by email.
import type { Db, Tx } from '#server/storage/schema.ts';

/** The person whose password is to be checked. */
export async function findSignIn(db: Db, loginKey: string) {
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash'])
    .where('loginKey', '=', loginKey)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** The person who gets a letter about a forgotten password. */
export async function findByEmail(db: Db, emailKey: string) {
  return db
    .selectFrom('users')
    .select(['id', 'login', 'name', 'lastName', 'email', 'defaultLang'])
    .where('emailKey', '=', emailKey)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** Locks and rereads the person: since the check, the password may have changed, or they been deactivated. */
export async function lockActiveUser(tx: Tx, userId: string, passwordHash?: string) {
  let query = tx
    .selectFrom('users')
    .select(['id', 'accessVersion'])
    .where('id', '=', userId)
    .where('active', '=', true);
  if (passwordHash !== undefined) query = query.where('passwordHash', '=', passwordHash);
  return query.forUpdate().executeTakeFirst();
}
