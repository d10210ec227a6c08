import { describe, expect, test } from 'vitest';
import { activeOf, isFound } from './filter-completed.ts';

describe('a search in one’s results', () => {
  test.each([
    ['', true],
    ['  ', true],
    ['чистую', true],
    [' ВХОД ', true],
    ['смена', true],
    ['трек', false],
  ])('for "%s" finds the row: %s', (search, found) => {
    expect(isFound(['Вход в чистую зону', 'Контрольная: смена'], search)).toBe(found);
  });

  test('finds nothing in a row without titles', () => {
    expect(isFound([], 'вход')).toBe(false);
  });
});

test('only open ones, only completed ones, all', () => {
  expect([activeOf('open'), activeOf('completed'), activeOf('all')]).toEqual([
    { active: 'true' },
    { active: 'false' },
    {},
  ]);
});
