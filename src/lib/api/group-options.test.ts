import { expect, it } from 'vitest';
import { groupsWith } from './group-options.ts';

const groups = ['Фотолитография-1', 'Ёмкости', 'Травление-2'].map((name, id) => ({ id: String(id), name }));

it.each([
  ['', ['Фотолитография-1', 'Ёмкости', 'Травление-2']],
  ['ФОТО', ['Фотолитография-1']],
  ['емк', ['Ёмкости']],
  ['-2', ['Травление-2']],
  ['нет такой', []],
])('%j finds %j', (words, names) => {
  expect(groupsWith(words, groups).map(({ name }) => name)).toEqual(names);
});

it('shows no more than a list has room for', () => {
  const many = Array.from({ length: 300 }, (_, id) => ({ id: String(id), name: `Ф-${id}` }));
  expect(groupsWith('Ф', many)).toHaveLength(50);
});
