import type { PeopleStatistics } from '#contract/entities/people-statistics.ts';
import type { Statistics } from '#contract/entities/statistics.ts';

/** One attempt; whoever looks at it with others sees no name where names are hidden. */
export function runPath(attemptId: string, isHidden: boolean): string {
  return `/teacher-results?${new URLSearchParams({ attempt: attemptId, ...(isHidden ? { names: 'hidden' } : {}) }).toString()}`;
}

/** Where the attempts behind a number are. */
export function resultsPath(
  { subject: { kind, id }, mode }: PeopleStatistics,
  filters: Readonly<Record<string, string>>,
): string {
  const of = { mode, status: 'REVIEWED', ...filters };
  if (kind === 'PERSON') return `/results-user/${id}?${new URLSearchParams(of).toString()}`;
  const subject = kind === 'GROUP' ? { group: id } : { course: id };
  return `/teacher-results?${new URLSearchParams({ ...of, ...subject }).toString()}`;
}

/** Where those that are passed are: by marks as they stand now, so nowhere for those that were passed at first. */
export function passedPath(
  statistics: PeopleStatistics,
  filters: Readonly<Record<string, string>> = {},
): string | null {
  return statistics.marks === 'NOW' ? resultsPath(statistics, { ...filters, outcome: 'passed' }) : null;
}

/** The attempts of a work or event. */
export function workResultsPath(
  { work, event, mode }: Pick<Statistics, 'work' | 'event' | 'mode'>,
  filters: Readonly<Record<string, string>> = {},
): string {
  const of = event === null ? { work: work.id, mode } : { event: event.id };
  return `/teacher-results?${new URLSearchParams({ ...of, status: 'REVIEWED', ...filters }).toString()}`;
}
