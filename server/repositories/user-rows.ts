// People as the API shows them, for all resources.
import type { Role, User } from '#contract/entities/user.ts';
import type { Privilege } from '#contract/privileges.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

type UserRoleRef = User['roles'][number];

/** People with the name of their group; add conditions, then `toUsers`. */
export function selectUsers(db: Db | Tx) {
  return db
    .selectFrom('users')
    .leftJoin('groups', 'groups.id', 'users.groupId')
    .select([
      'users.id',
      'users.login',
      'users.name',
      'users.surname',
      'users.lastName',
      'users.email',
      'users.gender',
      'users.groupId',
      'users.avatarId',
      'users.defaultLang',
      'users.active',
      'users.dateCreating',
      'users.version',
      'groups.name as groupName',
    ]);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

/** The roles of each person, in the person's order. */
async function rolesOf(db: Db | Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, UserRoleRef[]>> {
  const byUser = new Map<string, UserRoleRef[]>();
  if (userIds.length === 0) return byUser;
  const rows = await db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .select(['userRoles.userId', 'roles.id', 'roles.name', 'roles.titleName'])
    .where('userRoles.userId', 'in', userIds)
    .orderBy('userRoles.position')
    .execute();
  for (const { userId, ...role } of rows) {
    const roles = byUser.get(userId);
    if (roles === undefined) byUser.set(userId, [role]);
    else roles.push(role);
  }
  return byUser;
}

function toUser(row: UserRow, roles: UserRoleRef[]): User {
  return {
    id: row.id,
    login: row.login,
    name: row.name,
    lastName: row.lastName,
    surname: row.surname,
    email: row.email,
    gender: row.gender === 'MALE' ? 'м' : 'ж',
    roles,
    group: row.groupId === null ? null : { id: row.groupId, name: row.groupName ?? '' },
    avatarId: row.avatarId,
    defaultLang: row.defaultLang,
    active: row.active,
    dateCreating: row.dateCreating,
    version: row.version,
  };
}

/** Rows of `selectUsers` as the API shows them. */
export async function toUsers(db: Db | Tx, rows: readonly UserRow[]): Promise<User[]> {
  const roles = await rolesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toUser(row, roles.get(row.id) ?? []));
}

/** One person, active or not, unless erased. */
export async function findUser(db: Db | Tx, id: string): Promise<User | undefined> {
  const row = await selectUsers(db)
    .where('users.id', '=', id)
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
  return row === undefined ? undefined : (await toUsers(db, [row]))[0];
}

/** The privileges of all roles of a person, not only the first: whoever gives them must hold these. */
export async function privilegesOfUser(db: Db | Tx, userId: string): Promise<Privilege[]> {
  const rows = await db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .select('roles.privileges')
    .where('userRoles.userId', '=', userId)
    .execute();
  return rows.flatMap((row) => [...row.privileges]);
}

/** Roles by their ids or names, in the order asked for; undefined if one of them does not exist. */
export async function findRoles(
  db: Db | Tx,
  idsOrNames: readonly string[],
): Promise<readonly Pick<Role, 'id' | 'name' | 'privileges'>[] | undefined> {
  const rows = await db
    .selectFrom('roles')
    .select(['id', 'name', 'privileges'])
    .where((eb) => eb.or([eb('id', 'in', idsOrNames), eb('name', 'in', idsOrNames)]))
    .execute();
  const found = idsOrNames.map((wanted) => rows.find((row) => row.id === wanted || row.name === wanted));
  const roles = found.filter((role) => role !== undefined);
  return roles.length === found.length
    ? [...new Map(roles.map((role) => [role.id, { ...role, privileges: [...role.privileges] }])).values()]
    : undefined;
}

interface Named {
  readonly name: string;
  readonly surname: string;
  readonly lastName: string;
  readonly login: string;
  readonly email: string;
}

/** The columns by which a person is searched, sorted and kept unique. */
export function userKeys(person: Named) {
  return {
    loginKey: searchKey(person.login),
    emailKey: searchKey(person.email),
    surnameKey: searchKey(person.surname, person.name, person.lastName),
    searchText: searchKey(person.surname, person.name, person.lastName, person.login, person.email),
  };
}

/** Replaces a person's roles by these, in this order. */
export async function storeUserRoles(tx: Tx, userId: string, roleIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('userRoles').where('userId', '=', userId).execute();
  if (roleIds.length === 0) return;
  await tx
    .insertInto('userRoles')
    .values(roleIds.map((roleId, position) => ({ userId, roleId, position })))
    .execute();
}
