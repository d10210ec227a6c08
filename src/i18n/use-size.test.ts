import { expect, it } from 'vitest';
import { sizeText } from './use-size.ts';

it.each([
  [0, 'en', '0 kB'],
  [340 * 1024, 'en', '340 kB'],
  [3.2 * 1024 * 1024, 'en', '3.2 MB'],
  [2 * 1024 ** 3, 'en', '2 GB'],
  [3.2 * 1024 * 1024, 'ru', '3,2 МБ'],
] as const)('%d bytes in %s', (bytes, tag, text) => {
  expect(sizeText(bytes, tag).replaceAll(/\s/gu, ' ')).toBe(text);
});
