// Roles that a call names for a person: they must exist, and the caller must be allowed to give them.
import { forbidBeyondOwn } from '#server/auth/admins.ts';
import { fieldFault } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { findRoles } from '#server/repositories/user-rows.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** The ids of the named roles; throws if one does not exist, or holds a privilege that the caller lacks. */
export async function grantableRoleIds(
  tx: Db | Tx,
  person: Person,
  wanted: readonly string[],
  path: string,
): Promise<readonly string[]> {
  const roles = await findRoles(tx, wanted);
  if (roles === undefined) throw fieldFault(path, 'NOT_FOUND');
  for (const role of roles) forbidBeyondOwn(person.privileges, role.privileges);
  return roles.map((role) => role.id);
}
