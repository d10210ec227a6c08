import { expect, it } from 'vitest';
import { passwordTable } from './password-table.ts';

it('writes what a spreadsheet opens as it is and runs nothing of', () => {
  const people = [
    { login: 'li.mei', fullName: 'Ли "М" Мэй', password: 'abc' },
    { login: '=cmd|calc', fullName: '-1', password: 'def' },
  ];
  expect(passwordTable(['Логин', 'Имя', 'Пароль'], people)).toBe(
    '\uFEFF"Логин";"Имя";"Пароль"\r\n"li.mei";"Ли ""М"" Мэй";"abc"\r\n"\'=cmd|calc";"\'-1";"def"\r\n',
  );
});
