import { expect, it } from 'vitest';
import { initials, roleTitle } from './person-name.ts';

const WORDS = { teacher: 'Преподаватель', guest: 'Гость' };

it.each([
  [[{ name: 'ROLE_STUDENT', titleName: 'Студент' }], 'Студент'],
  [[{ name: 'ROLE_TEACHER', titleName: '' }], 'Преподаватель'],
  [[{ name: 'ROLE_GUEST_DEMO', titleName: '' }], 'Гость'],
  [[], 'Гость'],
])('the role of %j', (roles, expected) => {
  expect(roleTitle({ roles: roles.map((role) => ({ id: 'r', ...role })) }, WORDS)).toBe(expected);
});

it('has the letters of name and family name', () => {
  expect(initials({ surname: 'Орлов', name: 'Илья' })).toBe('ИО');
});
