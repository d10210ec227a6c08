import { expect, it } from 'vitest';
import { emptyRegistration, NO_GROUP_ID, registrationPayload } from './registration-values.ts';

const typed = {
  ...emptyRegistration,
  surname: ' Орлов ',
  name: 'Илья',
  lastname: 'Петрович',
  login: ' orlov ',
  password: ' secret',
  repeat: ' secret',
  email: ' a@b.ru ',
};

it('trims everything but the password and does not send the repeat', () => {
  expect(registrationPayload({ ...typed, gender: 'FEMALE' }, 'ru')).toEqual({
    surname: 'Орлов',
    name: 'Илья',
    lastname: 'Петрович',
    login: 'orlov',
    password: ' secret',
    gender: 'FEMALE',
    email: 'a@b.ru',
    defaultLang: 'ru',
  });
});

it('sends a chosen group and never the first option', () => {
  expect(registrationPayload({ ...typed, groupId: 'g2' }, 'ch')).toMatchObject({
    groupId: 'g2',
    defaultLang: 'ch',
  });
  expect(registrationPayload({ ...typed, groupId: NO_GROUP_ID }, 'ru')).not.toHaveProperty('groupId');
});
