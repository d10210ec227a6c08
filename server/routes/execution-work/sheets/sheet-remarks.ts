// What went wrong in a task, as rows: gates that are not met first, then what was missed, moved, late, and the rest.
import type { TaskResult } from '#contract/entities/attempt.ts';
import { filled, lowerFirst, PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { Grade, Judgement } from '#contract/simulation/grade.ts';
import { clockOf } from '../bookmarks/debriefing-report.ts';
import { SHEET_TEXTS } from './sheet-texts.ts';

/** Of one task; the others are counted. */
const MAX_REMARKS = 25;
const ORDER: readonly Judgement['status'][] = [
  'missing',
  'outOfOrder',
  'late',
  'forbidden',
  'extra',
  'refused',
];
const BROKEN: readonly Judgement['status'][] = ['missing', 'forbidden'];

/** A remark, its kind in a word, its moment. */
type Row = readonly [text: string, what: string, moment: string];

const momentOf = ({ at }: Pick<Judgement, 'at'>): string => (at === undefined ? '—' : clockOf(at));

const begun = (text: string): string => text.replace(/^./u, (first) => first.toUpperCase());

/** Texts as sentences that follow each other. */
export function joined(texts: readonly string[], language: Language): string {
  const { stop } = PUNCTUATION[language];
  return texts
    .map((text) => (/[.!?。！？]$/u.test(text) ? text : `${text}${stop.trim()}`))
    .join(stop.slice(stop.trim().length));
}

/** The text with why it is so, or where it should have been. */
function textOf({ text, why, shouldBe, kind, status }: Judgement, language: Language): string {
  const texts = SHEET_TEXTS[language];
  const own = begun(textIn(text, language));
  if (shouldBe !== undefined) {
    const told = { step: textIn(shouldBe.text, language), time: clockOf(shouldBe.at) };
    return joined([own, filled(texts[shouldBe.side], told)], language);
  }
  const words =
    kind === 'end' && status === 'missing' ? filled(texts.notReached, { text: lowerFirst(own) }) : own;
  return why === undefined ? words : joined([words, textIn(why, language)], language);
}

/** The same several times is said once, with how often; its moment is the first. */
function gathered(rows: readonly Row[], language: Language): Row[] {
  const found = new Map<string, { row: Row; count: number }>();
  for (const row of rows) {
    const key = `${row[1]} ${row[0]}`;
    const { count } = found.get(key) ?? { count: 0 };
    found.set(key, { row: found.get(key)?.row ?? row, count: count + 1 });
  }
  return [...found.values()].map(({ row: [text, what, moment], count }) => [
    count === 1 ? text : filled(SHEET_TEXTS[language].times, { text, count }),
    what,
    moment,
  ]);
}

const isBroken = ({ failedBy }: Grade, { id, status }: Judgement): boolean =>
  failedBy.includes(id) && BROKEN.includes(status);

function waivedRows({ gateWaivers }: TaskResult, grade: Grade, language: Language): Row[] {
  return gateWaivers.map(({ gateId, reason }) => {
    const gate = grade.judgements.find(({ id }) => id === gateId);
    const text = gate === undefined ? reason : joined([begun(textIn(gate.text, language)), reason], language);
    return [text, SHEET_TEXTS[language].waived, gate === undefined ? '—' : momentOf(gate)];
  });
}

/** Of a task with a grade. */
export function remarksOf(result: TaskResult, grade: Grade, language: Language): readonly Row[] {
  const texts = SHEET_TEXTS[language];
  const { judgements } = grade;
  const waived = new Set(result.gateWaivers.map(({ gateId }) => gateId));
  const toRow =
    (what?: string) =>
    (one: Judgement): Row => [textOf(one, language), what ?? texts.statuses[one.status], momentOf(one)];
  const gates = judgements.filter((one) => isBroken(grade, one));
  const others = ORDER.flatMap((status) =>
    judgements.filter(
      (one) => one.status === status && one.kind !== 'gate' && !isBroken(grade, one) && !waived.has(one.id),
    ),
  );
  return gathered(
    [...gates.map(toRow(texts.failed)), ...waivedRows(result, grade, language), ...others.map(toRow())],
    language,
  );
}

/** Those of them that a sheet has room for, and how many more there are. */
export function firstRemarks(rows: readonly Row[], language: Language): readonly Row[] {
  const count = rows.length - MAX_REMARKS;
  if (count <= 0) return rows;
  return [...rows.slice(0, MAX_REMARKS), [filled(SHEET_TEXTS[language].others, { count }), '', '']];
}
