// The people whom a caller may assign to a control event.
import { fieldFault } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { refuseUnseenGroups } from '#server/repositories/known-references.ts';
import { visibleUsers } from '#server/repositories/people-visibility.ts';
import type { Tx } from '#server/storage/schema.ts';

/** Refuses people whom the caller may not see. */
export async function refuseUnknownUsers(
  tx: Tx,
  person: Person,
  userIds: readonly string[],
  path: string,
): Promise<void> {
  const wanted = new Set(userIds);
  if (wanted.size === 0) return;
  const found = await tx
    .selectFrom('users')
    .select('users.id')
    .where('users.id', 'in', [...wanted])
    .where('users.active', '=', true)
    .where(visibleUsers(tx, person))
    .execute();
  if (found.length !== wanted.size) throw fieldFault(path, 'NOT_FOUND');
}

/** The active people in these groups, of those that the caller may see. */
export async function usersOfGroups(tx: Tx, person: Person, groupIds: readonly string[]): Promise<string[]> {
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
