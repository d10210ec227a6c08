// The parts of a report on a work or control event.
import type { PracticeFigures } from '#contract/entities/practice-statistics.ts';
import type { Figure, KeptFigures, QuestionFigures } from '#contract/entities/statistics.ts';
import { DATE_TAGS, filled, textIn, type Language } from '#contract/languages.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import { asShare, type ReportCell, type ReportPart } from './report.ts';

const MS_OF_MINUTE = 60_000;

const TICKS = [0, 0.25, 0.5, 0.75, 1];

/**
 * Attempts by their share of the points, a column for each 5 %.
 * @param needed the share that passes; null: it differs
 */
export function spreadPart(spread: readonly number[], needed: number | null, language: Language): ReportPart {
  const texts = REPORT_TEXTS[language];
  const percent = new Intl.NumberFormat(DATE_TAGS[language], { style: 'percent' });
  const nameOf = (at: number): string =>
    `${percent.format(at / spread.length)}–${percent.format((at + 1) / spread.length)}`;
  return {
    title: texts.spread,
    head: [texts.result, texts.attempts],
    rows: spread.map((count, at) => [nameOf(at), count]),
    ...(needed === null ? {} : { note: filled(texts.needed, { percent: percent.format(needed) }) }),
    chart: { kind: 'SPREAD', of: [1], ticks: TICKS.map((tick) => percent.format(tick)), line: needed },
  };
}

function summaryPart({ people, attempts, passed, test }: KeptFigures, language: Language): ReportPart {
  const texts = REPORT_TEXTS[language];
  /** What has no value says why. */
  const defined = ({ value, reason }: Figure, cellOf: (value: number) => ReportCell = (own) => own) =>
    value === null ? (reason === null ? null : texts.reasons[reason]) : cellOf(value);
  const rows: readonly (readonly ReportCell[])[] = [
    [texts.people, people],
    [texts.attempts, attempts],
    [texts.passed, asShare(attempts === 0 ? null : passed / attempts)],
    [texts.mean, defined(test.mean, asShare)],
    [texts.median, defined(test.median, asShare)],
    [texts.deviation, defined(test.standardDeviation, asShare)],
    [texts.consistency, defined(test.consistency)],
    [texts.standardError, defined(test.standardError, asShare)],
  ];
  return { title: texts.figures, head: [texts.figure, texts.value], rows };
}

function questionsPart(questions: readonly QuestionFigures[], language: Language): ReportPart {
  const texts = REPORT_TEXTS[language];
  return {
    title: texts.questions,
    head: [
      texts.question,
      texts.attempts,
      texts.facility,
      texts.discrimination,
      texts.efficiency,
      texts.deviation,
      texts.guess,
    ],
    rows: questions.map(({ text, figures, guess }) => [
      textIn(text, language),
      figures.attempts,
      asShare(figures.facility.value),
      figures.discrimination.value,
      figures.efficiency.value,
      asShare(figures.standardDeviation.value),
      asShare(guess),
    ]),
    chart: { kind: 'SHARES', of: [2] },
  };
}

/** @param number of the practice; '' where it is the only one */
function practiceParts(
  { steps, gates }: PracticeFigures,
  number: string,
  language: Language,
): readonly ReportPart[] {
  const texts = REPORT_TEXTS[language];
  const numbered = (text: string): string => filled(text, { number }).trim();
  const stepsPart: ReportPart = {
    title: numbered(texts.steps),
    head: [texts.step, texts.done, texts.late, texts.outOfOrder, texts.missing, texts.minutes],
    rows: steps.map(({ text, done, late, outOfOrder, missing, at }) => [
      textIn(text, language),
      done,
      late,
      outOfOrder,
      missing,
      at === null ? null : { minutes: at.middle / MS_OF_MINUTE },
    ]),
    chart: { kind: 'STACKED', of: [1, 2, 3, 4] },
  };
  const gatesPart: ReportPart = {
    title: numbered(texts.gates),
    head: [texts.reason, texts.runs],
    rows: gates.map(({ text, runs }) => [textIn(text, language), runs]),
  };
  return [stepsPart, ...(gates.length === 0 ? [] : [gatesPart])];
}

export function figuresParts(figures: KeptFigures, language: Language): readonly ReportPart[] {
  const { questions, practices, spread, needed } = figures;
  const isOnly = practices.length === 1;
  return [
    summaryPart(figures, language),
    spreadPart(spread, needed, language),
    ...(questions.length === 0 ? [] : [questionsPart(questions, language)]),
    ...practices.flatMap((practice, at) => practiceParts(practice, isOnly ? '' : String(at + 1), language)),
  ];
}
