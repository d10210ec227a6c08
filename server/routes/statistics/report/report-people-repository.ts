// The people of a report: those whose results the caller may see.
import { MAX_REPORT_PEOPLE } from '#contract/calls/statistics-report.ts';
import type { CountedPerson } from '#contract/entities/people-statistics.ts';
import { MAX_COUNTED_ATTEMPTS, type CountedChoice } from '#contract/entities/statistics.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { countedAttempts, visibleAttempts } from '#server/repositories/result-visibility.ts';
import { peopleFigures } from '#server/statistics/figures/people-figures.ts';
import type { Db } from '#server/storage/schema.ts';

export interface ReportedAttempts {
  readonly column: 'attempts.workId' | 'attempts.executionId' | 'attempts.courseId';
  readonly id: string;
  readonly mode: WorkMode;
  readonly choice: CountedChoice;
  /** null: all revisions of the work. */
  readonly revision: number | null;
}

/** Whoever needs help first. */
export async function reportedPeople(
  db: Db,
  person: Person,
  { column, id, mode, choice, revision }: ReportedAttempts,
): Promise<readonly CountedPerson[]> {
  let found = db
    .selectFrom('attempts')
    .where(column, '=', id)
    .where(visibleAttempts(db, person))
    .where(countedAttempts)
    .where('attempts.isBegunHeld', '=', false)
    .where('attempts.mode', '=', mode)
    .where('attempts.status', '=', 'REVIEWED');
  if (revision !== null) found = found.where('attempts.workRevision', '=', revision);
  const rows = await found
    .select(['attempts.id', 'attempts.userId as personId', 'attempts.userName as personName'])
    .select(['attempts.workId', 'attempts.workTitle', 'attempts.workKind', 'attempts.startedAt'])
    .select(['attempts.mark', 'attempts.maxScore', 'attempts.passed'])
    .orderBy('attempts.startedAt', 'desc')
    .orderBy('attempts.id', 'desc')
    .limit(MAX_COUNTED_ATTEMPTS)
    .execute();
  const attempts = rows.map(({ mark, passed, ...row }) => ({
    ...row,
    mark: mark ?? 0,
    isPassed: passed === true,
  }));
  return peopleFigures(attempts, choice).persons.slice(0, MAX_REPORT_PEOPLE);
}
