// What the address of the list of requests may hold.
import { registrationStatuses } from '#contract/calls/registration-requests.ts';
import { isId, isOneOf, type ListAddress } from '#src/lib/list-address.ts';
import type { List } from '#src/lib/use-list.ts';

export type RequestFilter = 'status' | 'group' | 'letter';
export const tabs = ['PENDING', 'APPROVED', 'REJECTED', 'ALL'] as const;
export type RequestTab = (typeof tabs)[number];

export const requestAddress: ListAddress<RequestFilter> = {
  sorts: ['createdAt', 'surname'],
  defaultSort: { key: 'createdAt', direction: 'descending' },
  filters: { status: isOneOf(tabs), group: isId, letter: isOneOf(['FAILED']) },
};

/** The tab: what waits, unless the address says otherwise. */
export function statusOf(list: Pick<List<RequestFilter>, 'filter'>): RequestTab {
  return tabs.find((tab) => tab === list.filter('status')) ?? 'PENDING';
}

/** The query of the list's call. */
export function wantedRequests(list: List<RequestFilter>) {
  const status = registrationStatuses.find((one) => one === statusOf(list));
  const groupId = list.filter('group');
  return {
    ...list.query,
    ...(status === undefined ? {} : { status }),
    ...(groupId === '' ? {} : { groupId }),
    ...(list.filter('letter') === '' ? {} : { undelivered: 'true' as const }),
  };
}
