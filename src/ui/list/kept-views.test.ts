import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLook, readLook, shownColumns, withView } from './kept-views.ts';

const LIST = '/users name,login';
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a look is kept for its list alone', () => {
  keepLook(LIST, { hidden: ['login'], views: [] });
  expect(readLook(LIST).hidden).toEqual(['login']);
  expect(readLook('/works title').hidden).toEqual([]);
});

test('what is stored badly leaves a list as usual', () => {
  for (const text of ['', '{', '[]', '{"a":1}']) {
    stored.set('list-looks', text);
    expect(readLook(LIST)).toEqual({ hidden: [], views: [] });
  }
});

test('a view of the same name is replaced, and the oldest of too many goes', () => {
  let look = readLook(LIST);
  for (let at = 0; at < 25; at += 1) look = withView(look, { name: `v${at}`, search: `?page=${at}` });
  expect(look.views).toHaveLength(20);
  expect(look.views[0]?.name).toBe('v5');
  look = withView(look, { name: 'v7', search: '?search=new' });
  expect(look.views).toHaveLength(20);
  expect(look.views.at(-1)).toEqual({ name: 'v7', search: '?search=new' });
});

test('hidden columns are left out, unknown ones harm nothing', () => {
  expect(shownColumns([{ key: 'name' }, { key: 'login' }], ['login', 'gone'])).toEqual([{ key: 'name' }]);
});
