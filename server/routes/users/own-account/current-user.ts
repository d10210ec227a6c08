// The signed-in person and what they may do.
import type { CurrentUser } from '#contract/entities/user.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { findUser } from '#server/repositories/user-rows.ts';
import type { Db } from '#server/storage/schema.ts';

/** The response to `users/current`. */
export async function currentUserOf(db: Db, person: Person): Promise<CurrentUser> {
  const user = await findUser(db, person.id);
  if (user === undefined) throw new ApiFault('UNAUTHENTICATED');
  // Many visitors share a demo account: they are not told where its letters go.
  const email = person.demo ? '' : user.email;
  return { ...user, email, privileges: [...person.privileges], demo: person.demo };
}
