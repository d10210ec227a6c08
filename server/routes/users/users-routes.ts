// People: lists, one person, the signed-in person.
import type { FastifyInstance } from 'fastify';
import { currentUser, getUser, listUsers } from '#contract/calls/users.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { findVisibleUser, pageOfUsers } from '#server/repositories/people-list.ts';
import { currentUserOf } from './own-account/current-user.ts';
import { registerAvatars } from './own-account/avatar-routes.ts';
import { registerPeopleChanges } from './change-several-routes.ts';
import { registerErasing } from './erasing-routes.ts';
import { registerUserImport } from './import/import-routes.ts';
import { registerKeptViews } from './own-account/kept-views-routes.ts';
import { registerProfile } from './own-account/profile-routes.ts';
import { registerSessions } from './own-account/sessions-routes.ts';
import { registerUserChanges } from './user-change-routes.ts';
import { registerUserSessions } from './user-sessions-routes.ts';

export function registerUsers(app: FastifyInstance): void {
  registerCall(app, listUsers, ({ query, person, storage }) => pageOfUsers(storage.db, person, query));
  registerCall(app, currentUser, ({ person, storage }) => currentUserOf(storage.db, person));
  registerCall(app, getUser, async ({ params, person, storage }) => {
    return orNotFound(await findVisibleUser(storage.db, person, params.id));
  });
  registerProfile(app);
  registerSessions(app);
  registerKeptViews(app);
  registerAvatars(app);
  registerUserChanges(app);
  registerPeopleChanges(app);
  registerErasing(app);
  registerUserSessions(app);
  registerUserImport(app);
}
