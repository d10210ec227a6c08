// An order is read by its numbers, any other list in a line.
import { expect, test } from 'vitest';
import { ORDER } from '#contract/merge/merge.ts';
import { listWords } from './list-words.ts';

test.each<[string, readonly string[], readonly string[], string]>([
  ['an order', ['tasks', ORDER], ['Вход; шлюз', 'Выход'], '1. Вход; шлюз\n2. Выход'],
  ['a list', ['settingsWork', 'modes'], ['Обучение', 'Контроль'], 'Обучение; Контроль'],
  ['none', ['tasks', ORDER], [], ''],
])('%s', (_what, path, names, said) => expect(listWords(path, names)).toBe(said));
