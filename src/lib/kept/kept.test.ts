import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { toLetGo } from './kept-bounds.ts';
import { keepableCall, keptInstead } from './keepable-calls.ts';
import { mayKeep } from './kept-responses.ts';
import { isForDevice, partsOf } from './site-files.ts';
import { noteFresh, noteShown, shownKeptAt } from './kept-notice.ts';
import { userIdOf } from './signed-in-user.ts';

afterEach(() => vi.unstubAllGlobals());

const tokenOf = (claims: object): string => `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.y`;
const token = tokenOf({ sub: 'anna' });
const get = (url: string) => ({ method: 'GET', url });

it('an answer belongs to whom the token names', () => {
  expect(keepableCall(get('/works/1'), '/works/:id', token)).toEqual({
    userId: 'anna',
    path: '/works/:id',
    name: 'GET /works/1',
  });
  const asked = { method: 'POST', url: '/completed-work/by-work', body: '{"workIds":["1"]}' };
  expect(keepableCall(asked, '/completed-work/by-work', token)?.name).toContain('{"workIds":["1"]}');
});

it.each([
  ['GET', '/users/current'],
  ['GET', '/users'],
  ['POST', '/auth/sign-in'],
  ['POST', '/works/:id/completed-work'],
  ['GET', '/completed-work/:id/attempt'],
  ['GET', '/completed-work/:id/tasks/:taskId/told'],
  ['GET', '/completed-work/:id/tasks/:taskId/replay'],
  ['POST', '/export/users/completed-works/file'],
  ['PATCH', '/completed-work/:id'],
])('%s %s is never kept', (method, path) => {
  expect(keepableCall({ method, url: path }, path, token)).toBeUndefined();
});

it.each([undefined, '', 'a.b', 'a.b.c', tokenOf({ sub: 5 }), tokenOf([])])(
  'a token without a person: %s',
  (bad) => {
    expect(userIdOf(bad)).toBeUndefined();
    expect(keepableCall(get('/works/1'), '/works/:id', bad)).toBeUndefined();
  },
);

it('results of SELFCONTROL and CONTROL may show a key: they are not kept', () => {
  expect(mayKeep('/completed-work/:id', { type: 'TRAINING' })).toBe(true);
  expect(mayKeep('/completed-work/:id', { type: 'SELFCONTROL' })).toBe(false);
  expect(mayKeep('/completed-work/:id', { type: 'CONTROL' })).toBe(false);
  expect(mayKeep('/completed-work/:id', null)).toBe(false);
});

it('a refusal is no reason to show what was kept', async () => {
  const asked = keepableCall(get('/works/1'), '/works/:id', token);
  expect(
    await keptInstead(asked, new ApiError({ status: 404, code: 'NOT_FOUND', message: '' })),
  ).toBeUndefined();
  expect(
    await keptInstead(undefined, new ApiError({ status: 0, code: 'NETWORK', message: '' })),
  ).toBeUndefined();
});

it('the oldest goes first, and what was taken along stays', () => {
  const answers = ['a', 'b', 'c'].map((name) => ({ name, bytes: 10 }));
  expect(toLetGo(answers, new Set(), 30)).toEqual([]);
  expect(toLetGo(answers, new Set(), 15)).toEqual(['a', 'b']);
  expect(toLetGo(answers, new Set(['a']), 15)).toEqual(['b', 'c']);
});

it('pictures of this screen and sounds of this browser alone are taken along', () => {
  const sharp = { pixelRatio: 2, playsWebm: true };
  const plain = { pixelRatio: 1, playsWebm: false };
  const all = ['/a@1x-1.webp', '/a@2x-1.webp', '/s.webm', '/s.mp3', '/x.js'];
  expect(all.filter((url) => isForDevice(url, sharp))).toEqual(['/a@2x-1.webp', '/s.webm', '/x.js']);
  expect(all.filter((url) => isForDevice(url, plain))).toEqual(['/a@1x-1.webp', '/s.mp3', '/x.js']);
  expect(partsOf([{ taskType: 'ROOM' }, { taskType: 'QUESTION' }], false)).toEqual(['ROOM']);
  expect(partsOf([{ taskType: 'DOCUMENT' }], true)).toEqual(['DOCUMENT']);
  expect(partsOf([{ taskType: 'QUESTION' }], false)).toEqual([]);
});

it('a page knows of when its oldest kept answer is, until the server answers', () => {
  vi.stubGlobal('location', { pathname: '/cabinet' });
  noteShown('GET /a', '2026-03-02T00:00:00.000Z');
  noteShown('GET /b', '2026-03-01T00:00:00.000Z');
  expect(shownKeptAt('/cabinet')).toBe('2026-03-01T00:00:00.000Z');
  expect(shownKeptAt('/results')).toBeUndefined();
  noteFresh('GET /b');
  expect(shownKeptAt('/cabinet')).toBe('2026-03-02T00:00:00.000Z');
  noteFresh('GET /a');
  expect(shownKeptAt('/cabinet')).toBeUndefined();
});
