// The address parameters of the list of groups and of a group's people.
import { isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';

export type GroupFilterName = 'status' | 'registration';

export const GROUPS_LIST: ListAddress<GroupFilterName> = {
  sorts: ['name', 'dateCreating'],
  defaultSort: { key: 'name', direction: 'ascending' },
  filters: { status: isOneOf(['ACTIVE', 'INACTIVE']), registration: isOneOf(['open', 'closed']) },
};

export type MemberFilterName = 'state';

export const MEMBERS_LIST: ListAddress<MemberFilterName> = {
  sorts: ['surname', 'dateCreating'],
  defaultSort: { key: 'surname', direction: 'ascending' },
  filters: { state: isOneOf(['active', 'inactive']) },
};
