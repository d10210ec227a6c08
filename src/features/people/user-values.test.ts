import { describe, expect, it } from 'vitest';
import {
  checkNewPassword,
  checkRoles,
  createBodyOf,
  NEW_USER_VALUES,
  updateBodyOf,
  type UserValues,
} from './user-values.ts';

const GOOD: UserValues = {
  ...NEW_USER_VALUES,
  surname: ' Ли ',
  name: 'Мэй',
  login: 'li.mei',
  email: 'li@example.test',
  password: 'crystal',
};

describe('the form of a person', () => {
  it.each([
    ['crystal', true, undefined],
    ['', false, undefined],
    ['', true, 'required'],
    ['short', false, 'passwordShort'],
  ] as const)('the password %j (new: %s) → %s', (password, isNew, error) => {
    expect(checkNewPassword(password, isNew)).toBe(error);
  });

  it.each([
    ['', 'required'],
    ['role-student', undefined],
  ] as const)('the roles %j → %s', (roles, error) => expect(checkRoles(roles)).toBe(error));

  it('sends what the calls take: trimmed, no group as null, an empty password not at all', () => {
    expect(createBodyOf({ ...GOOD, roles: 'role-teacher role-student' })).toMatchObject({
      surname: 'Ли',
      groupId: null,
      roles: ['role-teacher', 'role-student'],
      password: 'crystal',
    });
    expect(updateBodyOf({ ...GOOD, password: '' })).not.toHaveProperty('password');
  });
});
