/** Refuses groups that do not exist. */
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

export async function refuseUnknownGroups(db: Db | Tx, groupIds: readonly string[]): Promise<void> {
  const wanted = new Set(groupIds);
  if (wanted.size === 0) return;
  const found = await db
    .selectFrom('groups')
    .select('id')
    .where('id', 'in', [...wanted])
    .where('archivedAt', 'is', null)
    .execute();
  if (found.length === wanted.size) return;
  throw new ApiFault('VALIDATION', {
    details: [{ path: 'groupIds', code: 'NOT_FOUND', message: 'FIELD_INVALID' }],
  });
}
