import { expect, test } from 'vitest';
import { apart } from './apart-text.ts';
import { textIn } from './languages.ts';

test.each([
  ['words from left to right', 'Литография 微影 🇷🇺', 'Литография 微影 🇷🇺'],
  ['an override that is left open', 'год \u202Eгоб (1)', 'год гоб (1)'],
  ['an embedding that is closed', '\u202Bשלום\u202C', '\u2068שלום\u2069'],
  ['a mark of direction', 'a\u200Eb \u200F!', '\u2068a\u200Eb \u200F!\u2069'],
  ['Arabic letters', 'مرحبا', '\u2068مرحبا\u2069'],
  ['an end without a beginning', 'a\u2069ﻻb', '\u2068aﻻb\u2069'],
  ['a beginning without an end', '\u2067a', '\u2068\u2067a\u2069\u2069'],
  ['a whole isolate', '\u2067a\u2069b', '\u2068\u2067a\u2069b\u2069'],
])('%s', (_name, text, told) => {
  expect(apart(text)).toBe(told);
  expect(textIn({ ru: text, en: '', ch: '' }, 'en')).toBe(told);
});
