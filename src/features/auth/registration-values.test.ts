import { expect, it } from 'vitest';
import { EMPTY_REGISTRATION, NO_GROUP_ID, registrationPayload } from './registration-values.ts';

const TYPED = {
  ...EMPTY_REGISTRATION,
  surname: ' Орлов ',
  name: 'Илья',
  lastname: 'Петрович',
  login: ' orlov ',
  password: ' secret',
  repeat: ' secret',
  email: ' a@b.ru ',
};

it('trims everything but the password and does not send the repeat', () => {
  expect(registrationPayload({ ...TYPED, gender: 'FEMALE' }, 'ru')).toEqual({
    surname: 'Орлов',
    name: 'Илья',
    lastname: 'Петрович',
    noPatronymic: false,
    login: 'orlov',
    password: ' secret',
    gender: 'FEMALE',
    email: 'a@b.ru',
    defaultLang: 'ru',
  });
});

it('sends no patronymic of who has none', () => {
  expect(registrationPayload({ ...TYPED, noPatronymic: true }, 'ru')).toMatchObject({
    lastname: '',
    noPatronymic: true,
  });
});

it('sends a chosen group and never the first option', () => {
  expect(registrationPayload({ ...TYPED, groupId: 'g2' }, 'ch')).toMatchObject({
    groupId: 'g2',
    defaultLang: 'ch',
  });
  expect(registrationPayload({ ...TYPED, groupId: NO_GROUP_ID }, 'ru')).not.toHaveProperty('groupId');
});
