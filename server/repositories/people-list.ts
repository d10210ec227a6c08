// Lists of people: filtered, sorted, a page at a time.
import { sql, type SqlBool } from 'kysely';
import { NO_GROUP } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import type { Page } from '#contract/page.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { isEmbedded } from '#server/storage/engine-of.ts';
import type { Db } from '#server/storage/schema.ts';
import { contains, countRows, EXACT_TOTAL, type PageRequest } from './lists.ts';
import { pageAndCount, pageInOnePass, type FoundPage } from './long-list.ts';
import { visibleUsers, visibleUsersNow, type OfUsers } from './people-visibility.ts';
import { rowsWith } from './text-search.ts';
import { selectUsers, toUsers } from './user-rows.ts';

export interface UserFilter {
  readonly search?: string | undefined;
  readonly groupId?: string | undefined;
  readonly role?: string | undefined;
  readonly active?: 'true' | 'false' | undefined;
}

export const USER_SORT_COLUMNS = {
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

/** The people whom the caller may see, narrowed down by the filter; never erased ones. */
export function filteredUsers(db: Db, person: Viewer, filter: UserFilter) {
  const { role } = filter;
  const found = withoutRole(db, visibleUsers(db, person), filter);
  if (role === undefined) return found;
  return found.where('users.id', 'in', (eb) =>
    eb.selectFrom('userRoles').select('userRoles.userId').where('userRoles.roleId', 'in', roleIdOf(db, role)),
  );
}

/** One person, if the caller may see them. */
export async function findVisibleUser(db: Db, person: Viewer, id: string): Promise<User | undefined> {
  const rows = await filteredUsers(db, person, {}).where('users.id', '=', id).execute();
  return (await toUsers(db, rows))[0];
}

function withoutRole(db: Db, visible: OfUsers, { search, groupId, active }: UserFilter) {
  let query = selectUsers(db).where('users.erasedAt', 'is', null).where(visible);
  if (search !== undefined) query = query.where((eb) => contains(eb, 'users.searchText', search));
  if (groupId === NO_GROUP) query = query.where('users.groupId', 'is', null);
  else if (groupId !== undefined) query = query.where('users.groupId', '=', groupId);
  // A literal, because the planner uses a partial index only if it can see the value.
  return active === undefined ? query : query.where('users.active', '=', sql.lit(active === 'true'));
}

/**
 * A role with few holders is looked up by its holders; one that most people have is checked person by person,
 * or else all of them would have to be sorted. Role ids are literals, so that planners can estimate holders.
 */
async function foundUsers(db: Db, visible: OfUsers, filter: Omit<UserFilter, 'search'>) {
  const { role } = filter;
  const found = withoutRole(db, visible, filter);
  if (role === undefined) return found;
  const roles = await roleIdOf(db, role).execute();
  const ids = [...roles.map(({ id }) => id), ''].map((id) => sql.lit(id));
  const holders = db.selectFrom('userRoles').where('userRoles.roleId', 'in', ids);
  const isOfFew = (await countRows(holders)) <= EXACT_TOTAL;
  if (!isOfFew)
    return found.where((eb) =>
      eb.exists(holders.select('userRoles.roleId').where('userRoles.userId', '=', eb.ref('users.id'))),
    );
  const userIds = holders.select('userRoles.userId');
  if (isEmbedded(db)) return found.where('users.id', 'in', userIds);
  // As an array; otherwise PostgreSQL reads all people instead of these few.
  return found.where(sql<SqlBool>`${sql.ref('users.id')} = any(array(${userIds}))`);
}

type Found = ReturnType<typeof filteredUsers>;

function inOrder(found: Found, sort: string) {
  const [field = '', direction] = sort.split(',');
  const order = direction === 'desc' ? 'desc' : 'asc';
  const column = USER_SORT_COLUMNS[field as keyof typeof USER_SORT_COLUMNS];
  return {
    order,
    query: found
      .clearSelect()
      .select(['users.id', sql.ref<string>(column).as('sortKey')])
      .orderBy(column, order)
      .orderBy('users.id', order),
  } as const;
}

/** The number of people without a filter. Always exact, as it takes one pass over an index. */
async function totalOf(db: Db, visible: OfUsers): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('users.erasedAt', 'is', null)
    .where(visible)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function filteredPage(
  db: Db,
  visible: OfUsers,
  { search, ...query }: PageRequest & UserFilter,
): Promise<FoundPage> {
  const found = await foundUsers(db, visible, query);
  const matching = search === undefined ? found : found.where(await rowsWith(db, 'users', search));
  return isEmbedded(db)
    ? pageInOnePass(db, inOrder(matching, query.sort), query)
    : pageAndCount(inOrder(matching, query.sort), query, countRows(matching));
}

/** One page of the people whom the caller may see. */
export async function pageOfUsers(
  db: Db,
  person: Viewer,
  query: PageRequest & UserFilter,
): Promise<Page<User>> {
  const { page, size, search, groupId, role, active } = query;
  const isFiltered = [search, groupId, role, active].some((filter) => filter !== undefined);
  const visible = await visibleUsersNow(db, person);
  const { ids, total: counted } = isFiltered
    ? await filteredPage(db, visible, query)
    : await pageAndCount(inOrder(withoutRole(db, visible, {}), query.sort), query, totalOf(db, visible));
  const rows = await selectUsers(db).where('users.id', 'in', ids).execute();
  const users = await toUsers(
    db,
    ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
  );
  const isApproximate = isFiltered && counted > EXACT_TOTAL;
  const total = isApproximate ? EXACT_TOTAL : counted;
  return {
    content: users,
    totalElements: total,
    totalPages: Math.ceil(total / size),
    number: page,
    size,
    ...(isApproximate ? { totalApproximate: true } : {}),
  };
}
