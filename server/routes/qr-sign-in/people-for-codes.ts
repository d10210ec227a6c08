// People from whom to choose for printed sheets: who may have a code, and who has one.
import type { z } from 'zod';
import type { listQrPeople, QrPerson } from '#contract/calls/qr-sign-in.ts';
import type { Page } from '#contract/page.ts';
import { holdsBeyond, isAdminAccess, peopleWithRoles } from '#server/auth/admins.ts';
import { contains, pageOfRows } from '#server/repositories/lists.ts';
import { visibleUsers, type Caller } from '#server/repositories/people-visibility.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Db } from '#server/storage/schema.ts';
import { hasStatus } from './qr-codes-repository.ts';

type Wanted = z.output<typeof listQrPeople.query>;

/** Why a person can have no code from the caller; undefined if they can. */
async function refusalsAmong(db: Db, caller: Caller, ids: readonly string[]) {
  const admins = await peopleWithRoles(db, ids, isAdminAccess);
  const beyond = await peopleWithRoles(db, ids, (held) => holdsBeyond(caller.privileges, held));
  return (id: string): QrPerson['refusal'] => {
    if (admins.has(id)) return 'ADMIN';
    return beyond.has(id) ? 'BEYOND' : null;
  };
}

async function goodUntil(db: Db, ids: readonly string[], now: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('qrCodes')
    .select(['qrCodes.userId', 'qrCodes.expiresAt'])
    .where('qrCodes.userId', 'in', ids)
    .where(hasStatus('GOOD', now))
    .execute();
  return new Map(rows.map(({ userId, expiresAt }) => [userId, expiresAt]));
}

/** A page of the active people whom the caller may see, sorted by surname. */
export function peopleForCodes(db: Db, caller: Caller, wanted: Wanted, now: string): Promise<Page<QrPerson>> {
  const { search, groupId, ids } = wanted;
  let people = db
    .selectFrom('users')
    .leftJoin('groups', 'groups.id', 'users.groupId')
    .select(['users.id', 'users.login', 'users.surname', 'users.name', 'users.lastName'])
    .select('groups.name as groupName')
    .where('users.active', '=', true)
    .where((eb) => visibleUsers(db, caller)(eb as never));
  if (search !== undefined && search.trim() !== '')
    people = people.where((eb) => contains(eb, 'users.searchText', search));
  if (groupId !== undefined) people = people.where('users.groupId', '=', groupId);
  if (ids !== undefined) people = people.where('users.id', 'in', ids);
  return pageOfRows(
    people,
    wanted,
    { surname: 'users.surnameKey' },
    async (rows) => {
      const ids = rows.map(({ id }) => id);
      const [refusalOf, good] = await Promise.all([refusalsAmong(db, caller, ids), goodUntil(db, ids, now)]);
      return rows.map(({ id, login, groupName, ...names }): QrPerson => ({
        id,
        login,
        groupName,
        name: fullNameOf(names),
        refusal: refusalOf(id),
        goodUntil: good.get(id) ?? null,
      }));
    },
    'users.id',
  );
}
