// Changes of people. Each function runs inside a write; the caller writes the audit log.
import { sql } from 'kysely';
import type { Gender, User } from '#contract/entities/user.ts';
import type { Language } from '#contract/languages.ts';
import { endSessionsOf, staleAccess } from '#server/auth/sessions-repository.ts';
import { findUser, selectUsers, storeUserRoles, toUsers, userKeys } from '#server/repositories/user-rows.ts';
import { dropEmailChange } from './own-account/email-changes-repository.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Locks a person's row and reads it, so that nobody changes it between the check and the change. */
export async function lockUser(tx: Tx, id: string): Promise<User> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  return orNotFound(await findUser(tx, id));
}

/** The people with these ids, locked in a fixed order so that two calls cannot deadlock. */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<User[]> {
  const wanted = [...new Set(ids)];
  await tx.selectFrom('users').select('id').where('id', 'in', wanted).orderBy('id').forUpdate().execute();
  const rows = await selectUsers(tx)
    .where('users.id', 'in', wanted)
    .where('users.erasedAt', 'is', null)
    .orderBy('users.surnameKey')
    .execute();
  if (rows.length < wanted.length) throw new ApiFault('NOT_FOUND', { message: 'SOME_PEOPLE_GONE' });
  return toUsers(tx, rows);
}

export async function findPasswordHash(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirst();
  return row?.passwordHash;
}

const nextVersion = sql<number>`${sql.ref('version')} + 1`;

interface NewUser {
  readonly login: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly surname: string;
  readonly lastName: string;
  readonly email: string;
  readonly gender: Gender;
  readonly groupId: string | null;
  readonly defaultLang: Language;
  readonly roleIds: readonly string[];
}

/** Creates a person and returns the id; a login or email in use violates a unique index. */
export async function insertUser(tx: Tx, user: NewUser, now: string): Promise<string> {
  const { roleIds, ...fields } = user;
  const id = newId();
  await tx
    .insertInto('users')
    .values({
      id,
      ...fields,
      ...userKeys(user),
      active: true,
      accessVersion: 1,
      dateCreating: now,
      version: 1,
    })
    .execute();
  await storeUserRoles(tx, id, roleIds);
  return id;
}

interface UserChange {
  readonly login: string;
  readonly name: string;
  readonly surname: string;
  readonly lastName: string;
  readonly email: string;
  readonly gender: Gender;
  readonly groupId?: string | null | undefined;
  readonly defaultLang?: Language | undefined;
  readonly active?: boolean | undefined;
}

/** Fields that are not given keep their value. */
export async function changeUser(tx: Tx, id: string, change: UserChange): Promise<void> {
  const { groupId, defaultLang, active, ...fields } = change;
  await tx
    .updateTable('users')
    .set({
      ...fields,
      ...userKeys(change),
      ...(groupId === undefined ? {} : { groupId }),
      ...(defaultLang === undefined ? {} : { defaultLang }),
      ...(active === undefined ? {} : { active }),
      version: nextVersion,
    })
    .where('id', '=', id)
    .execute();
}

/** Sets a new password: access tokens become stale and every session except the kept one ends. */
export async function storePassword(
  tx: Tx,
  id: string,
  passwordHash: string,
  now: string,
  keepSessionId?: string,
): Promise<void> {
  await tx.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
  await dropEmailChange(tx, id);
  if (keepSessionId === undefined) await staleAccess(tx, id);
  await endSessionsOf(tx, id, 'PASSWORD', now, keepSessionId);
}

/** Deactivates a person: they are signed out everywhere and cannot sign in. */
export async function deactivateUser(tx: Tx, id: string, now: string): Promise<void> {
  await tx.updateTable('users').set({ active: false, version: nextVersion }).where('id', '=', id).execute();
  await endSessionsOf(tx, id, 'DEACTIVATED', now);
}

/** Replaces a person's roles; their access tokens become stale, their sessions stay. */
export async function changeRoles(tx: Tx, id: string, roleIds: readonly string[]): Promise<void> {
  await storeUserRoles(tx, id, roleIds);
  await staleAccess(tx, id);
  await tx.updateTable('users').set({ version: nextVersion }).where('id', '=', id).execute();
}

/** Lets a deactivated person sign in again. */
export async function activateUser(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('users').set({ active: true, version: nextVersion }).where('id', '=', id).execute();
}

/** Puts people into a group, or into none. */
export async function setGroup(tx: Tx, ids: readonly string[], groupId: string | null): Promise<void> {
  await tx.updateTable('users').set({ groupId, version: nextVersion }).where('id', 'in', ids).execute();
}
