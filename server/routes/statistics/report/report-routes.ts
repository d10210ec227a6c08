// The figures of a work, an event or a course as PDF or workbook.
import type { FastifyInstance } from 'fastify';
import { exportStatistics } from '#contract/calls/statistics-report.ts';
import { ENOUGH_ATTEMPTS, type Statistics } from '#contract/entities/statistics.ts';
import { DATE_TAGS, filled, textIn, type Language } from '#contract/languages.ts';
import { zoneMark } from '#contract/time-zone.ts';
import type { BlobResponse, CallContext } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { readSiteSettings } from '#server/repositories/site-settings.ts';
import { wallClockOf } from '../../export/export-rows.ts';
import { EXPORT_TEXTS } from '../../export/export-texts.ts';
import { courseStatistics } from '../course-repository.ts';
import { eventStatistics, workStatistics } from '../statistics-repository.ts';
import { pdfFor } from './draw-pdf.ts';
import { figuresParts } from './figures-parts.ts';
import { courseParts, personsPart } from './people-parts.ts';
import { reportedPeople, type ReportedAttempts } from './report-people-repository.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import type { Report, ReportPart } from './report.ts';
import { workbookOf } from './write-workbook.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Context = CallContext<typeof exportStatistics>;

interface Counted {
  readonly name: string;
  /** How far the figures are to be trusted. */
  readonly notes: readonly string[];
  readonly parts: readonly ReportPart[];
  readonly of: ReportedAttempts;
}

function notesOn(
  { marks, hasFirstMarks, waiting }: Pick<Statistics, 'marks' | 'hasFirstMarks' | 'waiting'>,
  attempts: number,
  language: Language,
): readonly string[] {
  const texts = REPORT_TEXTS[language];
  const isFew = attempts > 0 && attempts < ENOUGH_ATTEMPTS;
  return [
    ...(marks === 'FIRST' && hasFirstMarks ? [texts.firstMarks] : []),
    ...(isFew ? [filled(texts.few, { number: attempts, enough: ENOUGH_ATTEMPTS })] : []),
    ...(waiting > 0 ? [filled(texts.waiting, { number: waiting })] : []),
  ];
}

async function countedCourse({ query, person, storage, language }: Context): Promise<Counted> {
  const { id, mode, choice, marks } = query;
  const statistics = await courseStatistics(storage.db, person, { id, mode, choice, marks });
  return {
    name: textIn(statistics.subject.title, language),
    notes: notesOn(statistics, statistics.attempts, language),
    parts: courseParts(statistics, language),
    of: { column: 'attempts.courseId', id, mode: statistics.mode, choice, marks, revision: null },
  };
}

async function countedWork({ query, person, storage, language }: Context): Promise<Counted> {
  const { of, id, mode, choice, revision, marks } = query;
  const statistics =
    of === 'EVENT'
      ? await eventStatistics(storage.db, person, { id, marks })
      : await workStatistics(storage.db, person, { workId: id, mode, choice, revision, marks });
  const { work, event, figures } = statistics;
  return {
    name: textIn((event ?? work).title, language),
    notes: notesOn(statistics, figures?.attempts ?? 0, language),
    parts: figures === null ? [] : figuresParts(figures, language),
    of: {
      column: of === 'EVENT' ? 'attempts.executionId' : 'attempts.workId',
      id,
      mode: statistics.mode,
      choice: statistics.choice,
      marks,
      revision: statistics.revision,
    },
  };
}

function timesIn(timeZone: string, language: Language): (iso: string) => string {
  const format = new Intl.DateTimeFormat(DATE_TAGS[language], {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (iso) => format.format(new Date(iso));
}

async function reportOf(context: Context): Promise<Report> {
  const { query, person, storage, language, now } = context;
  const texts = REPORT_TEXTS[language];
  const timeZone = query.timeZone ?? (await readSiteSettings(storage.db)).timeZone;
  const timeOf = timesIn(timeZone, language);
  const { name, notes, parts, of } = await (query.of === 'COURSE'
    ? countedCourse(context)
    : countedWork(context));
  const people = await reportedPeople(storage.db, person, of);
  const zone = zoneMark(timeZone, Date.parse(now));
  const shown = { language, isNamed: query.names === 'true', wallClock: wallClockOf(timeZone) };
  return {
    title: filled(texts.title, { name }),
    notes: [
      filled(texts.counted, {
        mode: EXPORT_TEXTS[language].modes[of.mode],
        choice: texts.choices[of.choice],
      }),
      filled(texts.madeAt, { time: timeOf(now), zone }),
      ...notes,
      ...(parts.length === 0 ? [texts.nothing] : []),
    ],
    parts: [...parts, ...(people.length === 0 ? [] : [personsPart(people, shown)])],
  };
}

export function registerStatisticsReport(app: FastifyInstance): void {
  registerCall(app, exportStatistics, async (context): Promise<BlobResponse> => {
    const { query, language, now, person } = context;
    const report = await reportOf(context);
    const fileName = `${report.title}.${query.format}`;
    if (query.format === 'xlsx') return { body: await workbookOf(report), mimeType: XLSX_TYPE, fileName };
    const terms = { title: report.title, language, madeAt: now };
    const body = await pdfFor(person.id, terms, async () => [report]);
    return { body, mimeType: 'application/pdf', fileName };
  });
}
