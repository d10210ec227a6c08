import { describe, expect, it } from 'vitest';
import { bodyOf, faultsOf, MOST_PEOPLE, usersInAddress, type SheetValues } from './sheet-values.ts';

const good: SheetValues = { userIds: ['a'], days: '30', uses: '' };

describe('what is wrong with the form', () => {
  it.each([
    ['nothing', good, {}],
    ['nobody', { ...good, userIds: [] }, { userIds: 'peopleNeeded' }],
    [
      'too many at once',
      { ...good, userIds: Array.from({ length: MOST_PEOPLE + 1 }, (_, index) => `u${index}`) },
      { userIds: 'peopleMany' },
    ],
    ['no days', { ...good, days: '' }, { days: 'days' }],
    ['more than a year', { ...good, days: '366' }, { days: 'days' }],
    ['half a day', { ...good, days: '1.5' }, { days: 'days' }],
    ['no use at all', { ...good, uses: '0' }, { uses: 'uses' }],
  ])('%s', (_name, values, expected) => expect(faultsOf(values)).toEqual(expected));
});

it('says how often only where it is bounded', () => {
  expect(bodyOf(good)).toEqual({ userIds: ['a'], validDays: 30 });
  expect(bodyOf({ ...good, uses: '3' })).toMatchObject({ uses: 3 });
});

it('takes people from the address, each once, and nothing that is no id', () => {
  expect(usersInAddress(new URLSearchParams('users=a,b,a,,c%20d,e'))).toEqual(['a', 'b', 'e']);
  expect(usersInAddress(new URLSearchParams(''))).toEqual([]);
});
