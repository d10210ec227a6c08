import { expect, test } from 'vitest';
import type { Judgement } from '#contract/simulation/grade.ts';
import { gatherRemarks, mainLessons } from './gather-remarks.ts';

const words = (ru: string) => ({ ru, en: ru, ch: ru });
const judged = (id: string, rest: Partial<Judgement> = {}): Judgement => ({
  id,
  kind: 'step',
  status: 'missing',
  text: words(id),
  sources: [],
  failsAttempt: false,
  cost: 10,
  ...rest,
});
const idsOf = (
  judgements: readonly Judgement[],
  failedBy: readonly string[] = [],
  smallestChange: Parameters<typeof mainLessons>[0]['smallestChange'] = [],
) =>
  mainLessons({ judgements: [...judgements], failedBy: [...failedBy], smallestChange }).map(
    ({ first }) => first.id,
  );

test('what says the same is one remark with all its moments, where the first of them stood', () => {
  const rows = [
    judged('door', { kind: 'refused', status: 'refused', text: words('Дверь'), at: 1 }),
    judged('soap'),
    judged('door-2', { kind: 'refused', status: 'refused', text: words('Дверь'), at: 5 }),
  ];
  expect(gatherRemarks(rows).map(({ first, all }) => [first.id, all.map(({ at }) => at)])).toEqual([
    ['door', [1, 5]],
    ['soap', [undefined]],
  ]);
});

test('another reason is another remark', () => {
  const rows = [judged('a', { text: words('A'), why: words('1') }), judged('b', { text: words('A') })];
  expect(gatherRemarks(rows)).toHaveLength(2);
});

test('the dearest three are the lessons; what is right is none', () => {
  expect(
    idsOf([
      judged('done', { status: 'done', cost: 0 }),
      judged('cheap', { cost: 1 }),
      judged('late', { status: 'late', cost: 40 }),
      judged('harm', { kind: 'forbidden', status: 'forbidden', cost: 40 }),
      judged('dear', { cost: 50 }),
    ]),
  ).toEqual(['dear', 'harm', 'late']);
});

test('what was done in time, but so slowly that it cost points, is a lesson and no like of what was done at once', () => {
  const rows = [
    judged('at-once', { text: words('A'), status: 'done', cost: 0 }),
    judged('slow', { text: words('A'), status: 'done', cost: 3 }),
  ];
  expect(gatherRemarks(rows)).toHaveLength(2);
  expect(idsOf(rows)).toEqual(['slow']);
});

test('what the verdict tells is none, and a gate that is not met takes the place of one', () => {
  const rows = ['gate', 'added', 'a', 'b', 'c'].map((id) =>
    judged(id, { kind: id === 'gate' ? 'gate' : 'step' }),
  );
  expect(idsOf(rows, ['gate'], [{ kind: 'add', id: 'added', text: words('added') }])).toEqual(['a', 'b']);
  expect(idsOf(rows, ['gate', 'a', 'b'])).toEqual([]);
});

test('many small ones of one kind weigh together', () => {
  const again = [1, 2, 3].map((at) =>
    judged(`again-${at}`, { status: 'extra', text: words('Лишнее'), cost: 4, at }),
  );
  expect(idsOf([judged('one', { cost: 10 }), ...again])[0]).toBe('again-1');
});

test('a clean run has none', () => {
  expect(idsOf([judged('done', { status: 'done', cost: 0 })])).toEqual([]);
});
