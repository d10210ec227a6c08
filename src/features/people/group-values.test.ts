import { expect, it } from 'vitest';
import { mergeGroup, type GroupValues } from './group-values.ts';

const base: GroupValues = { name: 'Ф-21', openForRegistration: true, teachers: [] };
const anna = { id: 'u1', fullName: 'Анна' };

it.each([
  [{ name: 'Ф-22' }, { openForRegistration: false }, { name: 'Ф-22', openForRegistration: false }],
  [{ name: 'Ф-22' }, { name: 'Ф-23' }, { name: 'Ф-22' }],
  [{}, { name: 'Ф-23', teachers: [anna] }, { name: 'Ф-23', teachers: [anna] }],
  [{ teachers: [anna] }, { teachers: [{ id: 'u2', fullName: 'Олег' }] }, { teachers: [anna] }],
])('%j over %j', (typed, stored, merged) => {
  expect(mergeGroup(base, { ...base, ...typed }, { ...base, ...stored })).toEqual({ ...base, ...merged });
});
