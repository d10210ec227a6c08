// The parameters of the request list's address.
import { REGISTRATION_STATUSES } from '#contract/calls/registration-requests.ts';
import { isId, isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';
import type { List } from '#src/ui/list/use-list.ts';

export type RequestFilter = 'status' | 'group' | 'letter';
export const TABS = ['PENDING', 'APPROVED', 'REJECTED', 'ALL'] as const;
export type RequestTab = (typeof TABS)[number];

export const requestAddress: ListAddress<RequestFilter> = {
  sorts: ['createdAt', 'surname'],
  defaultSort: { key: 'createdAt', direction: 'descending' },
  filters: { status: isOneOf(TABS), group: isId, letter: isOneOf(['FAILED']) },
};

/** The tab: waiting requests, unless the address says otherwise. */
export function statusOf(list: Pick<List<RequestFilter>, 'filter'>): RequestTab {
  return TABS.find((tab) => tab === list.filter('status')) ?? 'PENDING';
}

/** The server query of the list. */
export function wantedRequests(list: List<RequestFilter>) {
  const status = REGISTRATION_STATUSES.find((one) => one === statusOf(list));
  const groupId = list.filter('group');
  return {
    ...list.query,
    ...(status === undefined ? {} : { status }),
    ...(groupId === '' ? {} : { groupId }),
    ...(list.filter('letter') === '' ? {} : { undelivered: 'true' as const }),
  };
}
