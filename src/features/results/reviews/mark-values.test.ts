import { describe, expect, it } from 'vitest';
import { changesMark, markRules, numberOf, sumOf, wrongRows, type MarkValues } from './mark-values.ts';

const RUBRIC = [
  { id: 'why', points: 6, text: { ru: 'Причина', en: '', ch: '' } },
  { id: 'how', points: 4, text: { ru: 'Как', en: '', ch: '' } },
];
type Stood = Parameters<typeof markRules>[0];
/** Only those fields of a review that the rules read. */
const WAITING = { maxScore: 10, result: { mark: 10, needsReview: true } } as Stood;
const MARKED = { maxScore: 10, result: { mark: 7, needsReview: false } } as Stood;
const typed = (values: Partial<MarkValues>): MarkValues => ({
  mark: '',
  comment: '',
  reason: '',
  points: {},
  ...values,
});

describe('a typed number', () => {
  it.each([
    ['7', 7],
    [' 7,25 ', 7.25],
    ['0', 0],
    ['7.255', undefined],
    ['-1', undefined],
    ['', undefined],
    ['1e3', undefined],
  ])('%j', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it.each([
    [{ why: '6', how: '3,5' }, 9.5],
    [{ why: '6', how: '9' }, 10],
    [{ why: '', how: '0' }, 0],
    [{ why: '', how: '' }, undefined],
  ])('%j add up to the mark', (points, sum) => {
    expect(sumOf(points, 10)).toBe(sum);
  });
});

function faultsOf(review: Stood, values: MarkValues): readonly string[] {
  const rules = markRules(review, RUBRIC);
  const found = [
    rules.mark(values.mark, values),
    rules.reason(values.reason, values),
    rules.points(values.points, values),
  ];
  return found.filter((fault) => fault !== undefined);
}

describe('what is wrong with a mark', () => {
  it.each([
    ['a first mark', WAITING, { mark: '4' }, []],
    ['nothing', WAITING, {}, ['mark']],
    ['more than there is', WAITING, { mark: '10,5' }, ['mark']],
    ['a change without a reason', MARKED, { mark: '8' }, ['reason']],
    ['a change with one', MARKED, { mark: '8', reason: 'Апелляция' }, []],
    ['another comment to the same mark', MARKED, { mark: '7', comment: 'Точнее' }, []],
    ['too many points in a row', WAITING, { mark: '4', points: { how: '5' } }, ['points']],
    ['no number in a row', WAITING, { mark: '4', points: { how: 'много' } }, ['points']],
  ] as const)('%s', (_name, review, values, expected) => {
    expect(faultsOf(review, typed(values))).toEqual(expected);
  });

  it('names the rows that are wrong', () =>
    expect(wrongRows(RUBRIC, { why: '6', how: '5' })).toEqual(['how']));

  it('only a mark that stands can be changed', () => {
    expect(changesMark(WAITING, typed({ mark: '4' }))).toBe(false);
    expect(changesMark(MARKED, typed({ mark: '7,0' }))).toBe(false);
    expect(changesMark(MARKED, typed({ mark: '4' }))).toBe(true);
  });
});
