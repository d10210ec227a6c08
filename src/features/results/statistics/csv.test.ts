import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('quotes are doubled, nothing is empty, formulas stay text', () => {
  expect(
    csvOf([
      ['Вопрос "А"', 0.5, null],
      ['=1+1', -2, '@x'],
    ]),
  ).toBe('\uFEFF"Вопрос ""А""",0.5,\r\n"\'=1+1",-2,"\'@x"\r\n');
});
