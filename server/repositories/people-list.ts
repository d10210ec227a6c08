/** Lists of people: who is found by the filters, in the wanted order, a page at a time. */
import { sql } from 'kysely';
import { noGroup } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import type { Page } from '#contract/page.ts';
import type { Person } from '#server/plugins/call-context.ts';
import type { Db } from '#server/storage/schema.ts';
import { contains, exactTotal, type PageRequest } from './lists.ts';
import { visibleUsers } from './people-visibility.ts';
import { rowsWith } from './text-search.ts';
import { selectUsers, toUsers } from './user-rows.ts';

export interface UserFilter {
  readonly search?: string | undefined;
  readonly groupId?: string | undefined;
  readonly role?: string | undefined;
  readonly active?: 'true' | 'false' | undefined;
}

export const userSortColumns = {
  dateCreating: 'users.dateCreating',
  surname: 'users.surnameKey',
  login: 'users.loginKey',
  email: 'users.emailKey',
} as const;

type Viewer = Pick<Person, 'id' | 'privileges'>;

function roleIdOf(db: Db, role: string) {
  return db
    .selectFrom('roles')
    .select('roles.id')
    .where((eb) => eb.or([eb('roles.name', '=', role), eb('roles.id', '=', role)]));
}

/** The people whom the caller may know of, narrowed down by the filter. Erased ones are nobody any more. */
export function filteredUsers(db: Db, person: Viewer, filter: UserFilter) {
  const { role } = filter;
  const found = withoutRole(db, person, filter);
  if (role === undefined) return found;
  return found.where('users.id', 'in', (eb) =>
    eb.selectFrom('userRoles').select('userRoles.userId').where('userRoles.roleId', 'in', roleIdOf(db, role)),
  );
}

function withoutRole(db: Db, person: Viewer, { search, groupId, active }: UserFilter) {
  let query = selectUsers(db).where('users.erasedAt', 'is', null).where(visibleUsers(db, person));
  if (search !== undefined) query = query.where((eb) => contains(eb, 'users.searchText', search));
  if (groupId === noGroup) query = query.where('users.groupId', 'is', null);
  else if (groupId !== undefined) query = query.where('users.groupId', '=', groupId);
  return active === undefined ? query : query.where('users.active', '=', active === 'true');
}

/**
 * A role that few have is looked up by its holders; one that most have is checked person by person, for otherwise
 * all of them would have to be sorted.
 */
async function foundUsers(db: Db, person: Viewer, filter: UserFilter) {
  const { role } = filter;
  if (role === undefined) return filteredUsers(db, person, filter);
  const holders = db
    .selectFrom('userRoles')
    .select(sql<number>`1`.as('one'))
    .where('userRoles.roleId', 'in', roleIdOf(db, role))
    .limit(exactTotal + 1);
  const { count } = await db
    .selectFrom(holders.as('holders'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) <= exactTotal) return filteredUsers(db, person, filter);
  const ids = (await roleIdOf(db, role).execute()).map(({ id }) => id);
  return withoutRole(db, person, filter).where((eb) =>
    eb.exists(
      eb
        .selectFrom('userRoles')
        .select('userRoles.roleId')
        .whereRef('userRoles.userId', '=', 'users.id')
        .where('userRoles.roleId', 'in', ids),
    ),
  );
}

type Found = ReturnType<typeof filteredUsers>;

/**
 * The ids of a page and how many are found, counted no further than the limit: both out of one pass, for a search has to
 * look at everybody.
 */
async function idsOfPage(
  db: Db,
  found: Found,
  { page, size, sort }: PageRequest,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const [field = '', direction] = sort.split(',');
  const order = direction === 'desc' ? 'desc' : 'asc';
  const column = userSortColumns[field as keyof typeof userSortColumns];
  const limit = Math.max(exactTotal + 1, (page + 1) * size);
  const rows = await db
    .with(
      (cte) => cte('found').materialized(),
      () =>
        found
          .clearSelect()
          .select(['users.id', sql.ref<string>(column).as('sortKey')])
          .orderBy(column, order)
          .orderBy('users.id', order)
          .limit(limit),
    )
    .selectFrom('found')
    .select(['found.id', sql<number>`(select count(*) from found)`.as('total')])
    .orderBy('found.sortKey', order)
    .orderBy('found.id', order)
    .limit(size)
    .offset(page * size)
    .execute();
  const total = rows[0]?.total;
  // A page beyond the last has no row that tells the total.
  if (total === undefined && page > 0) {
    const first = await idsOfPage(db, found, { page: 0, size: 1, sort });
    return { ids: [], total: first.total };
  }
  return { ids: rows.map(({ id }) => id), total: Number(total ?? 0) };
}

/** How many there are without any filter: of all people the exact number, for it is one pass over an index. */
async function totalOf(db: Db, person: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('users.erasedAt', 'is', null)
    .where(visibleUsers(db, person))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page of people. */
export async function pageOfUsers(
  db: Db,
  person: Viewer,
  query: PageRequest & UserFilter,
): Promise<Page<User> & { readonly content: User[] }> {
  const { page, size, search, groupId, role, active } = query;
  const isFiltered = [search, groupId, role, active].some((filter) => filter !== undefined);
  const found = await foundUsers(db, person, { groupId, role, active });
  const { ids, total: counted } = await idsOfPage(
    db,
    search === undefined ? found : found.where(await rowsWith(db, 'users', search)),
    query,
  );
  const rows = await selectUsers(db)
    .where('users.id', 'in', [...ids, ''])
    .execute();
  const users = await toUsers(
    db,
    ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
  );
  const isExact = counted <= exactTotal;
  const total = !isFiltered && !isExact ? await totalOf(db, person) : Math.min(counted, exactTotal);
  return {
    content: users,
    totalElements: total,
    totalPages: Math.ceil(total / size),
    number: page,
    size,
    ...(isFiltered && !isExact ? { totalApproximate: true } : {}),
  };
}
