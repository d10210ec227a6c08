import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  bringOver,
  changeViews,
  hiddenColumns,
  hideColumns,
  knownViews,
  noteSent,
  ownViews,
  shownColumns,
} from './kept-views.ts';

const TABLE = '/users name,login';
const stored = new Map<string, string>();
const view = (name: string, search = `search=${name}`) => ({ list: 'users', name, search }) as const;
const names = () => knownViews(ownViews()).map(({ name }) => name);

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

const signIn = (userId: string) => stored.set('auth-token', `x.${btoa(JSON.stringify({ sub: userId }))}.x`);

test('hidden columns are kept for their table alone', () => {
  hideColumns(TABLE, ['login']);
  expect(hiddenColumns(TABLE)).toEqual(['login']);
  expect(hiddenColumns('/works title')).toEqual([]);
});

test('what is stored badly leaves a list as usual', () => {
  for (const text of ['', '{', '[]', '{"":1}']) {
    stored.set('list-looks', text);
    stored.set('list-views', text);
    expect(hiddenColumns(TABLE)).toEqual([]);
    expect(ownViews()).toEqual({ kept: [], unsent: [] });
  }
});

test('what the server was not told yet stands over what it said, each view once', () => {
  noteSent([], [view('a'), view('b'), view('c')]);
  changeViews([view('b', 'search=new'), { ...view('c'), search: null }, view('0')]);
  expect(names()).toEqual(['0', 'a', 'b']);
  changeViews([{ ...view('b'), search: null }]);
  expect(names()).toEqual(['0', 'a']);
  expect(ownViews().unsent).toHaveLength(3);
});

test('what was changed again while it was on its way is still to be sent', () => {
  changeViews([view('a'), view('b')]);
  const sent = ownViews().unsent;
  changeViews([view('b', 'search=newer')]);
  noteSent(sent, [view('a'), view('b')]);
  expect(ownViews().unsent).toEqual([view('b', 'search=newer')]);
  expect(knownViews(ownViews())).toContainEqual(view('b', 'search=newer'));
});

test('views of before are brought over once, and the columns stay', () => {
  const looks = { hidden: ['login'], views: [view('old'), view('long', 'x'.repeat(5000))] };
  stored.set('list-looks', JSON.stringify({ [` ${TABLE}`]: looks }));
  bringOver(TABLE, 'users');
  expect(ownViews().unsent).toEqual([view('old')]);
  expect(hiddenColumns(TABLE)).toEqual(['login']);
  noteSent(ownViews().unsent, []);
  bringOver(TABLE, 'users');
  expect(names()).toEqual([]);
});

test('another person at the same device has their own', () => {
  signIn('one');
  changeViews([view('a')]);
  signIn('two');
  expect(names()).toEqual([]);
  changeViews([view('b')]);
  signIn('one');
  expect(names()).toEqual(['a']);
});

test('hidden columns are left out, unknown ones harm nothing', () => {
  expect(shownColumns([{ key: 'name' }, { key: 'login' }], ['login', 'gone'])).toEqual([{ key: 'name' }]);
});
