/** A group on which a change is about to be made. */
import type { Group } from '#contract/entities/user.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Tx } from '#server/storage/schema.ts';
import { findGroup } from './groups-repository.ts';

export async function storedGroup(tx: Tx, id: string): Promise<Group> {
  const group = await findGroup(tx, id);
  if (group === undefined) throw new ApiFault('NOT_FOUND');
  return group;
}

/** Locks a group's row and reads it, so that nobody changes it between the check and the change. */
export async function lockGroup(tx: Tx, id: string): Promise<Group> {
  await tx.selectFrom('groups').select('id').where('id', '=', id).forUpdate().execute();
  return storedGroup(tx, id);
}
