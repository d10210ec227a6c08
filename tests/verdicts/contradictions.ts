// What in a report contradicts something else in it.
import type { Grade, Judgement } from '#contract/simulation/grade.ts';

const twice = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

const UNMET: readonly Judgement['status'][] = [
  'missing',
  'late',
  'outOfOrder',
  'extra',
  'refused',
  'forbidden',
];

/** Each in words; empty: the report is of one piece. */
export function contradictionsIn(grade: Grade): readonly string[] {
  const { passed, failedBy, judgements, smallestChange, excused = [] } = grade;
  const doneIds = judgements.flatMap(({ id, kind, status }) =>
    kind === 'step' && status === 'done' ? [id] : [],
  );
  const missingIds = judgements.flatMap(({ id, status }) => (status === 'missing' ? [id] : []));
  const missingTexts = judgements.flatMap(({ kind, status, text }) =>
    kind === 'step' && status === 'missing' ? [text.ru] : [],
  );
  const needless = judgements.filter(({ status, why }) => status === 'extra' && why === undefined);
  const hasRemark = judgements.some(({ kind, status }) => kind !== 'gate' && UNMET.includes(status));
  return [
    ...twice(smallestChange.map(({ text }) => text.ru)).map((text) => `a change named twice: ${text}`),
    ...(passed === (smallestChange.length === 0) ? [] : ['what would have passed is said of the wrong runs']),
    ...(failedBy.length > 0 && !hasRemark ? ['a gate is not met and nothing is remarked'] : []),
    ...twice(judgements.map(({ id, seq, kind }) => `${kind} ${id} ${String(seq ?? '')}`)).map(
      (row) => `a row judged in two ways: ${row}`,
    ),
    ...smallestChange.flatMap(({ kind, id }) =>
      kind === 'add' && doneIds.includes(id) ? [`advised though it was done: ${id}`] : [],
    ),
    ...needless.flatMap(({ text }) =>
      missingTexts.includes(text.ru) ? [`missing, and done needlessly: ${text.ru}`] : [],
    ),
    ...excused.flatMap(({ id }) => (missingIds.includes(id) ? [`not asked for, and missing: ${id}`] : [])),
  ];
}
