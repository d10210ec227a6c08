/** What makes an admin, and that one must always be left. */
import type { Privilege } from '#contract/privileges.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Tx } from '#server/storage/schema.ts';

/** Privileges over people, the server and the practice tools: whoever has one of them signs in by password only. */
export const adminPrivileges: readonly Privilege[] = [
  'USERS_EDIT',
  'GROUPS_EDIT',
  'ROLES_EDIT',
  'REGISTRATIONS_REVIEW',
  'QR_EDIT',
  'AUDIT_READ',
  'TECHNICAL_WORKS',
  'PRACTICE_EDIT',
];

/** Without these nobody could put things right again. */
const keepers: readonly Privilege[] = ['USERS_EDIT', 'ROLES_EDIT'];

/** Whether any of the privileges is an admin's. */
export function isAdminAccess(held: Iterable<Privilege>): boolean {
  const set = new Set(held);
  return adminPrivileges.some((privilege) => set.has(privilege));
}

/**
 * Nobody gives or takes what they do not have themselves: whoever may edit people but not roles could otherwise make
 * themselves an admin, or set an admin's password.
 */
export function forbidBeyondOwn(own: ReadonlySet<Privilege>, others: Iterable<Privilege>): void {
  for (const privilege of others) {
    if (!own.has(privilege)) throw new ApiFault('FORBIDDEN');
  }
}

/** Changes of roles and of people who hold them come one after the other, or two admins could remove each other. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.selectFrom('roles').select('id').where('id', '=', 'role-admin').forUpdate().execute();
}

/** Refuses (and so takes back) a change after which no active person could edit people and roles. */
export async function requireAdminLeft(tx: Tx): Promise<void> {
  const roles = await tx.selectFrom('roles').select(['id', 'privileges']).execute();
  const adminRoles = roles
    .filter((role) => keepers.every((keeper) => role.privileges.includes(keeper)))
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
