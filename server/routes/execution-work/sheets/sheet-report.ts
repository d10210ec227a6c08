// The sheets of people of a control event as data for a PDF: result, tasks, what went wrong in each, the bookmarks they are in.
import type { NumberedPerson } from '#contract/entities/bookmarks.ts';
import type { CompletedWorkDetails, TaskResult } from '#contract/entities/attempt.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { DATE_TAGS, filled, textIn, type Language } from '#contract/languages.ts';
import { casePoints } from '#contract/simulation/case-passed.ts';
import { zoneMark } from '#contract/time-zone.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db } from '#server/storage/schema.ts';
import { resultDetails } from '../../completed-work/results/result-details.ts';
import { latestOfEvent } from '../../completed-work/results/results-repository.ts';
import { EXPORT_TEXTS } from '../../export/export-texts.ts';
import type { Report, ReportPart } from '../../statistics/report/report.ts';
import { clockOf, type ShownAs } from '../bookmarks/debriefing-report.ts';
import { firstRemarks, joined, remarksOf } from './sheet-remarks.ts';
import { SHEET_TEXTS } from './sheet-texts.ts';
import { momentsOf, type SheetMoment } from './sheets-repository.ts';

/** Of one person; the others are counted. */
const MAX_MOMENTS = 20;
const MAX_TASKS = 100;
/** Of the text of a task in a heading. */
const MAX_LETTERS = 300;

const hasMarks = ({ mark }: Pick<CompletedWorkDetails, 'mark'>): boolean => mark !== null;

function numberIn(language: Language): (value: number | null) => string {
  const format = new Intl.NumberFormat(DATE_TAGS[language], { maximumFractionDigits: 2 });
  return (value) => (value === null ? '—' : format.format(value));
}

function headingOf({ order, question }: TaskResult, language: Language): string {
  const text = textIn(question, language).replaceAll(/\s+/gu, ' ').slice(0, MAX_LETTERS);
  return filled(SHEET_TEXTS[language].ofTask, { number: order + 1, text });
}

function tasksPart(results: readonly TaskResult[], language: Language): ReportPart {
  const texts = SHEET_TEXTS[language];
  const format = numberIn(language);
  return {
    title: texts.tasks,
    head: [texts.task, texts.points, texts.remarkCount],
    rows: results.map((result) => {
      const grade = result.simulation?.grade ?? null;
      return [
        headingOf(result, language),
        `${format(result.mark)} / ${format(result.maxScore)}`,
        grade === null ? null : remarksOf(result, grade, language).length,
      ];
    }),
  };
}

/** A question has its points alone. */
function remarksPart(result: TaskResult, language: Language): ReportPart[] {
  const texts = SHEET_TEXTS[language];
  if (result.simulation === null) return [];
  const title = headingOf(result, language);
  const { grade } = result.simulation;
  if (grade === null) return [{ title, text: texts.notPlayed, head: [], rows: [] }];
  const rows = firstRemarks(remarksOf(result, grade, language), language);
  const format = numberIn(language);
  const found = casePoints({ ...result, grade });
  const needs = { score: format(grade.score), needed: format(grade.passScore ?? null) };
  return [
    {
      title,
      ...(found === undefined ? {} : { note: filled(texts.caseNeeds, needs) }),
      ...(rows.length === 0 ? { text: texts.noRemarks } : {}),
      head: rows.length === 0 ? [] : [texts.remark, texts.what, texts.moment],
      rows,
    },
  ];
}

function bookmarksPart(moments: readonly SheetMoment[], language: Language): ReportPart[] {
  if (moments.length === 0) return [];
  const texts = SHEET_TEXTS[language];
  const rows = moments
    .slice(0, MAX_MOMENTS)
    .map(({ note, attemptId, position, atMs }) => [
      note === '' ? texts.noNote : note,
      attemptId === null ? texts.notBegun : position === null ? '—' : String(position + 1),
      atMs === null ? '—' : clockOf(Number(atMs)),
    ]);
  const count = moments.length - rows.length;
  return [
    {
      title: texts.bookmarks,
      head: [texts.note, texts.task, texts.moment],
      rows: count > 0 ? [...rows, [filled(texts.moreBookmarks, { count }), '', '']] : rows,
    },
  ];
}

function resultNote(details: CompletedWorkDetails, language: Language): string {
  const texts = SHEET_TEXTS[language];
  const words = EXPORT_TEXTS[language];
  const { mark, maxScore, gradeForCompletion, passed, status } = details;
  if (!hasMarks(details)) return filled(texts.status, { status: words.statuses[status] });
  const format = numberIn(language);
  const told = { mark: format(mark), max: format(maxScore), needed: format(gradeForCompletion) };
  const state = passed === null ? words.statuses[status] : passed ? words.passed : words.notPassed;
  return joined([filled(texts.result, told), state], language);
}

interface Told {
  readonly person: NumberedPerson;
  /** null: not begun. */
  readonly details: CompletedWorkDetails | null;
  readonly moments: readonly SheetMoment[];
}

/** How somebody is called on a sheet. */
export const sheetName = ({ user, number }: NumberedPerson, { language, isNamed }: ShownAs): string =>
  isNamed ? user.fullName : filled(SHEET_TEXTS[language].numbered, { number });

function sheetOf(event: Execution, { person, details, moments }: Told, shown: ShownAs): Report {
  const { language, timeZone, now } = shown;
  const texts = SHEET_TEXTS[language];
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const time = new Intl.DateTimeFormat(DATE_TAGS[language], style).format(new Date(now));
  const results = (details?.results ?? []).slice(0, MAX_TASKS);
  return {
    title: filled(texts.title, { who: sheetName(person, shown) }),
    notes: [
      textIn(event.title, language),
      filled(texts.madeAt, { time, zone: zoneMark(timeZone, Date.parse(now)) }),
      details === null ? texts.noAttempt : resultNote(details, language),
    ],
    parts: [
      ...(results.length === 0 ? [] : [tasksPart(results, language)]),
      ...results.flatMap((result) => remarksPart(result, language)),
      ...bookmarksPart(moments, language),
    ],
  };
}

/**
 * The sheets of people, each a report; of several, those who have begun. Where names are hidden, none is in them.
 * @param caller sees of the attempts what they may see of results
 */
export async function sheetsOf(
  db: Db,
  caller: Person,
  { event, people }: { readonly event: Execution; readonly people: readonly NumberedPerson[] },
  shown: ShownAs,
): Promise<readonly Report[]> {
  const userIds = people.map(({ user }) => user.id);
  const attempts = await latestOfEvent(db, caller, event.id, userIds);
  const moments = await momentsOf(db, event.id, userIds);
  const sheets: Report[] = [];
  for (const person of people) {
    const row = attempts.get(person.user.id);
    if (row === undefined && people.length > 1) continue;
    const details = row === undefined ? null : await resultDetails(db, caller, row, shown.now);
    sheets.push(sheetOf(event, { person, details, moments: moments.get(person.user.id) ?? [] }, shown));
  }
  const texts = SHEET_TEXTS[shown.language];
  if (sheets.length > 0) return sheets;
  return [{ title: sheetsTitle(event, shown.language), notes: [texts.nobody], parts: [] }];
}

export const sheetsTitle = ({ title }: Execution, language: Language): string =>
  filled(SHEET_TEXTS[language].all, { name: textIn(title, language) });
