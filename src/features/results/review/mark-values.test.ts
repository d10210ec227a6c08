import { describe, expect, it } from 'vitest';
import { changesMark, faultsOf, isSound, numberOf, sumOf, type MarkValues } from './mark-values.ts';

const rubric = [
  { id: 'why', points: 6, text: { ru: 'Причина', en: '', ch: '' } },
  { id: 'how', points: 4, text: { ru: 'Как', en: '', ch: '' } },
];
type Stood = Parameters<typeof faultsOf>[0];
/** Of a review only what the rules read. */
const waiting = { maxScore: 10, result: { mark: 10, needsReview: true } } as Stood;
const marked = { maxScore: 10, result: { mark: 7, needsReview: false } } as Stood;
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

describe('what may be saved', () => {
  it.each([
    ['a first mark', waiting, { mark: '4' }, true],
    ['nothing', waiting, {}, false],
    ['more than there is', waiting, { mark: '10,5' }, false],
    ['a change without a reason', marked, { mark: '8' }, false],
    ['a change with one', marked, { mark: '8', reason: 'Апелляция' }, true],
    ['another comment to the same mark', marked, { mark: '7', comment: 'Точнее' }, true],
    ['too many points in a row', waiting, { mark: '4', points: { how: '5' } }, false],
    ['no number in a row', waiting, { mark: '4', points: { how: 'много' } }, false],
  ] as const)('%s', (_name, review, values, expected) => {
    expect(isSound(faultsOf(review, rubric, typed(values)))).toBe(expected);
  });

  it('only a mark that stands can be changed', () => {
    expect(changesMark(waiting, typed({ mark: '4' }))).toBe(false);
    expect(changesMark(marked, typed({ mark: '7,0' }))).toBe(false);
    expect(changesMark(marked, typed({ mark: '4' }))).toBe(true);
  });
});
