import type { PeopleStatistics } from '#contract/entities/people-statistics.ts';

/** What is counted, as an address says it. */
export const counted = ({
  mode,
  choice,
  marks,
}: Pick<PeopleStatistics, 'mode' | 'choice' | 'marks'>): string =>
  new URLSearchParams({ mode, choice, ...(marks === 'NOW' ? {} : { marks }) }).toString();

export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
