// Refuses input that names things which do not exist or are archived.
import { fieldFault } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

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
