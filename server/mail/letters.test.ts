import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { resetLetter } from './letters.ts';

const FACTS = {
  to: 'student@example.org',
  name: 'Анна Сергеевна',
  login: 'student',
  link: 'https://school.example/reset-password?token=abc',
};

test.each(LANGUAGES)(
  'the letter in %s holds the link on a line of its own, the login and the name',
  (language) => {
    const letter = resetLetter(language, FACTS);
    expect(letter.to).toBe(FACTS.to);
    expect(letter.subject).not.toBe('');
    expect(letter.text.split('\n')).toContain(FACTS.link);
    expect(letter.text).toContain(FACTS.login);
    expect(letter.text).toContain(FACTS.name);
  },
);

test('the three letters differ', () => {
  expect(new Set(LANGUAGES.map((language) => resetLetter(language, FACTS).text)).size).toBe(3);
});

test('a name cannot write lines of its own', () => {
  const letter = resetLetter('en', { ...FACTS, name: 'Anna\r\nBcc: all@example.org' });
  expect(letter.text).toContain('Hello Anna Bcc: all@example.org,');
});
