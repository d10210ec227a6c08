// The rows of an exported table, read chunk by chunk: at most one chunk is in memory.
import type { CompletedWork } from '#contract/entities/attempt.ts';
import { textIn, type Language } from '#contract/languages.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { idsOfTaughtGroups } from '#server/repositories/people-visibility.ts';
import { rowsAfter, chunksOfRows } from '#server/repositories/chunks.ts';
import type { Db } from '#server/storage/schema.ts';
import type { WantedResults } from '../completed-work/results/results-page.ts';
import {
  filteredResults,
  orderOfResults,
  searched,
  toCompletedWork,
} from '../completed-work/results/results-repository.ts';
import { givenIn, type GivenInAttempt } from '../execution-work/injections/injections-repository.ts';
import { EXPORT_COLUMNS, EXPORT_TEXTS, type ExportColumn } from './export-texts.ts';

/** A result with the login of its person ('': there is no such person any more), and what was given in it by those who watched its event. */
interface ExportedResult {
  readonly work: CompletedWork;
  readonly login: string;
  readonly given: readonly GivenInAttempt[];
}

async function loginsOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('users').select(['id', 'login']).where('id', 'in', userIds).execute();
  return new Map(rows.map(({ id, login }) => [id, login]));
}

/** All results that match the filter, in the wanted order. */
export async function* wantedResults(
  db: Db,
  person: Person,
  { filter, query }: WantedResults,
  now: string,
): AsyncGenerator<ExportedResult> {
  const { column, order } = orderOfResults(person, filter, query.sort);
  const id = 'attempts.id';
  const taught = await idsOfTaughtGroups(db, person);
  const select = () =>
    searched(filteredResults(db, person, filter, taught), query.search).select(column.as('sortKey'));
  type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
  const chunks = chunksOfRows<Row>((after, size) => {
    let chunk = select();
    if (after !== undefined) chunk = chunk.where(rowsAfter({ column, id, order }, after.sortKey, after.id));
    return chunk.orderBy(column, order).orderBy(id, order).limit(size).execute();
  });
  for await (const rows of chunks) {
    const logins = await loginsOf(db, [...new Set(rows.map(({ userId }) => userId))]);
    const given = await givenIn(
      db,
      rows.map((row) => row.id),
    );
    for (const row of rows)
      yield {
        work: toCompletedWork(row, person, now),
        login: logins.get(row.userId) ?? '',
        given: given.get(row.id) ?? [],
      };
  }
}

/** A cell's value. A Date holds the wall clock time of the wanted time zone as if it were UTC. */
export type ExportValue = string | number | Date | null;

/** Converts an ISO time to the wall clock time of a time zone. */
export type WallClock = (iso: string) => Date;

/** @param timeZone such as Europe/Moscow */
export function wallClockOf(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (iso) => new Date(`${format.format(new Date(iso)).replace(' ', 'T')}Z`);
}

/** In the same words for all who were given the same: a sheet is split by it. */
function givenText(given: readonly GivenInAttempt[], language: Language): string {
  const { givenKinds } = EXPORT_TEXTS[language];
  return given.map(({ kind, text }) => `${givenKinds[kind]}${textIn(text, language)}`).join('; ');
}

const MINUTE_MS = 60_000;

/** Minutes and seconds of the simulation, in the order of the names. */
function givenAtText(given: readonly GivenInAttempt[], language: Language): string {
  const timeOf = ({ kind, atMs }: GivenInAttempt): string => {
    if (kind === 'CALL' || kind === 'MESSAGE') return '–';
    if (atMs === null) return EXPORT_TEXTS[language].neverCame;
    return `${Math.floor(atMs / MINUTE_MS)}:${String(Math.floor((atMs % MINUTE_MS) / 1000)).padStart(2, '0')}`;
  };
  return given.map(timeOf).join('; ');
}

function valuesOf(
  { work, login, given }: ExportedResult,
  language: Language,
  clock: WallClock,
): Readonly<Record<ExportColumn, ExportValue>> {
  const texts = EXPORT_TEXTS[language];
  const { startedAt, submittedAt } = work;
  const title = (text: Parameters<typeof textIn>[0] | null): string =>
    text === null ? '' : textIn(text, language);
  return {
    student: work.user.fullName,
    login,
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
    percent: work.mark === null ? null : percentOf(work.mark, work.maxScore),
    toPass: work.gradeForCompletion,
    outcome: outcomeOf(work, texts),
    waived: work.waivedGates,
    given: givenText(given, language),
    givenAt: givenAtText(given, language),
    answered: work.answeredCount,
    tasks: work.taskCount,
  };
}

/** With one decimal. */
function percentOf(mark: number, maxScore: number): number {
  return Math.round((mark / maxScore) * 1000) / 10;
}

function outcomeOf({ passed, isBegunHeld }: CompletedWork, texts: (typeof EXPORT_TEXTS)[Language]): string {
  if (isBegunHeld) return texts.notCounted;
  if (passed === null) return '';
  return passed ? texts.passed : texts.notPassed;
}

/** The titles of the columns; those of times name the time zone. */
export function headerOf(language: Language, timeZone: string): string[] {
  const { columns } = EXPORT_TEXTS[language];
  return EXPORT_COLUMNS.map((name) =>
    name === 'started' || name === 'ended' ? `${columns[name]} (${timeZone})` : columns[name],
  );
}

export async function* exportRows(
  results: AsyncIterable<ExportedResult>,
  language: Language,
  clock: WallClock,
): AsyncGenerator<ExportValue[]> {
  for await (const result of results) {
    const values = valuesOf(result, language, clock);
    yield EXPORT_COLUMNS.map((name) => values[name]);
  }
}
