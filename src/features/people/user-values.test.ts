import { describe, expect, it } from 'vitest';
import {
  createBodyOf,
  errorsOf,
  merge,
  newUserValues,
  updateBodyOf,
  type UserValues,
} from './user-values.ts';

const good: UserValues = {
  ...newUserValues,
  surname: ' Ли ',
  name: 'Мэй',
  login: 'li.mei',
  email: 'li@example.test',
  password: 'crystal',
};

describe('the form of a person', () => {
  it.each([
    [{}, true, {}],
    [{ password: '' }, false, {}],
    [{ password: '' }, true, { password: 'required' }],
    [{ password: 'short' }, false, { password: 'passwordShort' }],
    [
      { surname: ' ', login: 'Ли', email: 'x' },
      false,
      { surname: 'required', login: 'loginSymbols', email: 'email' },
    ],
    [{ roles: '' }, false, { roles: 'required' }],
  ] as const)('%j (new: %s)', (change, isNew, errors) => {
    expect(errorsOf({ ...good, ...change }, isNew)).toEqual(errors);
  });

  it('sends what the calls take: trimmed, no group as null, an empty password not at all', () => {
    expect(createBodyOf({ ...good, roles: 'role-teacher role-student' })).toMatchObject({
      surname: 'Ли',
      groupId: null,
      roles: ['role-teacher', 'role-student'],
      password: 'crystal',
    });
    expect(updateBodyOf({ ...good, password: '' })).not.toHaveProperty('password');
  });

  it('takes in another’s change, and keeps what one typed oneself', () => {
    const typed = { ...good, name: 'Мэйлин', email: 'own@example.test' };
    const stored = { ...good, name: 'Мэй-Мэй', groupId: 'g1' };
    expect(merge(good, typed, stored)).toEqual({
      values: { ...typed, groupId: 'g1' },
      theirs: ['name', 'groupId'],
      both: ['name'],
    });
  });
});
