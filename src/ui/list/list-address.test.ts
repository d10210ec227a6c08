import { describe, expect, it } from 'vitest';
import {
  changedAddress,
  chosenFilters,
  filterFromAddress,
  isDay,
  isId,
  isOneOf,
  resetAddress,
  wantedPage,
  type ListAddress,
} from './list-address.ts';

const LIST: ListAddress<'group' | 'state' | 'day'> = {
  sorts: ['surname', 'login'],
  defaultSort: { key: 'surname', direction: 'ascending' },
  filters: { group: isId, state: isOneOf(['active', 'off']), day: isDay },
};
const DEFAULTS = { page: 0, size: 20, sort: 'surname,asc' };

describe('a list by its address', () => {
  it.each([
    ['', {}],
    ['page=3&size=50&sort=login,desc&search=Ли', { page: 3, size: 50, sort: 'login,desc', search: 'Ли' }],
    ['page=-1&size=7&sort=password,asc', {}],
    ['page=1.5&size=all&sort=login', {}],
    [`search=${'я'.repeat(300)}`, { search: 'я'.repeat(200) }],
  ])('%s asks', (address, wanted) => {
    expect(wantedPage(new URLSearchParams(address), LIST)).toEqual({ ...DEFAULTS, ...wanted });
  });

  it.each([
    ['', []],
    ['group=g-1&state=off&day=2026-03-01', ['group', 'state', 'day']],
    ['group=a b&state=on&day=2026-99-99', []],
    ['day=today&other=1', []],
  ])('%s filters', (address, names) => {
    expect(chosenFilters(new URLSearchParams(address), LIST)).toEqual(names);
  });

  it.each([
    ['page=4&group=g1', 'state', 'off', 'group=g1&state=off'],
    ['page=4&group=g1', 'page', '5', 'page=5&group=g1'],
    ['page=4&group=g1', 'group', '', ''],
    ['page=4&group=g1', 'sort', 'login,asc', 'group=g1&sort=login%2Casc'],
  ])('%s with %s = %s', (address, name, value, expected) => {
    expect(changedAddress(new URLSearchParams(address), name, value).toString()).toBe(expected);
  });

  it('keeps order, size and foreign params when search and filters are cleared', () => {
    const old = new URLSearchParams('page=2&size=50&sort=login,desc&search=a&group=g1&state=off&view=x');
    const reset = resetAddress(old, LIST);
    expect(reset.toString()).toBe('size=50&sort=login%2Cdesc&view=x');
    expect(filterFromAddress(reset, LIST, 'group')).toBe('');
  });
});
