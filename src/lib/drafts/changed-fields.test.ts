import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const BEFORE = {
  title: { ru: 'Вход', en: '' },
  modes: ['A', 'B'],
  tasks: [
    { id: 'one', points: 1 },
    { id: 'two', points: 2 },
    { id: 'three', points: 3 },
  ],
};
const paths = (after: object): string[] =>
  changedFields(BEFORE, { ...BEFORE, ...after }).map(({ path }) => path.join('.'));
const [ONE, TWO, THREE] = BEFORE.tasks;

test.each<[string, object, readonly string[]]>([
  ['nothing', {}, []],
  ['one language of a text', { title: { ru: 'Вход', en: 'Way in' } }, ['title.en']],
  ['a list as a whole', { modes: ['A'] }, ['modes']],
  ['a field of an entry', { tasks: [ONE, { id: 'two', points: 9 }, THREE] }, ['tasks.two.points']],
  ['an entry that left', { tasks: [ONE, THREE] }, ['tasks.two']],
  ['an entry that came', { tasks: [ONE, TWO, THREE, { id: 'four', points: 4 }] }, ['tasks.four']],
  ['an order', { tasks: [TWO, ONE, THREE] }, ['tasks.order']],
])('%s', (_name, after, expected) => expect(paths(after)).toEqual(expected));
