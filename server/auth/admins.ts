// Which privileges make a person an admin, and the rule that at least one admin must always remain.
import type { Privilege } from '#contract/privileges.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Tx } from '#server/storage/schema.ts';

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
 * Throws FORBIDDEN if `others` holds a privilege that `own` lacks: nobody gives or takes away what they do
 * not have. Otherwise an editor of people could make themselves an admin, or set an admin's password.
 */
export function forbidBeyondOwn(own: ReadonlySet<Privilege>, others: Iterable<Privilege>): void {
  for (const privilege of others) {
    if (!own.has(privilege)) throw new ApiFault('FORBIDDEN');
  }
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
