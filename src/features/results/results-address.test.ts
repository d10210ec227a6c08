import { describe, expect, it } from 'vitest';
import { resetAddress } from '#src/ui/list/list-address.ts';
import { RESULTS_LIST, wantedResults } from './results-address.ts';

const asked = (address: string) => wantedResults(new URLSearchParams(address));

describe('a list of results by its address', () => {
  it.each([
    ['', { page: 0, sort: 'startedAt,desc' }],
    ['page=3&sort=mark,asc&search=Иванов', { page: 3, sort: 'mark,asc', search: 'Иванов' }],
    ['page=-1&sort=password,asc', { page: 0, sort: 'startedAt,desc' }],
    ['page=1.5&sort=name,desc', { page: 0, sort: 'name,desc' }],
  ])('%s', (address, query) => {
    expect(asked(address).query).toEqual({ size: 20, ...query });
  });

  it.each([
    ['', {}],
    [
      'mode=CONTROL&work=w1&course=c1&group=g1&event=e1',
      { workTypes: ['CONTROL'], workIds: ['w1'], courseIds: ['c1'], groupIds: ['g1'], executionIds: ['e1'] },
    ],
    ['status=SUBMITTED', { statuses: ['CLOSING', 'SUBMITTED', 'EXPIRED', 'MARKING'] }],
    ['outcome=passed', { passed: true }],
    ['outcome=notPassed', { passed: false }],
    ['mode=ANY&work=a b&status=X&outcome=1&from=today&to=2026-99-99', {}],
  ])('%s filters', (address, body) => {
    const nothing = {
      workTypes: [],
      workIds: [],
      courseIds: [],
      groupIds: [],
      executionIds: [],
      statuses: [],
      passed: null,
      startedFrom: null,
      startedTo: null,
    };
    expect(asked(address).body).toEqual({ ...nothing, ...body });
  });

  it('takes both days of a window whole, in the site’s time', () => {
    const { startedFrom, startedTo } = asked('from=2026-03-01&to=2026-03-01').body;
    expect(startedFrom).toBe('2026-02-28T21:00:00.000Z');
    expect(startedTo).toBe('2026-03-01T21:00:00.000Z');
  });

  it('keeps the order when the filters are cleared', () => {
    const old = new URLSearchParams('page=4&sort=mark,desc&mode=CONTROL&search=а');
    expect(resetAddress(old, RESULTS_LIST).toString()).toBe('sort=mark%2Cdesc');
  });
});
