import { describe, expect, it } from 'vitest';
import { routeOf } from '../routes.ts';
import { hasAllWords, pagesFor } from './finder-pages.ts';

const pathsFor = (...args: Parameters<typeof pagesFor>) => pagesFor(...args).map((id) => routeOf(id).path);

describe('pages to go to by name', () => {
  it('are those that a person may open and that need no id', () => {
    const paths = pathsFor(['WORKS_EDIT', 'LEARN'], () => true);
    expect(paths).toContain('/works');
    expect(paths).toContain('/cabinet');
    expect(paths).not.toContain('/users');
    expect(paths.filter((path) => /[:*]/.test(path))).toEqual([]);
    expect(paths).not.toContain('/not-enough');
  });

  it('are none without a screen', () => expect(pagesFor(['USERS_EDIT'], () => false)).toEqual([]));
});

it.each([
  ['Журнал изменений', 'изм журн', true],
  ['Учёт', 'учет', true],
  ['Журнал изменений', 'журнал людей', false],
  ['Anything', '', true],
])('%s is found by "%s": %s', (text, words, found) => expect(hasAllWords(text, words)).toBe(found));
