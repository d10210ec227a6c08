import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['a short name', 'Вопрос', 'Вопрос'],
  ['a long one', 'Вопрос о литографии', 'Вопрос…'],
  ['one cut within a sign of two units', 'Вопрос💡', 'Вопрос…'],
  ['one from right to left', '\u2068שאלה על ליתוגרפיה\u2069', '\u2068\u2068שאלה ע…\u2069\u2069'],
])('%s', (_name, text, told) => {
  expect(shortName(text, 7)).toBe(told);
});
