// The address parameters of the list of people.
import type { listUsers } from '#contract/calls/users.ts';
import type { Input } from '#src/lib/api/call.ts';
import { isId, isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';
import type { List } from '#src/ui/list/use-list.ts';

export type UserFilterName = 'group' | 'role' | 'state';

export const USERS_LIST: ListAddress<UserFilterName> = {
  sorts: ['surname', 'login', 'email', 'dateCreating'],
  defaultSort: { key: 'surname', direction: 'ascending' },
  filters: { group: isId, role: isId, state: isOneOf(['active', 'inactive']) },
};

type UsersQuery = NonNullable<Input<typeof listUsers>['query']>;

/** The filters as the call names them. */
export function userFilters(list: Pick<List<UserFilterName>, 'filter'>): UsersQuery {
  const [groupId, role, state] = [list.filter('group'), list.filter('role'), list.filter('state')];
  return {
    ...(groupId === '' ? {} : { groupId }),
    ...(role === '' ? {} : { role }),
    ...(state === '' ? {} : { active: state === 'active' ? 'true' : 'false' }),
  };
}
