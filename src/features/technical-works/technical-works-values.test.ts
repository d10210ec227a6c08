import { describe, expect, it } from 'vitest';
import { isoTime, localTime } from '#src/lib/forms/local-time.ts';
import { bodyOf, faultsOf, type WorksValues } from './technical-works-values.ts';

// By the site's clock, Moscow unless it is set: 9:00.
const now = Date.UTC(2026, 2, 10, 6);
const EMPTY: WorksValues = {
  when: 'NOW',
  startsAt: '',
  endsAt: '',
  endsItself: false,
  ru: '',
  en: '',
  ch: '',
  excluded: [],
};
const PLAN: WorksValues = {
  ...EMPTY,
  when: 'PLAN',
  startsAt: '2026-03-10T18:00',
  endsAt: '2026-03-10T19:00',
};

describe('what is wrong with the form', () => {
  it.each([
    ['nothing, now', EMPTY, {}],
    ['nothing, planned', PLAN, {}],
    ['no start', { ...PLAN, startsAt: '' }, { startsAt: 'startNeeded' }],
    ['a start that is over', { ...PLAN, startsAt: '2026-03-10T08:59' }, { startsAt: 'startPast' }],
    ['no end of a plan', { ...PLAN, endsAt: '' }, { endsAt: 'endNeeded' }],
    ['no end to end at by itself', { ...EMPTY, endsItself: true }, { endsAt: 'endNeeded' }],
    ['an end before the start', { ...PLAN, endsAt: '2026-03-10T17:00' }, { endsAt: 'endBeforeStart' }],
    ['an end that is over', { ...EMPTY, endsAt: '2026-03-10T08:00' }, { endsAt: 'endPast' }],
    ['no Russian', { ...EMPTY, en: 'Soon' }, { ru: 'russianNeeded' }],
    ['Russian alone is enough', { ...EMPTY, ru: 'Скоро' }, {}],
  ])('%s', (_name, values, expected) => expect(faultsOf(values, now)).toEqual(expected));
});

it('gives the call times in UTC and only where they mean something', () => {
  const start = '2026-03-10T15:00:00.000Z';
  const end = '2026-03-10T16:00:00.000Z';
  expect(bodyOf(PLAN, 'PLANNED')).toMatchObject({ status: 'PLANNED', startsAt: start, endsAt: end });
  expect(bodyOf(PLAN, 'ACTIVE')).not.toHaveProperty('startsAt');
  expect(bodyOf(PLAN, 'INACTIVE')).not.toHaveProperty('endsAt');
});

it('takes a time there and back', () => {
  expect(localTime(isoTime('2026-03-10T18:05'))).toBe('2026-03-10T18:05');
  expect([isoTime(''), isoTime('nonsense'), localTime(null)]).toEqual([null, null, '']);
});
