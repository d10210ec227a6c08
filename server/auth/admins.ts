// The rules of who gets hold of whose rights, and the rule that at least one admin must always remain.
import type { Privilege } from '#contract/privileges.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Privileges over people, the server and the practice tools: a holder of one signs in by password only. */
const ADMIN_PRIVILEGES: readonly Privilege[] = [
  'USERS_EDIT',
  'GROUPS_EDIT',
  'ROLES_EDIT',
  'REGISTRATIONS_REVIEW',
  'QR_EDIT',
  'AUDIT_READ',
  'TECHNICAL_WORKS',
  'PRACTICE_EDIT',
];

/** Without a person who holds these, nobody could repair access for the others. */
const KEEPERS: readonly Privilege[] = ['USERS_EDIT', 'ROLES_EDIT'];

/** Whether any of the privileges is an admin's. */
export function isAdminAccess(held: Iterable<Privilege>): boolean {
  const set = new Set(held);
  return ADMIN_PRIVILEGES.some((privilege) => set.has(privilege));
}

/**
 * Whether `others` holds a privilege that `own` lacks. The one rule for every way to another's rights: nobody
 * gives or takes away what they do not have, by a role, a password, a login, an email, a QR code or an import.
 */
export function holdsBeyond(own: ReadonlySet<Privilege>, others: Iterable<Privilege>): boolean {
  return [...others].some((privilege) => !own.has(privilege));
}

/** Throws FORBIDDEN if `others` holds a privilege that `own` lacks. */
export function forbidBeyondOwn(own: ReadonlySet<Privilege>, others: Iterable<Privilege>): void {
  if (holdsBeyond(own, others)) throw new ApiFault('FORBIDDEN');
}

/** Those of the people of whom one of the roles, not only the first, passes the test. */
export async function peopleWithRoles(
  db: Db | Tx,
  userIds: readonly string[],
  test: (privileges: readonly Privilege[]) => boolean,
): Promise<ReadonlySet<string>> {
  const roles = await db.selectFrom('roles').select(['id', 'privileges']).execute();
  const found = roles.filter((role) => test(role.privileges)).map((role) => role.id);
  const rows = await db
    .selectFrom('userRoles')
    .select('userId')
    .where('userId', 'in', userIds)
    .where('roleId', 'in', found)
    .execute();
  return new Set(rows.map((row) => row.userId));
}

/** Serialises changes of roles and of their holders: two admins could otherwise remove each other. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.selectFrom('roles').select('id').where('id', '=', 'role-admin').forUpdate().execute();
}

/** Throws, so that the transaction rolls back, when no active person could edit people and roles any more. */
export async function requireAdminLeft(tx: Tx): Promise<void> {
  const roles = await tx.selectFrom('roles').select(['id', 'privileges']).execute();
  const adminRoles = roles
    .filter((role) => KEEPERS.every((keeper) => role.privileges.includes(keeper)))
    .map((role) => role.id);
  const left = await tx
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .select('users.id')
    .where('users.active', '=', true)
    .where('userRoles.roleId', 'in', adminRoles.length === 0 ? [''] : adminRoles)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('userRoles as earlier')
            .select('earlier.roleId')
            .whereRef('earlier.userId', '=', 'users.id')
            .whereRef('earlier.position', '<', 'userRoles.position'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (left === undefined) throw new ApiFault('LAST_ADMIN');
}
