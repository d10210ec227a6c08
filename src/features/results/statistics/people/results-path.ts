import type { PeopleStatistics } from '#contract/entities/people-statistics.ts';

/** Where the attempts behind a number are; null: results have no filter by course. */
export function resultsPath(
  { subject: { kind, id }, mode }: PeopleStatistics,
  filters: Readonly<Record<string, string>>,
): string | null {
  const of = { mode, status: 'REVIEWED', ...filters };
  if (kind === 'PERSON') return `/results-user/${id}?${new URLSearchParams(of).toString()}`;
  if (kind === 'GROUP') return `/teacher-results?${new URLSearchParams({ ...of, group: id }).toString()}`;
  return filters['work'] === undefined ? null : `/teacher-results?${new URLSearchParams(of).toString()}`;
}
