// People from whom to choose for printed sheets: who may have a code, and who has one.
import type { z } from 'zod';
import type { listQrPeople, QrPerson } from '#contract/calls/qr-sign-in.ts';
import type { Page } from '#contract/page.ts';
import { isAdminAccess } from '#server/auth/admins.ts';
import { contains, pageOfRows } from '#server/repositories/lists.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Db } from '#server/storage/schema.ts';
import { hasStatus } from './qr-codes-repository.ts';

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

/** A page of active people, sorted by surname. */
export function peopleForCodes(db: Db, wanted: Wanted, now: string): Promise<Page<QrPerson>> {
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
  return pageOfRows(
    people,
    wanted,
    { surname: 'users.surnameKey' },
    async (rows) => {
      const ids = rows.map(({ id }) => id);
      const [admins, good] = await Promise.all([adminsAmong(db, ids), goodUntil(db, ids, now)]);
      return rows.map(({ id, login, groupName, ...names }): QrPerson => ({
        id,
        login,
        groupName,
        name: fullNameOf(names),
        isAdmin: admins.has(id),
        goodUntil: good.get(id) ?? null,
      }));
    },
    'users.id',
  );
}
