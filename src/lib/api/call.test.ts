import type { changePassword, currentUser, updateProfile } from '#contract/calls/users.ts';
import type { refresh, signIn, signOut } from '#contract/calls/auth.ts';
import type { listUsers } from '#contract/calls/users.ts';
import type { createUserQr } from '#contract/calls/qr-sign-in.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onApiEvent, type ApiEvent } from './api-events.ts';
import { call } from './call.ts';
import { isSessionLost, startSession, tokenStore, whileLeaving } from '../session/session.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

type Reply = readonly [status: number, body?: unknown];

let sent: Sent[] = [];

/** Responds by path; a path's last response is repeated for further requests. */
function serve(replies: Readonly<Record<string, readonly Reply[]>>): void {
  const left = new Map(Object.entries(replies).map(([path, list]) => [path, [...list]]));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ method: init.method ?? '', url, headers: new Headers(init.headers), body: init.body });
    const list = left.get(url.split('?')[0] ?? '') ?? [];
    const reply = list.length > 1 ? list.shift() : list[0];
    if (reply === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    const [status, body] = reply;
    return Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status }));
  });
}

const refusal = (status: number, code: string) => [status, { status, code, message: code }] as const;
const FRESH = [200, { accessToken: 'a2', refreshToken: 'r2' }] as const;

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', { languages: ['ru-RU'] });
  await startSession({ accessToken: 'a1', refreshToken: 'r1' });
});

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('of the page is not sent while the person signs out, as it would be refused', async () => {
    serve({ '/api/v1/users': [[200, { content: [] }]], '/api/v1/auth/sign-out': [[200]] });
    await whileLeaving(async () => {
      void call<typeof listUsers>('GET', '/users', {});
      await call<typeof signOut>('POST', '/auth/sign-out', {});
    });
    expect(sent.map(({ url }) => url)).toEqual(['/api/v1/auth/sign-out']);
    await call<typeof listUsers>('GET', '/users', {});
    expect(sent).toHaveLength(2);
  });

  it('carries the token, the language, the path and the query', async () => {
    serve({ '/api/v1/users': [[200, { content: [] }]] });
    await call<typeof listUsers>('GET', '/users', { query: { page: 2, search: 'а б', groupId: undefined } });
    expect(sent.map(({ url }) => url)).toEqual(['/api/v1/users?page=2&search=%D0%B0+%D0%B1']);
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer a1');
    expect(sent[0]?.headers.get('Accept-Language')).toBe('ru');
    expect(sent[0]?.headers.get('Idempotency-Key')).toBeNull();
  });

  it.each([
    [401, 'TOKEN_EXPIRED'],
    [403, 'FORBIDDEN'],
  ])('refreshes once on a %d and repeats the same act', async (status, code) => {
    serve({ '/api/v1/user-qr-auth': [refusal(status, code), [201, []]], '/api/v1/auth/refresh': [FRESH] });
    await call<typeof createUserQr>('POST', '/user-qr-auth', { body: { userIds: ['u1'] } });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/v1/user-qr-auth',
      '/api/v1/auth/refresh',
      '/api/v1/user-qr-auth',
    ]);
    const [first, , second] = sent;
    expect(second?.headers.get('Authorization')).toBe('Bearer a2');
    expect(first?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  });

  it('tells of a right that is missing even after a refresh', async () => {
    const events: ApiEvent[] = [];
    const stop = onApiEvent((event) => events.push(event));
    serve({ '/api/v1/users': [refusal(403, 'FORBIDDEN')], '/api/v1/auth/refresh': [FRESH] });
    await expect(call<typeof listUsers>('GET', '/users', {})).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
    stop();
    expect([events, tokenStore.accessToken()]).toEqual([['FORBIDDEN'], 'a2']);
  });

  it('loses the session when the refresh is refused', async () => {
    serve({
      '/api/v1/users/current': [refusal(401, 'TOKEN_EXPIRED')],
      '/api/v1/auth/refresh': [refusal(401, 'UNAUTHENTICATED')],
    });
    await expect(call<typeof currentUser>('GET', '/users/current', {})).rejects.toMatchObject({
      status: 401,
    });
    expect([tokenStore.accessToken(), isSessionLost()]).toEqual([undefined, true]);
  });

  it('keeps the session when there is no network', async () => {
    serve({});
    await expect(call<typeof currentUser>('GET', '/users/current', {})).rejects.toMatchObject({
      status: 0,
      code: 'NETWORK',
    });
    expect(tokenStore.accessToken()).toBe('a1');
  });

  it('keeps the session when the refresh finds no network', async () => {
    serve({ '/api/v1/users/current': [refusal(401, 'TOKEN_EXPIRED')] });
    await expect(call<typeof currentUser>('GET', '/users/current', {})).rejects.toMatchObject({
      code: 'NETWORK',
    });
    expect(tokenStore.accessToken()).toBe('a1');
  });

  it('never refreshes for auth calls and a change of password', async () => {
    serve({
      '/api/v1/auth/sign-in': [refusal(403, 'WRONG_CREDENTIALS')],
      '/api/v1/auth/refresh': [refusal(401, 'UNAUTHENTICATED')],
      '/api/v1/users/change-password': [refusal(403, 'WRONG_CREDENTIALS')],
    });
    const body = { oldPassword: 'x', newPassword: 'secret' };
    await expect(
      call<typeof signIn>('POST', '/auth/sign-in', { body: { login: 'a', password: 'b' } }),
    ).rejects.toBeDefined();
    await expect(
      call<typeof refresh>('POST', '/auth/refresh', { body: { refreshToken: 'r1' } }),
    ).rejects.toBeDefined();
    await expect(
      call<typeof changePassword>('PATCH', '/users/change-password', { body }),
    ).rejects.toBeDefined();
    expect(sent).toHaveLength(3);
    expect(sent[0]?.headers.get('Idempotency-Key')).toBeNull();
    expect(tokenStore.accessToken()).toBe('a1');
  });

  it('names the version it changes', async () => {
    serve({ '/api/v1/users/profile': [[200, {}]] });
    const body = { name: 'И', surname: 'О', lastName: '', email: 'a@b.ru', gender: 'MALE' } as const;
    await call<typeof updateProfile>('PUT', '/users/profile', { body, ifMatch: 7 });
    expect(sent[0]?.headers.get('If-Match')).toBe('7');
    expect(sent[0]?.body).toBe(JSON.stringify(body));
  });
});
