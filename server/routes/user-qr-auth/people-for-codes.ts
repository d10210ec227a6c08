/** People as whoever prints sheets chooses them: who may have a code, and who has one. */
import type { z } from 'zod';
import type { listQrPeople, QrPerson } from '#contract/calls/users.ts';
import { isAdminAccess } from '#server/auth/admins.ts';
import { contains, pageOfRows } from '#server/repositories/lists.ts';
import type { Db } from '#server/storage/schema.ts';
import { hasStatus } from './user-qr-repository.ts';

type Wanted = z.output<typeof listQrPeople.query>;

async function adminsAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .select(['userRoles.userId', 'roles.privileges'])
    .where('userRoles.userId', 'in', [...ids, ''])
    .execute();
  return new Set(rows.filter((row) => isAdminAccess(row.privileges)).map((row) => row.userId));
}

async function goodUntil(db: Db, ids: readonly string[], now: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('qrCodes')
    .select(['qrCodes.userId', 'qrCodes.expiresAt'])
    .where('qrCodes.userId', 'in', [...ids, ''])
    .where(hasStatus('GOOD', now))
    .execute();
  return new Map(rows.map(({ userId, expiresAt }) => [userId, expiresAt]));
}

/** A page of active people, by surname. */
export async function peopleForCodes(db: Db, wanted: Wanted, now: string) {
  const { search, groupId, ids } = wanted;
  let people = db
    .selectFrom('users')
    .leftJoin('groups', 'groups.id', 'users.groupId')
    .select(['users.id', 'users.login', 'users.surname', 'users.name', 'users.lastName'])
    .select('groups.name as groupName')
    .where('users.active', '=', true);
  if (search !== undefined && search.trim() !== '')
    people = people.where((eb) => contains(eb, 'users.searchText', search));
  if (groupId !== undefined) people = people.where('users.groupId', '=', groupId);
  if (ids !== undefined) people = people.where('users.id', 'in', [...ids, '']);
  const page = await pageOfRows(people, wanted, { surname: 'users.surnameKey' }, (row) => row, 'users.id');
  const found = page.content.map(({ id }) => id);
  const [admins, good] = await Promise.all([adminsAmong(db, found), goodUntil(db, found, now)]);
  const content = page.content.map(({ id, login, groupName, surname, name, lastName }): QrPerson => ({
    id,
    login,
    groupName,
    name: [surname, name, lastName].filter((part) => part !== '').join(' '),
    isAdmin: admins.has(id),
    goodUntil: good.get(id) ?? null,
  }));
  return { ...page, content };
}
