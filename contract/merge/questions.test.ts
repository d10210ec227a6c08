import { describe, expect, test } from 'vitest';
import { merge } from './merge.ts';
import { questionOf, valueAt, withQuestions, withValueAt } from './questions.ts';

const BASE = {
  title: { ru: 'Вход' },
  tasks: [
    { id: 'a', points: 1 },
    { id: 'b', points: 2 },
    { id: 'c', points: 3 },
  ],
};

/** The merged content, and the same with the other choice taken wherever there is one. */
function bothChoices(mine: typeof BASE, theirs: typeof BASE) {
  const { value, conflicts } = merge(BASE, mine, theirs);
  const questions = conflicts.map(questionOf);
  const other = questions.reduce(
    (content, one) => withValueAt(content, one.path, one.other === '' ? undefined : JSON.parse(one.other)),
    value,
  );
  return { value, other, questions };
}

describe('the other choice', () => {
  test.each([
    ['of a text', { ...BASE, title: { ru: 'Проход' } }, { ...BASE, title: { ru: 'Дверь' } }],
    [
      'of a field of an entry',
      { ...BASE, tasks: BASE.tasks.with(1, { id: 'b', points: 7 }) },
      { ...BASE, tasks: BASE.tasks.with(1, { id: 'b', points: 8 }) },
    ],
    [
      'of an order',
      { ...BASE, tasks: BASE.tasks.toReversed() },
      { ...BASE, tasks: [...BASE.tasks.slice(1), ...BASE.tasks.slice(0, 1)] },
    ],
  ])('%s is the colleague’s', (_name, mine, theirs) => {
    const { value, other, questions } = bothChoices(mine, theirs);
    expect(value).toEqual(mine);
    expect(other).toEqual(theirs);
    expect(questions).toHaveLength(1);
    expect(valueAt(mine, questions[0]?.path ?? [])).not.toEqual(valueAt(theirs, questions[0]?.path ?? []));
  });

  test.each(['mine', 'theirs'])(
    'an entry that one deleted (%s) and the other changed: to delete it',
    (who) => {
      const changed = { ...BASE, tasks: BASE.tasks.with(1, { id: 'b', points: 7 }) };
      const deleted = { ...BASE, tasks: BASE.tasks.toSpliced(1, 1) };
      const { value, other } = who === 'mine' ? bothChoices(deleted, changed) : bothChoices(changed, deleted);
      expect(value).toEqual(changed);
      expect(other).toEqual(deleted);
    },
  );
});

test('a field is asked about as often as others wrote something different there, each time once', () => {
  const one = { path: ['title', 'ru'], other: '"а"' };
  const again = { path: ['title', 'ru'], other: '"б"' };
  const next = { path: ['title', 'en'], other: '"c"' };
  expect(withQuestions([one, next], [again, one])).toEqual([one, next, again]);
});
