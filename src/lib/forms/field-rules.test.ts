import { describe, expect, it } from 'vitest';
import { checkEmail, checkLogin, checkPassword, checkRepeat, checkRequired } from './field-rules.ts';

describe('login', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['student', undefined],
    ['Student-01_x.y', undefined],
    ['студент', 'loginSymbols'],
    ['stuдent', 'loginSymbols'],
    ['ёж', 'loginSymbols'],
    ['two words', 'loginSymbols'],
    [' padded ', undefined],
  ] as const)('%j → %s', (value, error) => expect(checkLogin(value)).toBe(error));
});

describe('required text', () => {
  it.each([
    ['', 'required'],
    [' \t', 'required'],
    ['Ли', undefined],
  ] as const)('%j → %s', (value, error) => expect(checkRequired(value)).toBe(error));
});

describe('email', () => {
  it.each([
    ['', 'required'],
    ['a@b.ru', undefined],
    [' a@b.ru ', undefined],
    ['first.last+tag@mail.example.org', undefined],
    ['a@b', 'email'],
    ['a@@b.ru', 'email'],
    ['a b@c.ru', 'email'],
    ['@b.ru', 'email'],
    ['a@.ru', 'email'],
    ['a@b-.ru', 'email'],
    ['.a@b.ru', 'email'],
    ['a..b@c.ru', 'email'],
    ['почта@b.ru', 'email'],
  ] as const)('%j → %s', (value, error) => expect(checkEmail(value)).toBe(error));

  it('is named in words of its own in the profile', () =>
    expect(checkEmail('a@b', 'emailProfile')).toBe('emailProfile'));
});

describe('password', () => {
  it.each([
    ['', 'required'],
    ['12345', 'passwordShort'],
    ['123456', undefined],
    ['      ', undefined],
    ['x'.repeat(256), undefined],
    ['x'.repeat(257), 'passwordLong'],
  ] as const)('%j → %s', (value, error) => expect(checkPassword(value)).toBe(error));

  it.each([
    ['', 'secret', 'required'],
    ['secret', 'secret', undefined],
    ['Secret', 'secret', 'passwordsDiffer'],
  ] as const)('repeat %j of %j → %s', (repeat, password, error) =>
    expect(checkRepeat(repeat, password)).toBe(error),
  );
});
