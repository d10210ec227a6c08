// Whose learning is asked for: the person's own, or with RESULTS_READ that of somebody they may see.
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Learner } from './learning-access.ts';
import { visibleUsers } from './people-visibility.ts';
import { privilegesOfUser } from './user-rows.ts';

/** Throws NOT_FOUND for somebody whom the person may not see. */
export async function learnerOf(db: Db, person: Person, userId: string): Promise<Learner> {
  if (userId === person.id) return person;
  if (!person.privileges.has('RESULTS_READ')) throw new ApiFault('NOT_FOUND');
  const row = orNotFound(
    await db
      .selectFrom('users')
      .select(['users.id', 'users.groupId'])
      .where('users.id', '=', userId)
      .where(visibleUsers(db, person))
      .executeTakeFirst(),
  );
  return { ...row, sessionId: '', privileges: new Set(await privilegesOfUser(db, userId)) };
}
