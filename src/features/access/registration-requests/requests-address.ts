// The parameters of the request list's address.
import { REGISTRATION_STATUSES } from '#contract/calls/registration-requests.ts';
import { isId, isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';
import type { List } from '#src/ui/list/use-list.ts';

export type RequestFilter = 'status' | 'group' | 'letter';
export const SHOWN_STATES = ['PENDING', 'APPROVED', 'REJECTED', 'ALL'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export const requestAddress: ListAddress<RequestFilter> = {
  sorts: ['createdAt', 'surname'],
  defaultSort: { key: 'createdAt', direction: 'descending' },
  filters: { status: isOneOf(SHOWN_STATES), group: isId, letter: isOneOf(['FAILED']) },
};

/** Which requests are shown: those that wait, unless the address says otherwise. */
export function statusOf(list: Pick<List<RequestFilter>, 'filter'>): ShownState {
  return SHOWN_STATES.find((state) => state === list.filter('status')) ?? 'PENDING';
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
