// Rich texts of two authors: one leaf for each language, which produces the plain text and is asked about once.
import { expect, test } from 'vitest';
import type { RichDoc } from '../rich-text/nodes.ts';
import { merge } from './merge.ts';
import { questionOf, withValueAt } from './questions.ts';

const bold = (text: string): RichDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
});
const rich = (ru: string, en = '') => ({
  hint: { ru, en, ch: '', rich: { ru: bold(ru), ...(en === '' ? {} : { en: bold(en) }) } },
});
const plain = (ru: string) => ({ hint: { ru, en: '', ch: '', rich: {} } });

test('what two wrote in two languages meets', () => {
  expect(merge(rich('а'), rich('а', 'b'), rich('в'))).toEqual({ value: rich('в', 'b'), conflicts: [] });
});

test('who made a plain text of it and who did not touch it', () => {
  expect(merge(rich('а'), rich('а'), plain('б'))).toEqual({ value: plain('б'), conflicts: [] });
  expect(merge(plain('а'), rich('б'), plain('а'))).toEqual({ value: rich('б'), conflicts: [] });
});

test.each([
  ['both rich', rich('мой'), rich('твой'), ['hint', 'rich', 'ru']],
  ['mine plain', plain('мой'), rich('твой'), ['hint', 'rich', 'ru']],
  ['theirs plain', rich('мой'), plain('твой'), ['hint', 'ru']],
] as const)('one language that both changed is asked about once: %s', (_what, mine, theirs, path) => {
  const { value, conflicts } = merge<unknown>(rich('а'), mine, theirs);
  expect(value).toEqual(mine);
  expect(conflicts.map((one) => one.path)).toEqual([path]);
  const other = conflicts
    .map(questionOf)
    .map((asked) => withValueAt(value, asked.path, JSON.parse(asked.other)));
  expect(other).toEqual([theirs]);
});
