import { expect, test } from 'vitest';
import { apart } from './apart-text.ts';
import { textIn } from './languages.ts';

test.each([
  ['words from left to right', 'Литография 微影 🇷🇺', 'Литография 微影 🇷🇺'],
  ['an override that is left open', '\u202Eгоб', '\u2068\u202Eгоб\u2069'],
  ['Arabic letters', 'مرحبا', '\u2068مرحبا\u2069'],
  ['an end without a beginning', 'a\u2069\u202Eb', '\u2068a\u202Eb\u2069'],
  ['a beginning without an end', '\u2067a', '\u2068\u2067a\u2069\u2069'],
  ['a whole isolate', '\u2067a\u2069b', '\u2068\u2067a\u2069b\u2069'],
])('%s', (_name, text, told) => {
  expect(apart(text)).toBe(told);
  expect(textIn({ ru: text, en: '', ch: '' }, 'en')).toBe(told);
});
