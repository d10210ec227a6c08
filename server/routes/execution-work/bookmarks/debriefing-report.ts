// The debriefing of an event as data for a PDF: its bookmarks in their order, each with where the attempts stood.
import type { BookmarkMoment, OpenedBookmark } from '#contract/entities/bookmarks.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { DATE_TAGS, filled, textIn, type Language } from '#contract/languages.ts';
import { zoneMark } from '#contract/time-zone.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Report, ReportPart } from '../../statistics/report/report.ts';
import { openedBookmarks } from './bookmarks-repository.ts';
import { DEBRIEFING_TEXTS } from './debriefing-texts.ts';

/** Of one bookmark; the others are counted. */
const MAX_ROWS = 40;
const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

export interface ShownAs {
  readonly language: Language;
  readonly timeZone: string;
  /** Whether people are named; else they are numbered. */
  readonly isNamed: boolean;
  readonly now: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds of a simulation. */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / SECOND_MS);
  const minutes = Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS);
  return `${Math.floor(seconds / HOUR_SECONDS)}:${two(minutes)}:${two(seconds % MINUTE_SECONDS)}`;
}

function rowOf(moment: BookmarkMoment, { language, isNamed }: ShownAs): readonly string[] {
  const texts = DEBRIEFING_TEXTS[language];
  const { user, number, attemptId, taskNumber, atMs } = moment;
  return [
    isNamed ? user.fullName : filled(texts.numbered, { number }),
    attemptId === null ? texts.notBegun : taskNumber === null ? '—' : String(taskNumber),
    atMs === null ? '—' : clockOf(atMs),
  ];
}

function partOf(
  { at, note, moments }: OpenedBookmark,
  place: number,
  shown: ShownAs,
  timeOf: (iso: string) => string,
): ReportPart {
  const texts = DEBRIEFING_TEXTS[shown.language];
  const rows = moments.slice(0, MAX_ROWS).map((moment) => rowOf(moment, shown));
  const others = moments.length - rows.length;
  return {
    title: filled(texts.bookmark, { number: place, time: timeOf(at) }),
    text: note,
    head: [texts.person, texts.task, texts.moment],
    rows: others > 0 ? [...rows, [filled(texts.others, { count: others }), '', '']] : rows,
  };
}

export const debriefingTitle = ({ title }: Execution, language: Language): string =>
  filled(DEBRIEFING_TEXTS[language].title, { name: textIn(title, language) });

/** Everything that the PDF says. Where names are hidden, none is in it. */
export async function debriefingReport(db: Db, event: Execution, shown: ShownAs): Promise<Report> {
  const { language, timeZone, now } = shown;
  const texts = DEBRIEFING_TEXTS[language];
  const style = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const format = new Intl.DateTimeFormat(DATE_TAGS[language], style);
  const timeOf = (iso: string): string => format.format(new Date(iso));
  const bookmarks = await openedBookmarks(db, event);
  const parts = bookmarks.map((opened, at) => partOf(opened, at + 1, shown, timeOf));
  const zone = zoneMark(timeZone, Date.parse(now));
  return {
    title: debriefingTitle(event, language),
    notes: [
      filled(texts.madeAt, { time: timeOf(now), zone }),
      ...(parts.length === 0 ? [texts.nothing] : []),
    ],
    parts,
  };
}
