import { describe, expect, it } from 'vitest';
import { bodyOf, faultsOf, MAX_PEOPLE, usersInAddress, type SheetValues } from './sheet-values.ts';

const GOOD: SheetValues = { userIds: ['a'], days: '30', uses: '' };

describe('what is wrong with the form', () => {
  it.each([
    ['nothing', GOOD, {}],
    ['nobody', { ...GOOD, userIds: [] }, { userIds: 'peopleNeeded' }],
    [
      'too many at once',
      { ...GOOD, userIds: Array.from({ length: MAX_PEOPLE + 1 }, (_, index) => `u${index}`) },
      { userIds: 'peopleMany' },
    ],
    ['no days', { ...GOOD, days: '' }, { days: 'days' }],
    ['more than a year', { ...GOOD, days: '366' }, { days: 'days' }],
    ['half a day', { ...GOOD, days: '1.5' }, { days: 'days' }],
    ['no use at all', { ...GOOD, uses: '0' }, { uses: 'uses' }],
  ])('%s', (_name, values, expected) => expect(faultsOf(values)).toEqual(expected));
});

it('says how often only where it is bounded', () => {
  expect(bodyOf(GOOD)).toEqual({ userIds: ['a'], validDays: 30 });
  expect(bodyOf({ ...GOOD, uses: '3' })).toMatchObject({ uses: 3 });
});

it('takes people from the address, each once, and nothing that is no id', () => {
  expect(usersInAddress(new URLSearchParams('users=a,b,a,,c%20d,e'))).toEqual(['a', 'b', 'e']);
  expect(usersInAddress(new URLSearchParams(''))).toEqual([]);
});
