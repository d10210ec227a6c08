import { expect, it } from 'vitest';
import { nextSort, sortFromParam, sortToParam } from './table-sort.ts';
import type { Sort } from './table-sort.ts';

it.each<[Sort | undefined, Sort]>([
  [undefined, { key: 'name', direction: 'ascending' }],
  [
    { key: 'name', direction: 'ascending' },
    { key: 'name', direction: 'descending' },
  ],
  [
    { key: 'name', direction: 'descending' },
    { key: 'name', direction: 'ascending' },
  ],
  [
    { key: 'date', direction: 'ascending' },
    { key: 'name', direction: 'ascending' },
  ],
])('after %j a press on the name gives %j', (current, expected) => {
  expect(nextSort(current, 'name')).toEqual(expected);
});

it.each(['name,asc', 'dateCreating,desc'])('%s reads and writes the same', (param) => {
  const sort = sortFromParam(param);
  expect(sort && sortToParam(sort)).toBe(param);
});

it.each([null, '', 'name', 'name,up', 'a b,asc', 'name,asc,desc'])('%j is no order', (param) => {
  expect(sortFromParam(param)).toBeUndefined();
});
