// The filters of a result list, stored in the address, so that a link reproduces the list.
import { startOfSiteDay } from '#src/i18n/site-day.ts';
import type { findResults } from '#contract/calls/results.ts';
import type { AttemptStatus } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Input } from '#src/lib/api/call.ts';
import {
  filterFromAddress,
  isDay,
  isId,
  isOneOf,
  wantedPage,
  type ListAddress,
} from '#src/ui/list/list-address.ts';

const MODES: readonly WorkMode[] = ['TRAINING', 'SELFCONTROL', 'CONTROL'];
/** The states offered as filters; short-lived ones (closing, being marked) count as submitted. */
export const STATUSES = ['IN_PROGRESS', 'SUBMITTED', 'REVIEW_PENDING', 'REVIEWED'] as const;
type Status = (typeof STATUSES)[number];
export const OUTCOMES = ['passed', 'notPassed'] as const;

const TOGETHER: Readonly<Record<Status, readonly AttemptStatus[]>> = {
  IN_PROGRESS: ['IN_PROGRESS'],
  SUBMITTED: ['CLOSING', 'SUBMITTED', 'EXPIRED', 'MARKING'],
  REVIEW_PENDING: ['REVIEW_PENDING'],
  REVIEWED: ['REVIEWED'],
};

export type FilterName =
  | 'mode'
  | 'work'
  | 'course'
  | 'group'
  | 'event'
  | 'status'
  | 'outcome'
  | 'from'
  | 'to';

/** A list of results: the parameters of its address. */
export const RESULTS_LIST: ListAddress<FilterName> = {
  sorts: ['name', 'startedAt', 'submittedAt', 'mark'],
  // Newest first, unless the address says otherwise.
  defaultSort: { key: 'startedAt', direction: 'descending' },
  filters: {
    mode: isOneOf(MODES),
    work: isId,
    course: isId,
    group: isId,
    event: isId,
    status: isOneOf(STATUSES),
    outcome: isOneOf(OUTCOMES),
    from: isDay,
    to: isDay,
  },
};
type ResultsInput = Input<typeof findResults>;

function bodyOf(params: URLSearchParams): NonNullable<ResultsInput['body']> {
  const value = (name: FilterName): string => filterFromAddress(params, RESULTS_LIST, name);
  const one = (name: FilterName): string[] => (value(name) === '' ? [] : [value(name)]);
  const status = STATUSES.find((known) => known === value('status'));
  return {
    workTypes: MODES.filter((mode) => mode === value('mode')),
    workIds: one('work'),
    courseIds: one('course'),
    groupIds: one('group'),
    executionIds: one('event'),
    statuses: status === undefined ? [] : [...TOGETHER[status]],
    passed: value('outcome') === '' ? null : value('outcome') === 'passed',
    startedFrom: value('from') === '' ? null : startOfSiteDay(value('from')),
    startedTo: value('to') === '' ? null : startOfSiteDay(value('to'), 1),
  };
}

/** The query for the server. */
export function wantedResults(params: URLSearchParams) {
  return { query: wantedPage(params, RESULTS_LIST), body: bodyOf(params) };
}
