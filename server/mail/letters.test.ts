import { expect, test } from 'vitest';
import { languages } from '#contract/text-in.ts';
import { resetLetter } from './letters.ts';

const facts = {
  to: 'student@example.org',
  name: 'Анна Сергеевна',
  login: 'student',
  link: 'https://school.example/reset-password?token=abc',
};

test.each(languages)(
  'the letter in %s holds the link on a line of its own, the login and the name',
  (language) => {
    const letter = resetLetter(language, facts);
    expect(letter.to).toBe(facts.to);
    expect(letter.subject).not.toBe('');
    expect(letter.text.split('\n')).toContain(facts.link);
    expect(letter.text).toContain(facts.login);
    expect(letter.text).toContain(facts.name);
  },
);

test('the three letters differ', () => {
  expect(new Set(languages.map((language) => resetLetter(language, facts).text)).size).toBe(3);
});

test('a name cannot write lines of its own', () => {
  const letter = resetLetter('en', { ...facts, name: 'Anna\r\nBcc: all@example.org' });
  expect(letter.text).toContain('Hello Anna Bcc: all@example.org,');
});
