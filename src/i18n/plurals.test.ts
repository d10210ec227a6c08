import { createInstance } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { texts as chinese } from './ch/common.ts';
import { texts as english } from './en/common.ts';
import { texts as russian } from './ru/common.ts';

/** Other tests of this process ask the page's own for its language. */
const own = createInstance();

beforeAll(async () => {
  await own.init({
    lng: 'ru',
    defaultNS: 'common',
    ns: ['common'],
    resources: { ru: { common: russian }, en: { common: english }, zh: { common: chinese } },
    interpolation: { escapeValue: false },
  });
});

it.each([
  ['ru', 0, '0 баллов'],
  ['ru', 1, '1 балл'],
  ['ru', 2, '2 балла'],
  ['ru', 4, '4 балла'],
  ['ru', 5, '5 баллов'],
  ['ru', 11, '11 баллов'],
  ['ru', 21, '21 балл'],
  ['ru', 22, '22 балла'],
  ['ru', 112, '112 баллов'],
  ['ru', 1.5, '1.5 балла'],
  ['en', 1, '1 point'],
  ['en', 2, '2 points'],
  ['zh', 1, '1 分'],
  ['zh', 7, '7 分'],
] as const)('%s: %d is %s', async (language, count, words) => {
  await own.changeLanguage(language);
  expect(own.t('common:points', { count })).toBe(words);
});
