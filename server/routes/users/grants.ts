/** Groups and roles that a call names for a person: they must exist, and be the caller's to give. */
import { forbidBeyondOwn } from '#server/auth/admins.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { findRoles } from '#server/repositories/user-rows.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** A field that names something that does not exist: a bad input, not a missing page. */
function unknownField(path: string): ApiFault {
  return new ApiFault('VALIDATION', { details: [{ path, code: 'NOT_FOUND', message: 'FIELD_INVALID' }] });
}

/** Refuses a group that does not exist or is archived. */
export async function requireGroup(db: Db | Tx, groupId: string | null | undefined): Promise<void> {
  if (groupId === null || groupId === undefined) return;
  const group = await db
    .selectFrom('groups')
    .select('id')
    .where('id', '=', groupId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  if (group === undefined) throw unknownField('groupId');
}

/** Roles that exist and give no more than the caller has. */
export async function grantableRoleIds(
  tx: Db | Tx,
  person: Person,
  wanted: readonly string[],
  path: string,
): Promise<readonly string[]> {
  const roles = await findRoles(tx, wanted);
  if (roles === undefined) throw unknownField(path);
  for (const role of roles) forbidBeyondOwn(person.privileges, role.privileges);
  return roles.map((role) => role.id);
}
