import { expect, it } from 'vitest';
import { errorTable, passwordTable } from './password-table.ts';

it('writes what a spreadsheet opens as it is and runs nothing of', () => {
  const people = [
    { login: 'li.mei', fullName: 'Ли "М" Мэй', password: 'abc' },
    { login: '=cmd|calc', fullName: '-1', password: 'def' },
  ];
  expect(passwordTable(['Логин', 'Имя', 'Пароль'], people)).toBe(
    '\uFEFF"Логин";"Имя";"Пароль"\r\n"li.mei";"Ли ""М"" Мэй";"abc"\r\n"\'=cmd|calc";"\'-1";"def"\r\n',
  );
});

it('writes each wrong line with all that is wrong with it', () => {
  const line = { line: 4, login: 'li', fullName: 'Ли', needsPassword: false, fields: [] };
  const errors = ['Нет почты.', 'Нет пола.'].map((message) => ({ field: null, code: 'X', message }));
  const lines = [
    { ...line, line: 3, outcome: 'MAKE' as const, errors: [] },
    { ...line, outcome: 'ERROR' as const, errors },
  ];
  expect(errorTable(['Строка', 'Логин', 'Имя', 'Подробности'], lines)).toBe(
    '\uFEFF"Строка";"Логин";"Имя";"Подробности"\r\n"4";"li";"Ли";"Нет почты. Нет пола."\r\n',
  );
});
