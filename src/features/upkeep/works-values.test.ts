import { describe, expect, it } from 'vitest';
import { bodyOf, faultsOf, isoTime, localTime, type WorksValues } from './works-values.ts';

const now = new Date(2026, 2, 10, 9).getTime();
const empty: WorksValues = {
  when: 'NOW',
  startsAt: '',
  endsAt: '',
  endsItself: false,
  ru: '',
  en: '',
  ch: '',
  excluded: [],
};
const plan: WorksValues = {
  ...empty,
  when: 'PLAN',
  startsAt: '2026-03-10T18:00',
  endsAt: '2026-03-10T19:00',
};

describe('what is wrong with the form', () => {
  it.each([
    ['nothing, now', empty, {}],
    ['nothing, planned', plan, {}],
    ['no start', { ...plan, startsAt: '' }, { startsAt: 'startNeeded' }],
    ['a start that is over', { ...plan, startsAt: '2026-03-10T08:59' }, { startsAt: 'startPast' }],
    ['no end of a plan', { ...plan, endsAt: '' }, { endsAt: 'endNeeded' }],
    ['no end to end at by itself', { ...empty, endsItself: true }, { endsAt: 'endNeeded' }],
    ['an end before the start', { ...plan, endsAt: '2026-03-10T17:00' }, { endsAt: 'endBeforeStart' }],
    ['an end that is over', { ...empty, endsAt: '2026-03-10T08:00' }, { endsAt: 'endPast' }],
    ['no Russian', { ...empty, en: 'Soon' }, { ru: 'russianNeeded' }],
    ['Russian alone is enough', { ...empty, ru: 'Скоро' }, {}],
  ])('%s', (_name, values, expected) => expect(faultsOf(values, now)).toEqual(expected));
});

it('gives the call times in UTC and only where they mean something', () => {
  const start = new Date(2026, 2, 10, 18).toISOString();
  const end = new Date(2026, 2, 10, 19).toISOString();
  expect(bodyOf(plan, 'PLANNED')).toMatchObject({ status: 'PLANNED', startsAt: start, endsAt: end });
  expect(bodyOf(plan, 'ACTIVE')).not.toHaveProperty('startsAt');
  expect(bodyOf(plan, 'INACTIVE')).not.toHaveProperty('endsAt');
});

it('takes a time there and back', () => {
  expect(localTime(isoTime('2026-03-10T18:05'))).toBe('2026-03-10T18:05');
  expect([isoTime(''), isoTime('nonsense'), localTime(null)]).toEqual([null, null, '']);
});
