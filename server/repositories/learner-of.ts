/** The person whose learning is asked for: oneself, or with RESULTS_READ somebody one may know of. */
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Person } from '#server/plugins/call-context.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Learner } from './learning-access.ts';
import { visibleUsers } from './people-visibility.ts';
import { privilegesOfUser } from './user-rows.ts';

export async function learnerOf(db: Db, person: Person, userId: string): Promise<Learner> {
  if (userId === person.id) return person;
  if (!person.privileges.has('RESULTS_READ')) throw new ApiFault('NOT_FOUND');
  const row = await db
    .selectFrom('users')
    .select(['users.id', 'users.groupId'])
    .where('users.id', '=', userId)
    .where(visibleUsers(db, person))
    .executeTakeFirst();
  if (row === undefined) throw new ApiFault('NOT_FOUND');
  return { ...row, sessionId: '', privileges: new Set(await privilegesOfUser(db, userId)) };
}
