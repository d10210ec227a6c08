// The people whom a caller may assign to a control event.
import type { Person } from '#server/plugins/calls/call-context.ts';
import { refuseUnseenGroups } from '#server/repositories/known-references.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { UserRef } from '#contract/entities/user.ts';
import { visibleUsers } from '#server/repositories/people-visibility.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** The active people in these groups, of those that the caller may see. */
export async function usersOfGroups(
  tx: Db | Tx,
  person: Person,
  groupIds: readonly string[],
): Promise<string[]> {
  const wanted = new Set(groupIds);
  if (wanted.size === 0) return [];
  await refuseUnseenGroups(tx, person, groupIds, 'groupIds');
  const users = await tx
    .selectFrom('users')
    .select('id')
    .where('groupId', 'in', [...wanted])
    .where('active', '=', true)
    .execute();
  return users.map((user) => user.id);
}

/** The active people behind a list of logins, of those that the caller may see; and the logins of nobody such. */
export async function assignableByLogins(
  db: Db,
  person: Person,
  logins: readonly string[],
): Promise<{ found: UserRef[]; unknown: string[] }> {
  const wanted = new Map(logins.map((login) => [searchKey(login), login.trim()]));
  const rows = await db
    .selectFrom('users')
    .leftJoin('groups', 'groups.id', 'users.groupId')
    .select(['users.id', 'users.loginKey', 'users.surname', 'users.name', 'users.lastName'])
    .select(['users.groupId', 'groups.name as groupName'])
    .where('users.loginKey', 'in', [...wanted.keys()])
    .where('users.active', '=', true)
    .where((eb) => visibleUsers(db, person)(eb as never))
    .orderBy('users.surnameKey')
    .execute();
  for (const { loginKey } of rows) wanted.delete(loginKey);
  const found = rows.map((row) => ({
    id: row.id,
    fullName: fullNameOf(row),
    group: row.groupId === null ? null : { id: row.groupId, name: row.groupName ?? '' },
  }));
  return { found, unknown: [...wanted.values()].filter((login) => login !== '') };
}
