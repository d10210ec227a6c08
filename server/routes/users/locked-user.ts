/** A person on whom a change is about to be made. */
import type { User } from '#contract/entities/user.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { findUser } from '#server/repositories/user-rows.ts';
import type { Tx } from '#server/storage/schema.ts';

/** Locks a person's row and reads it, so that nobody changes it between the check and the change. */
export async function lockUser(tx: Tx, id: string): Promise<User> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  const user = await findUser(tx, id);
  if (user === undefined) throw new ApiFault('NOT_FOUND');
  return user;
}
