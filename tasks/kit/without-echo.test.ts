import { expect, test } from 'vitest';
import { withoutEcho } from './without-echo.ts';

test.each([
  [
    'Верно: даже неподвижный человек — источник частиц.',
    'Верно',
    'Даже неподвижный человек — источник частиц.',
  ],
  ['Верно.', 'Верно', ''],
  ['верно', 'Верно', ''],
  ['Верно, весь порядок.', 'Верно', 'Весь порядок.'],
  ['Верно — и без подсказки.', 'Верно', 'И без подсказки.'],
  ['正确：即使不动也是颗粒源。', '正确', '即使不动也是颗粒源。'],
  ['Верность важна.', 'Верно', 'Верность важна.'],
  ['Rightly so.', 'Right', 'Rightly so.'],
  ['Right-handed.', 'Right', 'Right-handed.'],
  ['Right - and quick.', 'Right', 'And quick.'],
  ['Right: post-exposure bake.', 'Right', 'Post-exposure bake.'],
  ['Wrong unit.', 'Wrong', 'Wrong unit.'],
  ['Подумайте ещё.', 'Неверно', 'Подумайте ещё.'],
])('%s under %s', (text, title, expected) => {
  expect(withoutEcho(text, title)).toBe(expected);
});
