// The patronymic is required wherever a person is named, unless it is said that they have none.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from '#contract/calls/all.ts';

const PERSON = {
  surname: 'Ли',
  name: 'Вэй',
  login: 'li.wei',
  email: 'li@example.test',
  password: 'crystal',
  gender: 'MALE',
  roles: ['role-student'],
};

/** The calls whose body names a person, with the field of the patronymic. */
const naming = allCalls.flatMap((call) => {
  if (call.body === undefined) return [];
  const { properties = {} } = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' });
  const field = ['lastName', 'lastname'].find((name) => name in properties);
  return 'surname' in properties && field !== undefined ? [{ id: call.id, body: call.body, field }] : [];
});

test('these are all', () => {
  expect(naming.map(({ id }) => id).toSorted()).toEqual([
    'createRegistrationRequest',
    'createUser',
    'signUp',
    'updateProfile',
    'updateRegistrationRequest',
    'updateUser',
  ]);
});

describe.each(naming)('$id', ({ body, field }) => {
  test('takes a patronymic, or the word that there is none, and not both or neither', () => {
    const parse = (value: object) => body.safeParse({ ...PERSON, ...value });
    expect(parse({ [field]: 'Иванович' }).data).toMatchObject({ [field]: 'Иванович' });
    const none = parse({ noPatronymic: true }).data;
    expect(none).toMatchObject({ [field]: '' });
    expect(none).not.toHaveProperty('noPatronymic');
    for (const value of [{}, { [field]: '  ' }, { [field]: 'Иванович', noPatronymic: true }])
      expect(parse(value).error?.issues).toMatchObject([{ path: [field] }]);
  });
});
