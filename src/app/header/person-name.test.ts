import { expect, it } from 'vitest';
import { fullName, initials, roleTitle } from './person-name.ts';

const words = { teacher: 'Преподаватель', guest: 'Гость' };

it.each([
  [[{ name: 'ROLE_STUDENT', titleName: 'Студент' }], 'Студент'],
  [[{ name: 'ROLE_TEACHER', titleName: '' }], 'Преподаватель'],
  [[{ name: 'ROLE_GUEST_DEMO', titleName: '' }], 'Гость'],
  [[], 'Гость'],
])('the role of %j', (roles, expected) => {
  expect(roleTitle({ roles: roles.map((role) => ({ id: 'r', ...role })) }, words)).toBe(expected);
});

it('puts the family name first and leaves out what is missing', () => {
  expect(fullName({ surname: 'Орлов', name: 'Илья', lastName: '' })).toBe('Орлов Илья');
  expect(initials({ surname: 'Орлов', name: 'Илья' })).toBe('ИО');
});
