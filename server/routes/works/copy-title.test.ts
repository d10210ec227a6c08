import { expect, it } from 'vitest';
import { localizedTextSchema, MAX_LETTERS } from '#contract/texts.ts';
import { copyTitle } from './copy-title.ts';

const copied = (ru: string): string => copyTitle({ ru, en: '', ch: '' }).ru;

it.each([
  ['Вход', 'Вход (копия)'],
  ['Вход (копия)', 'Вход (копия 2)'],
  ['Вход (копия 2)', 'Вход (копия 3)'],
  ['Вход (копия для группы)', 'Вход (копия для группы) (копия)'],
  ['(копия)', '(копия) (копия)'],
])('%s is copied as %s', (title, copy) => expect(copied(title)).toBe(copy));

it('is said in each language that has a title', () =>
  expect(copyTitle({ ru: 'Вход', en: 'Entry (copy 9)', ch: '入口' })).toEqual({
    ru: 'Вход (копия)',
    en: 'Entry (copy 10)',
    ch: '入口（副本）',
  }));

it('may be as long as a title', () => {
  const title = localizedTextSchema.parse({ ru: 'а'.repeat(MAX_LETTERS) });
  expect(localizedTextSchema.safeParse(copyTitle(title)).success).toBe(true);
});
