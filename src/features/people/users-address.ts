// The list of people by its address.
import type { listUsers } from '#contract/calls/users.ts';
import type { Input } from '#src/lib/call.ts';
import { isId, isOneOf, type ListAddress } from '#src/lib/list-address.ts';
import type { List } from '#src/lib/use-list.ts';

export type UserFilterName = 'group' | 'role' | 'state';

export const USERS_LIST: ListAddress<UserFilterName> = {
  sorts: ['surname', 'login', 'email', 'dateCreating'],
  defaultSort: { key: 'surname', direction: 'ascending' },
  filters: { group: isId, role: isId, state: isOneOf(['active', 'inactive']) },
};

type UsersQuery = NonNullable<Input<typeof listUsers>['query']>;

/** The filters as the calls name them. */
export function userFilters(list: Pick<List<UserFilterName>, 'filter'>): UsersQuery {
  const [groupId, role, state] = [list.filter('group'), list.filter('role'), list.filter('state')];
  return {
    ...(groupId === '' ? {} : { groupId }),
    ...(role === '' ? {} : { role }),
    ...(state === '' ? {} : { active: state === 'active' ? 'true' : 'false' }),
  };
}
