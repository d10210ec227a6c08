// The parts of a report on a course, and the people of any report.
import type { CountedPerson, PeopleStatistics } from '#contract/entities/people-statistics.ts';
import { filled, textIn, type Language } from '#contract/languages.ts';
import type { WallClock } from '../../export/export-rows.ts';
import { spreadPart } from './figures-parts.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import { asShare, type ReportPart } from './report.ts';

const shareOf = (part: number, whole: number) => asShare(whole === 0 ? null : part / whole);

function summaryPart({ attempts, passed, mean, works }: PeopleStatistics, language: Language): ReportPart {
  const texts = REPORT_TEXTS[language];
  return {
    title: texts.figures,
    head: [texts.figure, texts.value],
    rows: [
      [texts.works, works.length],
      [texts.attempts, attempts],
      [texts.passed, shareOf(passed, attempts)],
      [texts.mean, asShare(mean)],
    ],
  };
}

/** Works, groups and steps of a course. */
export function courseParts(statistics: PeopleStatistics, language: Language): readonly ReportPart[] {
  const texts = REPORT_TEXTS[language];
  const { works, groups, rules, spread } = statistics;
  const worksPart: ReportPart = {
    title: texts.works,
    head: [texts.work, texts.people, texts.attempts, texts.passed, texts.mean],
    rows: works.map(({ title, people, attempts, passed, mean }) => [
      textIn(title, language),
      people,
      attempts,
      shareOf(passed, attempts),
      asShare(mean),
    ]),
    chart: { kind: 'SHARES', of: [4] },
  };
  const groupsPart: ReportPart = {
    title: texts.groups,
    head: [texts.group, texts.attempts, texts.passed, texts.mean],
    rows: groups.map(({ id, name, attempts, passed, mean }) => [
      id === null ? texts.otherGroups : name,
      attempts,
      shareOf(passed, attempts),
      asShare(mean),
    ]),
    chart: { kind: 'SHARES', of: [3] },
  };
  const rulesPart: ReportPart = {
    title: texts.rules,
    head: [texts.step, texts.runs, texts.wrong, texts.wrongShare],
    rows: rules.map(({ text, runs, wrong }) => [textIn(text, language), runs, wrong, shareOf(wrong, runs)]),
    chart: { kind: 'SHARES', of: [3] },
  };
  return [
    summaryPart(statistics, language),
    spreadPart(spread, null, language),
    worksPart,
    ...[groupsPart, rulesPart].filter(({ rows }) => rows.length > 0),
  ];
}

interface ShownAs {
  readonly language: Language;
  readonly isNamed: boolean;
  readonly wallClock: WallClock;
}

/** Whoever needs help first. */
export function personsPart(
  persons: readonly CountedPerson[],
  { language, isNamed, wallClock }: ShownAs,
): ReportPart {
  const texts = REPORT_TEXTS[language];
  return {
    title: texts.persons,
    head: [texts.person, texts.finished, texts.passed, texts.mean, texts.last],
    rows: persons.map(({ name, works, passed, mean, lastAt }, at) => [
      isNamed ? name : filled(texts.numbered, { number: at + 1 }),
      works,
      passed,
      asShare(mean),
      wallClock(lastAt),
    ]),
  };
}
