// The people of a report: those whose results the caller may see.
import { MAX_REPORT_PEOPLE } from '#contract/calls/statistics-report.ts';
import type { CountedPerson } from '#contract/entities/people-statistics.ts';
import type { CountedChoice, CountedMarks } from '#contract/entities/statistics.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { countedAttempts, visibleAttempts } from '#server/repositories/result-visibility.ts';
import { peopleFigures } from '#server/statistics/figures/people-figures.ts';
import type { Db } from '#server/storage/schema.ts';
import { peopleAttempts } from '../people-attempts.ts';

export interface ReportedAttempts {
  readonly column: 'attempts.workId' | 'attempts.executionId' | 'attempts.courseId';
  readonly id: string;
  readonly mode: WorkMode;
  readonly choice: CountedChoice;
  readonly marks: CountedMarks;
  /** null: all revisions of the work. */
  readonly revision: number | null;
}

/** Whoever needs help first. */
export async function reportedPeople(
  db: Db,
  person: Person,
  { column, id, mode, choice, marks, revision }: ReportedAttempts,
): Promise<readonly CountedPerson[]> {
  let found = db
    .selectFrom('attempts')
    .where(column, '=', id)
    .where(visibleAttempts(db, person))
    .where(countedAttempts)
    .where('attempts.isBegunHeld', '=', false)
    .where('attempts.mode', '=', mode);
  if (revision !== null) found = found.where('attempts.workRevision', '=', revision);
  const { attempts } = await peopleAttempts(found, marks);
  return peopleFigures(attempts, choice).persons.slice(0, MAX_REPORT_PEOPLE);
}
