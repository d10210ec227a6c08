// The filters of a list of results as its address keeps them: a link reproduces the list.
import type { findResults } from '#contract/calls/results.ts';
import type { AttemptStatus } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Input } from '#src/lib/call.ts';
import { sortFromParam, sortToParam, type Sort } from '#src/ui/table-sort.ts';

const MODES: readonly WorkMode[] = ['TRAINING', 'SELFCONTROL', 'CONTROL'];
const SORTS: readonly string[] = ['name', 'startedAt', 'submittedAt', 'mark'];
/** The states one looks for; those of a moment (closing, being marked) belong to the handed in. */
export const STATUSES = ['IN_PROGRESS', 'SUBMITTED', 'REVIEW_PENDING', 'REVIEWED'] as const;
type Status = (typeof STATUSES)[number];
export const OUTCOMES = ['passed', 'notPassed'] as const;

const together: Readonly<Record<Status, readonly AttemptStatus[]>> = {
  IN_PROGRESS: ['IN_PROGRESS'],
  SUBMITTED: ['CLOSING', 'SUBMITTED', 'EXPIRED', 'MARKING'],
  REVIEW_PENDING: ['REVIEW_PENDING'],
  REVIEWED: ['REVIEWED'],
};

/** The params that filter, besides the search. */
export const FILTERS = ['mode', 'work', 'group', 'event', 'status', 'outcome', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

const ID = /^[A-Za-z0-9._-]{1,64}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function pageFromAddress(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '0');
  return Number.isInteger(page) && page >= 0 ? page : 0;
}

/** The newest first, unless the address says otherwise. */
export function sortFromAddress(params: URLSearchParams): Sort {
  const sort = sortFromParam(params.get('sort'));
  if (!sort || !SORTS.includes(sort.key)) return { key: 'startedAt', direction: 'descending' };
  return sort;
}

export function searchFromAddress(params: URLSearchParams): string {
  return (params.get('search') ?? '').slice(0, 200);
}

const allowed: Readonly<Record<FilterName, (value: string) => boolean>> = {
  mode: (value) => MODES.some((mode) => mode === value),
  work: (value) => ID.test(value),
  group: (value) => ID.test(value),
  event: (value) => ID.test(value),
  status: (value) => STATUSES.some((status) => status === value),
  outcome: (value) => OUTCOMES.some((outcome) => outcome === value),
  from: isDay,
  to: isDay,
};

function isDay(value: string): boolean {
  return DAY.test(value) && !Number.isNaN(Date.parse(value));
}

/** The value of a filter; '' where there is none or the address holds nonsense. */
export function filterFromAddress(params: URLSearchParams, name: FilterName): string {
  const value = params.get(name) ?? '';
  return value !== '' && allowed[name](value) ? value : '';
}

export function chosenFilters(params: URLSearchParams): readonly FilterName[] {
  return FILTERS.filter((name) => filterFromAddress(params, name) !== '');
}

/** The address with one thing changed; what filters or sorts leads to the first page. */
export function changedAddress(old: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(old);
  if (name !== 'page') next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** The address without search and filters, in the same order. */
export function resetAddress(old: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(old);
  for (const name of ['search', 'page', ...FILTERS]) next.delete(name);
  return next;
}

/** The first moment of a day of the reader's, `days` later. */
function startOfDay(day: string, days: number): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  return new Date(year, month - 1, date + days).toISOString();
}

type ResultsInput = Input<typeof findResults>;

function bodyOf(params: URLSearchParams): NonNullable<ResultsInput['body']> {
  const value = (name: FilterName): string => filterFromAddress(params, name);
  const one = (name: FilterName): string[] => (value(name) === '' ? [] : [value(name)]);
  const status = STATUSES.find((known) => known === value('status'));
  return {
    workTypes: MODES.filter((mode) => mode === value('mode')),
    workIds: one('work'),
    groupIds: one('group'),
    executionIds: one('event'),
    statuses: status === undefined ? [] : [...together[status]],
    passed: value('outcome') === '' ? null : value('outcome') === 'passed',
    startedFrom: value('from') === '' ? null : startOfDay(value('from'), 0),
    startedTo: value('to') === '' ? null : startOfDay(value('to'), 1),
  };
}

/** What to ask the server for. */
export function wantedResults(params: URLSearchParams) {
  const search = searchFromAddress(params);
  return {
    query: {
      page: pageFromAddress(params),
      sort: sortToParam(sortFromAddress(params)),
      ...(search === '' ? {} : { search }),
    },
    body: bodyOf(params),
  };
}
