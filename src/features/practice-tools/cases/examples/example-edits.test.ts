import { expect, test } from 'vitest';
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import { verdictOf, withExample, withoutExample } from './example-edits.ts';

const EXAMPLE = {
  id: 'a',
  title: 'Верный',
  entries: [],
  verdict: { passed: true, gates: [], least: 90, most: 100 },
};

test('an example is added, changed in its place, and taken away', () => {
  const draft = { title: { ru: 'Случай' } } as CaseDraft;
  const both = withExample(withExample(draft, EXAMPLE), { ...EXAMPLE, id: 'b' });
  expect(
    withExample(both, { ...EXAMPLE, title: 'Иной' }).examples?.map(({ id, title }) => [id, title]),
  ).toEqual([
    ['a', 'Иной'],
    ['b', 'Верный'],
  ]);
  expect(withoutExample(withoutExample(both, 'a'), 'b')).toEqual(draft);
});

test('a new one must get what it gets now, within some points', () => {
  expect(verdictOf({ passed: true, gates: [], score: 97.4 })).toEqual({
    passed: true,
    gates: [],
    least: 92,
    most: 100,
  });
  expect(verdictOf({ passed: false, gates: ['gate-cap'], score: 44.2 })).toEqual({
    passed: false,
    gates: ['gate-cap'],
    least: 0,
    most: 50,
  });
});
