import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { changedDigits } from './code-words.ts';

describe('what has changed in a code', () => {
  it.each([
    ['stateProcess', '000000', '100000', 'ru', 'вход: выполнен'],
    ['stateProcess', '120010', '133010', 'en', 'pod: mapped, job: queued'],
    ['stateProcess', '150741', '150743', 'ch', '批次：报废'],
    [
      'emergencySituations',
      '100000',
      '221220',
      'ru',
      'происшествие: под контролем, работа: снята кнопкой EMO, голос: подан, звонки: все нужные, место: покинуто неправильно',
    ],
    ['emergencySituations', '000000', '000000', 'en', ''],
  ] as const)('%s from %s to %s in %s: %s', (code, before, after, language, expected) => {
    expect(changedDigits(code, before, after, language)).toBe(expected);
  });

  it.each(LANGUAGES)('%s has a word for each digit of the tables', (language) => {
    for (const [code, counts] of [
      ['stateProcess', [3, 6, 5, 8, 5, 4]],
      ['emergencySituations', [4, 3, 2, 4, 3, 3]],
    ] as const)
      for (const [at, count] of counts.entries())
        for (let value = 0; value < count; value += 1) {
          const after = `${'x'.repeat(at)}${value}${'x'.repeat(5 - at)}`;
          expect(changedDigits(code, 'xxxxxx', after, language)).toMatch(/[：:]\s?\D/u);
        }
  });
});
