/** Changes of people. Every function runs inside a write and leaves the audit log to its caller. */
import { sql } from 'kysely';
import type { Gender } from '#contract/entities/user.ts';
import type { Language } from '#contract/texts.ts';
import { endSessionsOf, staleAccess } from '#server/auth/sessions-repository.ts';
import { storeUserRoles, userKeys } from '#server/repositories/user-rows.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';

export interface NewUser {
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

/** Makes a person; a taken login or email violates a unique index. */
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

export interface UserChange {
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

/** Keeps what is not given as it is. */
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
      version: sql<number>`${sql.ref('version')} + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** A new password: access tokens are stale and every session but the kept one ends. */
export async function storePassword(
  tx: Tx,
  id: string,
  passwordHash: string,
  now: string,
  keepSessionId?: string,
): Promise<void> {
  await tx.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
  if (keepSessionId === undefined) await staleAccess(tx, id);
  await endSessionsOf(tx, id, 'PASSWORD', now, keepSessionId);
}

/** Deactivates a person: they cannot sign in, and are signed out everywhere. */
export async function deactivateUser(tx: Tx, id: string, now: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ active: false, version: sql<number>`${sql.ref('version')} + 1` })
    .where('id', '=', id)
    .execute();
  await endSessionsOf(tx, id, 'DEACTIVATED', now);
}

/** Replaces the roles of a person; their access tokens are stale, their refresh tokens are not. */
export async function changeRoles(tx: Tx, id: string, roleIds: readonly string[]): Promise<void> {
  await storeUserRoles(tx, id, roleIds);
  await staleAccess(tx, id);
  await tx
    .updateTable('users')
    .set({ version: sql<number>`${sql.ref('version')} + 1` })
    .where('id', '=', id)
    .execute();
}

/** Lets a deactivated person sign in again. */
export async function activateUser(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ active: true, version: sql<number>`${sql.ref('version')} + 1` })
    .where('id', '=', id)
    .execute();
}

/** Puts people into a group, or into none. */
export async function setGroup(tx: Tx, ids: readonly string[], groupId: string | null): Promise<void> {
  await tx
    .updateTable('users')
    .set({ groupId, version: sql<number>`${sql.ref('version')} + 1` })
    .where('id', 'in', ids)
    .execute();
}
