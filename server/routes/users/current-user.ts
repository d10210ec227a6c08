/** The signed-in person with what they may do. */
import type { CurrentUser } from '#contract/entities/user.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { findUser } from '#server/repositories/user-rows.ts';
import type { Db } from '#server/storage/schema.ts';

/** What `users/current` answers. */
export async function currentUserOf(db: Db, person: Person): Promise<CurrentUser> {
  const user = await findUser(db, person.id);
  if (user === undefined) throw new ApiFault('UNAUTHENTICATED');
  return { ...user, privileges: [...person.privileges], demo: person.demo };
}
