// The people whom a caller may assign to a control event.
import type { Person } from '#server/plugins/calls/call-context.ts';
import { refuseUnseenGroups } from '#server/repositories/known-references.ts';
import type { Tx } from '#server/storage/schema.ts';

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
