/** People: lists, one person, the signed-in person. */
import type { FastifyInstance } from 'fastify';
import { currentUser, getUser, listUsers } from '#contract/calls/users.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { filteredUsers, pageOfUsers } from '#server/repositories/people-list.ts';
import { toUsers } from '#server/repositories/user-rows.ts';
import { currentUserOf } from './current-user.ts';
import { registerAvatars } from './avatar-routes.ts';
import { registerPeopleChanges } from './changes-routes.ts';
import { registerErasing } from './erasing-routes.ts';
import { registerUserImport } from './import/import-routes.ts';
import { registerProfile } from './profile-routes.ts';
import { registerSessions } from './sessions-routes.ts';
import { registerUserChanges } from './user-change-routes.ts';

export function registerUsers(app: FastifyInstance): void {
  registerCall(app, listUsers, ({ query, person, storage }) => pageOfUsers(storage.db, person, query));
  registerCall(app, currentUser, ({ person, storage }) => currentUserOf(storage.db, person));
  registerCall(app, getUser, async ({ params, person, storage }) => {
    const row = await filteredUsers(storage.db, person, {})
      .where('users.id', '=', params.id)
      .executeTakeFirst();
    const [user] = row === undefined ? [] : await toUsers(storage.db, [row]);
    if (user === undefined) throw new ApiFault('NOT_FOUND');
    return user;
  });
  registerProfile(app);
  registerSessions(app);
  registerAvatars(app);
  registerUserChanges(app);
  registerPeopleChanges(app);
  registerErasing(app);
  registerUserImport(app);
}
