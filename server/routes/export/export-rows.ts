/** The rows of an exported table, read piece by piece: no more than one piece is in memory. */
import type { CompletedWork } from '#contract/entities/attempt.ts';
import { textIn } from '#contract/text-in.ts';
import type { Language } from '#contract/texts.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { idsOfTaughtGroups } from '#server/repositories/people-visibility.ts';
import { beyond, piecesOfRows } from '#server/repositories/pieces.ts';
import type { Db } from '#server/storage/schema.ts';
import type { WantedResults } from '../completed-work/results-page.ts';
import {
  filteredResults,
  orderOfResults,
  searched,
  toCompletedWork,
} from '../completed-work/results-repository.ts';
import { exportColumns, exportTexts, type ExportColumn } from './export-texts.ts';

/** Everything that the filters leave, in the wanted order. */
export async function* wantedResults(
  db: Db,
  person: Person,
  { filter, query }: WantedResults,
  now: string,
): AsyncGenerator<CompletedWork> {
  const { column, order } = orderOfResults(person, filter, query.sort);
  const id = 'attempts.id';
  const taught = await idsOfTaughtGroups(db, person);
  const select = () =>
    searched(filteredResults(db, person, filter, taught), query.search).select(column.as('sortKey'));
  type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
  const pieces = piecesOfRows<Row>((after, size) => {
    let piece = select();
    if (after !== undefined) piece = piece.where(beyond({ column, id, order }, after.sortKey, after.id));
    return piece.orderBy(column, order).orderBy(id, order).limit(size).execute();
  });
  for await (const rows of pieces) for (const row of rows) yield toCompletedWork(row, person, now);
}

/** A value of a table: a moment is the wall clock of the wanted time zone, as if it were UTC. */
export type ExportValue = string | number | Date | null;

/** How times are written: the wall clock of a time zone. */
export type WallClock = (iso: string) => Date;

/**
 * @param timeZone such as Europe/Moscow
 * @returns undefined for one that is not known
 */
export function wallClockOf(timeZone: string): WallClock | undefined {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    return (iso) => new Date(`${format.format(new Date(iso)).replace(' ', 'T')}Z`);
  } catch {
    return undefined;
  }
}

function valuesOf(
  work: CompletedWork,
  language: Language,
  clock: WallClock,
): Readonly<Record<ExportColumn, ExportValue>> {
  const texts = exportTexts[language];
  const { startedAt, submittedAt } = work;
  const title = (text: Parameters<typeof textIn>[0] | null): string =>
    text === null ? '' : textIn(text, language);
  return {
    student: work.user.fullName,
    group: work.user.group?.name ?? '',
    course: title(work.courseTitle),
    work: title(work.work.title),
    event: title(work.executionTitle),
    mode: texts.modes[work.type],
    status: texts.statuses[work.status],
    started: clock(startedAt),
    ended: submittedAt === null ? null : clock(submittedAt),
    minutes:
      submittedAt === null ? null : Math.round((Date.parse(submittedAt) - Date.parse(startedAt)) / 6000) / 10,
    mark: work.mark,
    maximum: work.maxScore,
    toPass: work.gradeForCompletion,
    outcome: work.passed === null ? '' : work.passed ? texts.passed : texts.notPassed,
    answered: work.answeredCount,
    tasks: work.taskCount,
  };
}

/** The titles of the columns; those of times name the time zone. */
export function headerOf(language: Language, timeZone: string): string[] {
  const { columns } = exportTexts[language];
  return exportColumns.map((name) =>
    name === 'started' || name === 'ended' ? `${columns[name]} (${timeZone})` : columns[name],
  );
}

export async function* exportRows(
  works: AsyncIterable<CompletedWork>,
  language: Language,
  clock: WallClock,
): AsyncGenerator<ExportValue[]> {
  for await (const work of works) {
    const values = valuesOf(work, language, clock);
    yield exportColumns.map((name) => values[name]);
  }
}
