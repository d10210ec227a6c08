// Refuses input that names things which do not exist, are archived, or may not be seen by the caller.
import { fieldFault } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { visibleGroupIds, visibleUsers, type Caller } from './people-visibility.ts';

/** @param path the input field that names them */
export async function refuseUnknown(
  db: Db | Tx,
  table: 'groups' | 'courses' | 'works' | 'cases',
  ids: readonly string[],
  path: string,
): Promise<void> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return;
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...wanted])
    .where('archivedAt', 'is', null)
    .execute();
  if (found.length < wanted.size) throw fieldFault(path, 'NOT_FOUND');
}

/** The same for the one group that a person may be put into; null and undefined pass. */
export async function refuseUnknownGroup(db: Db | Tx, groupId: string | null | undefined): Promise<void> {
  await refuseUnknown(db, 'groups', groupId === null || groupId === undefined ? [] : [groupId], 'groupId');
}

/** Groups that the caller may not see are refused like groups that do not exist. */
export async function refuseUnseenGroups(
  db: Db | Tx,
  caller: Caller,
  ids: readonly string[],
  path: string,
): Promise<void> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return;
  const found = await visibleGroupIds(db, caller)
    .where('groups.id', 'in', [...wanted])
    .execute();
  if (found.length < wanted.size) throw fieldFault(path, 'NOT_FOUND');
}

/** People whom the caller may not see, and inactive ones, are refused like people who do not exist. */
export async function refuseUnknownUsers(
  tx: Db | Tx,
  caller: Caller,
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
    .where(visibleUsers(tx, caller))
    .execute();
  if (found.length !== wanted.size) throw fieldFault(path, 'NOT_FOUND');
}
