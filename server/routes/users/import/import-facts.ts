// What the database knows that matters for a table: existing people, groups and roles.
import type { Privilege } from '#contract/privileges.ts';
import type { User } from '#contract/entities/user.ts';
import { chunksOf } from '#server/repositories/chunks.ts';
import { selectUsers, toUsers } from '#server/repositories/user-rows.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { BUILT_IN_TITLES } from './import-values.ts';
import type { TableLine } from './read-table.ts';

interface KnownRole {
  readonly id: string;
  readonly privileges: readonly Privilege[];
}

export interface ImportFacts {
  /** By login key. */
  readonly users: ReadonlyMap<string, User>;
  /** The owner's id by email key. */
  readonly emails: ReadonlyMap<string, string>;
  /** Ids by the key of the name. */
  readonly groups: ReadonlyMap<string, string>;
  /** By every name that a role is known by. */
  readonly roles: ReadonlyMap<string, KnownRole>;
}

function keysOf(lines: readonly TableLine[], field: 'login' | 'email' | 'group'): string[] {
  return [
    ...new Set(
      lines.flatMap(({ values }) => (values[field] === undefined ? [] : [searchKey(values[field])])),
    ),
  ];
}

async function usersBy(db: Db | Tx, logins: readonly string[]): Promise<Map<string, User>> {
  const found = new Map<string, User>();
  for (const chunk of chunksOf(logins)) {
    const rows = await selectUsers(db).where('users.loginKey', 'in', chunk).execute();
    for (const user of await toUsers(db, rows)) found.set(searchKey(user.login), user);
  }
  return found;
}

async function emailsOf(db: Db | Tx, emails: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const chunk of chunksOf(emails)) {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'emailKey'])
      .where('emailKey', 'in', chunk)
      .execute();
    for (const row of rows) found.set(row.emailKey, row.id);
  }
  return found;
}

async function groupsBy(db: Db | Tx, names: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const chunk of chunksOf(names)) {
    const rows = await db
      .selectFrom('groups')
      .select(['id', 'nameKey'])
      .where('nameKey', 'in', chunk)
      .where('archivedAt', 'is', null)
      .orderBy('id')
      .execute();
    for (const row of rows) found.set(row.nameKey, row.id);
  }
  return found;
}

async function allRoles(db: Db | Tx): Promise<Map<string, KnownRole>> {
  const rows = await db
    .selectFrom('roles')
    .select(['id', 'name', 'titleName', 'privileges'])
    .orderBy('id')
    .execute();
  const found = new Map<string, KnownRole>();
  for (const { id, name, titleName, privileges } of rows) {
    const titles = Object.values(BUILT_IN_TITLES[name] ?? {});
    for (const word of [...titles, titleName, name, id]) found.set(searchKey(word), { id, privileges });
  }
  return found;
}

/** Whether groups and roles are the same as when the lines were planned. */
export async function areGroupsAndRolesAs(
  tx: Tx,
  lines: readonly TableLine[],
  { groups, roles }: ImportFacts,
): Promise<boolean> {
  const textOf = (known: ImportFacts['groups' | 'roles']): string => JSON.stringify([...known]);
  const nowGroups = await groupsBy(tx, keysOf(lines, 'group'));
  return textOf(nowGroups) === textOf(groups) && textOf(await allRoles(tx)) === textOf(roles);
}

/** Looks up what the lines of a table refer to. */
export async function importFacts(db: Db | Tx, lines: readonly TableLine[]): Promise<ImportFacts> {
  return {
    users: await usersBy(db, keysOf(lines, 'login')),
    emails: await emailsOf(db, keysOf(lines, 'email')),
    groups: await groupsBy(db, keysOf(lines, 'group')),
    roles: await allRoles(db),
  };
}
