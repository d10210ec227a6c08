import { describe, expect, it } from 'vitest';
import { pageFromAddress, searchFromAddress, sortFromAddress, typesFromAddress } from './results-address.ts';

describe('a list of results by its address', () => {
  it.each([
    ['', 0, { key: 'startedAt', direction: 'descending' }, '', []],
    [
      'page=3&sort=mark,asc&search=Иванов&mode=CONTROL',
      3,
      { key: 'mark', direction: 'ascending' },
      'Иванов',
      ['CONTROL'],
    ],
    ['page=-1&sort=password,asc&mode=ANY', 0, { key: 'startedAt', direction: 'descending' }, '', []],
    ['page=1.5&sort=name,desc', 0, { key: 'name', direction: 'descending' }, '', []],
  ])('%s', (address, page, sort, search, types) => {
    const params = new URLSearchParams(address);
    expect(pageFromAddress(params)).toBe(page);
    expect(sortFromAddress(params)).toEqual(sort);
    expect(searchFromAddress(params)).toBe(search);
    expect(typesFromAddress(params)).toEqual(types);
  });
});
