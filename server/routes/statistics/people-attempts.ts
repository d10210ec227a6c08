// Finished attempts as figures of people count them: by marks as they stand, or as they were first given.
import type { SelectQueryBuilder } from 'kysely';
import { MAX_COUNTED_ATTEMPTS, type CountedMarks } from '#contract/entities/statistics.ts';
import type { PeopleAttempt } from '#server/statistics/figures/people-figures.ts';
import type { Schema } from '#server/storage/schema.ts';

interface PeopleAttempts {
  readonly attempts: readonly PeopleAttempt[];
  /** Marks of some of them were others at first. */
  readonly hasFirstMarks: boolean;
}

/** The latest of those found, from the latest to the earliest. */
export async function peopleAttempts(
  found: SelectQueryBuilder<Schema, 'attempts', object>,
  marks: CountedMarks,
): Promise<PeopleAttempts> {
  const rows = await found
    .leftJoin('firstMarks', 'firstMarks.attemptId', 'attempts.id')
    .where('attempts.status', '=', 'REVIEWED')
    .select(['attempts.id', 'attempts.userId as personId', 'attempts.userName as personName'])
    .select(['attempts.workId', 'attempts.workTitle', 'attempts.workKind', 'attempts.startedAt'])
    .select(['attempts.mark', 'attempts.maxScore', 'attempts.passed', 'firstMarks.mark as firstMark'])
    .select(['firstMarks.maxScore as firstMaxScore', 'firstMarks.passed as firstPassed'])
    .orderBy('attempts.startedAt', 'desc')
    .orderBy('attempts.id', 'desc')
    .limit(MAX_COUNTED_ATTEMPTS)
    .execute();
  return {
    attempts: rows.map(({ mark, maxScore, passed, firstMark, firstMaxScore, firstPassed, ...row }) => {
      const now = { mark: mark ?? 0, maxScore, isPassed: passed === true };
      const first = { mark: firstMark, maxScore: firstMaxScore, isPassed: firstPassed };
      return { ...row, ...now, ...(marks === 'FIRST' ? given(first) : {}) };
    }),
    hasFirstMarks: rows.some(({ firstMark }) => firstMark !== null),
  };
}

type Marked = Pick<PeopleAttempt, 'mark' | 'maxScore' | 'isPassed'>;

/** All of it or nothing. */
function given({ mark, maxScore, isPassed }: { readonly [Name in keyof Marked]: Marked[Name] | null }) {
  return mark === null || maxScore === null || isPassed === null ? {} : { mark, maxScore, isPassed };
}
