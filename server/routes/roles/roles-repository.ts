// Roles with the number of people who have them.
import { sql } from 'kysely';
import type { RoleWithCount } from '#contract/calls/roles.ts';
import { PRIVILEGES as allPrivileges, type Privilege } from '#contract/privileges.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

function selectRoles(db: Db | Tx) {
  return db
    .selectFrom('roles')
    .select([
      'roles.id',
      'roles.name',
      'roles.titleName',
      'roles.privileges',
      'roles.builtIn',
      'roles.version',
    ])
    .select((eb) =>
      eb
        .selectFrom('userRoles')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('userRoles.roleId', '=', 'roles.id')
        .as('userCount'),
    );
}

type RoleRow = Awaited<ReturnType<ReturnType<typeof selectRoles>['execute']>>[number];

function toRole({ userCount, privileges, ...row }: RoleRow): RoleWithCount {
  return { ...row, privileges: [...privileges], userCount: Number(userCount ?? 0) };
}

/** The built-in roles first, in the order of their release, then the others by title. */
export async function allRoles(db: Db): Promise<RoleWithCount[]> {
  const rows = await selectRoles(db)
    .orderBy('roles.builtIn', 'desc')
    .orderBy('roles.titleKey')
    .orderBy('roles.id')
    .execute();
  return rows.map(toRole);
}

/** In the order of creation, so the built-in ones come first. */
export async function rolesByAge(db: Db) {
  return db
    .selectFrom('roles')
    .select(['id', 'name', 'titleName', 'privileges'])
    .orderBy('dateCreating')
    .orderBy('id')
    .execute();
}

export async function findRole(db: Db | Tx, id: string): Promise<RoleWithCount | undefined> {
  const row = await selectRoles(db).where('roles.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toRole(row);
}

/** Without repeats, in the order of the contract. */
function ordered(wanted: readonly Privilege[]): readonly Privilege[] {
  return allPrivileges.filter((privilege) => wanted.includes(privilege));
}

interface NewRole {
  readonly titleName: string;
  readonly name?: string | undefined;
  readonly privileges: readonly Privilege[];
}

/** Returns the id; a title or name in use violates a unique index. */
export async function insertRole(tx: Tx, role: NewRole, now: string): Promise<string> {
  const id = newId();
  await tx
    .insertInto('roles')
    .values({
      id,
      name: role.name ?? `ROLE_${id.replaceAll('-', '').toUpperCase()}`,
      titleName: role.titleName,
      titleKey: searchKey(role.titleName),
      privileges: json(ordered(role.privileges)),
      builtIn: false,
      dateCreating: now,
      version: 1,
    })
    .execute();
  return id;
}

interface RoleChange {
  readonly titleName?: string | undefined;
  readonly privileges?: readonly Privilege[] | undefined;
}

/** Fields that are not given keep their value. */
export async function changeRole(tx: Tx, id: string, { titleName, privileges }: RoleChange): Promise<void> {
  await tx
    .updateTable('roles')
    .set({
      ...(titleName === undefined ? {} : { titleName, titleKey: searchKey(titleName) }),
      ...(privileges === undefined ? {} : { privileges: json(ordered(privileges)) }),
      version: sql<number>`${sql.ref('version')} + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export async function removeRole(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('roles').where('id', '=', id).execute();
}
