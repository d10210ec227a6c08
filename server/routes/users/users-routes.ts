/** People: lists, one person, the signed-in person. */
import type { FastifyInstance } from 'fastify';
import { currentUser, getUser, listUsers } from '#contract/calls/users.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { contains, pageOfRows } from '#server/repositories/lists.ts';
import { visibleUsers } from '#server/repositories/people-visibility.ts';
import { selectUsers, toUsers } from '#server/repositories/user-rows.ts';
import type { Db } from '#server/storage/schema.ts';
import { currentUserOf } from './current-user.ts';
import { registerProfile } from './profile-routes.ts';
import { registerUserChanges } from './user-change-routes.ts';

interface UserFilter {
  readonly search?: string | undefined;
  readonly groupId?: string | undefined;
  readonly role?: string | undefined;
}

/** The people whom the caller may know of, narrowed down by the filter. */
function filteredUsers(db: Db, person: Person, filter: UserFilter) {
  let query = selectUsers(db).where(visibleUsers(db, person));
  const { search, groupId, role } = filter;
  if (search !== undefined) query = query.where((eb) => contains(eb, 'users.searchText', search));
  if (groupId !== undefined) query = query.where('users.groupId', '=', groupId);
  if (role !== undefined) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('userRoles')
          .innerJoin('roles', 'roles.id', 'userRoles.roleId')
          .select('roles.id')
          .whereRef('userRoles.userId', '=', 'users.id')
          .where((inner) => inner.or([inner('roles.name', '=', role), inner('roles.id', '=', role)])),
      ),
    );
  }
  return query;
}

const sortColumns = {
  dateCreating: 'users.dateCreating',
  surname: 'users.surnameKey',
  login: 'users.loginKey',
  email: 'users.emailKey',
} as const;

export function registerUsers(app: FastifyInstance): void {
  registerCall(app, listUsers, async ({ query, person, storage }) => {
    const found = filteredUsers(storage.db, person, query);
    const page = await pageOfRows(found, query, sortColumns, (row) => row, 'users.id');
    return { ...page, content: await toUsers(storage.db, page.content) };
  });
  registerCall(app, currentUser, ({ person, storage }) => currentUserOf(storage.db, person));
  registerCall(app, getUser, async ({ params, person, storage }) => {
    const row = await selectUsers(storage.db)
      .where('users.id', '=', params.id)
      .where(visibleUsers(storage.db, person))
      .executeTakeFirst();
    const [user] = row === undefined ? [] : await toUsers(storage.db, [row]);
    if (user === undefined) throw new ApiFault('NOT_FOUND');
    return user;
  });
  registerProfile(app);
  registerUserChanges(app);
}
