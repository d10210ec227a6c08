import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { hashPassword } from '#server/auth/passwords.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson } from '#tests/support/test-app.ts';

let storage: TestStorage;
let app: FastifyInstance;
let passwordHash: string;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  passwordHash = await hashPassword('crystal');
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

interface Answer {
  readonly accessToken: string;
  readonly refreshToken: string;
}

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers });
}

async function signIn(login: string, password = 'crystal') {
  return post('auth/sign-in', { login, password });
}

async function current(accessToken: string): Promise<number> {
  const answer = await app.inject({
    url: '/api/v1/users/current',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return answer.statusCode;
}

async function newStudent(): Promise<{ id: string; login: string }> {
  return testPerson(app, 'ROLE_STUDENT', { passwordHash });
}

test('a right password gives tokens that work, whatever the case of the login', async () => {
  const { login } = await newStudent();
  const answer = await signIn(login.toUpperCase());
  expect(answer.statusCode).toBe(200);
  expect(await current(answer.json<Answer>().accessToken)).toBe(200);
});

test('a wrong password and an unknown login get the same answer', async () => {
  const { login } = await newStudent();
  const wrong = await signIn(login, 'quartz');
  const unknown = await signIn('nobody-has-this-login', 'quartz');
  expect(wrong.statusCode).toBe(403);
  expect(unknown.json()).toEqual(wrong.json());
  expect(wrong.json()).toMatchObject({ message: 'Введен некорректный логин или пароль' });
});

test('ten wrong passwords, then a wait; a right one does not help before', async () => {
  // Hashing many passwords may take longer than the wait, so the clock is stopped.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { login } = await newStudent();
  const answers = await Promise.all(Array.from({ length: 14 }, () => signIn(login, 'quartz')));
  const statuses = answers.map((answer) => answer.statusCode).sort((one, other) => one - other);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429, 429, 429]);
  const refused = await signIn(login);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('1');
});

test('a refresh token is exchanged once; after its successor it ends the family', async () => {
  const first = (await signIn((await newStudent()).login)).json<Answer>();
  const second = (await post('auth/refresh', { refreshToken: first.refreshToken })).json<Answer>();
  const third = await post('auth/refresh', { refreshToken: second.refreshToken });
  expect(third.statusCode).toBe(200);
  expect((await post('auth/refresh', { refreshToken: first.refreshToken })).statusCode).toBe(401);
  const { accessToken, refreshToken } = third.json<Answer>();
  expect(await current(accessToken)).toBe(401);
  expect((await post('auth/refresh', { refreshToken })).statusCode).toBe(401);
});

test('a lost answer: the token is good again, and what was lost ends the family when it turns up', async () => {
  const first = (await signIn((await newStudent()).login)).json<Answer>();
  const lost = (await post('auth/refresh', { refreshToken: first.refreshToken })).json<Answer>();
  const again = await post('auth/refresh', { refreshToken: first.refreshToken });
  expect(again.statusCode).toBe(200);
  expect(await current(again.json<Answer>().accessToken)).toBe(200);
  expect((await post('auth/refresh', { refreshToken: lost.refreshToken })).statusCode).toBe(401);
  expect(await current(again.json<Answer>().accessToken)).toBe(401);
});

test('twenty exchanges of one token at the same moment leave one good token', async () => {
  const first = (await signIn((await newStudent()).login)).json<Answer>();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post('auth/refresh', { refreshToken: first.refreshToken })),
  );
  const tokens = answers.filter((answer) => answer.statusCode === 200).map((answer) => answer.json<Answer>());
  expect(tokens).toHaveLength(20);
  const unused = await storage.db
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .innerJoin('refreshTokens as first', 'first.sessionId', 'sessions.id')
    .select('refreshTokens.id')
    .distinct()
    .where('refreshTokens.usedAt', 'is', null)
    .where('first.createdAt', '>', new Date(Date.now() - 60_000).toISOString())
    .where('sessions.id', '=', sessionOf(tokens[0]?.accessToken ?? ''))
    .execute();
  expect(unused).toHaveLength(1);
});

function sessionOf(accessToken: string): string {
  const payload: unknown = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  return String(Reflect.get(Object(payload), 'sid'));
}

test('signing out ends both tokens at once', async () => {
  const { accessToken, refreshToken } = (await signIn((await newStudent()).login)).json<Answer>();
  const out = await post('auth/sign-out', {}, { authorization: `Bearer ${accessToken}` });
  expect(out.statusCode).toBe(204);
  expect(await current(accessToken)).toBe(401);
  expect((await post('auth/refresh', { refreshToken })).statusCode).toBe(401);
});

test('a new password ends every other session and keeps this one', async () => {
  const { login } = await newStudent();
  const here = (await signIn(login)).json<Answer>();
  const there = (await signIn(login)).json<Answer>();
  const changed = await app.inject({
    method: 'PATCH',
    url: '/api/v1/users/change-password',
    payload: { oldPassword: 'crystal', newPassword: 'quartz-9' },
    headers: { authorization: `Bearer ${here.accessToken}` },
  });
  expect(changed.statusCode).toBe(204);
  expect(await current(here.accessToken)).toBe(200);
  expect(await current(there.accessToken)).toBe(401);
  expect((await post('auth/refresh', { refreshToken: there.refreshToken })).statusCode).toBe(401);
  expect((await signIn(login)).statusCode).toBe(403);
  expect((await signIn(login, 'quartz-9')).statusCode).toBe(200);
});

test('a change of roles makes access tokens stale, not refresh tokens', async () => {
  const student = await newStudent();
  const admin = await testPerson(app, 'ROLE_ADMIN');
  const tokens = (await signIn(student.login)).json<Answer>();
  const change = await app.inject({
    method: 'PATCH',
    url: `/api/v1/users/${student.id}/roles`,
    payload: { roleIds: ['role-teacher'] },
    headers: admin.headers,
  });
  expect(change.statusCode).toBe(200);
  expect(await current(tokens.accessToken)).toBe(401);
  const fresh = await post('auth/refresh', { refreshToken: tokens.refreshToken });
  expect(await current(fresh.json<Answer>().accessToken)).toBe(200);
});

/** A letter begins at a random moment within two seconds. */
const LETTER_WAIT_MS = 10_000;

async function waitForLetter(count: number): Promise<string> {
  const folder = join(storage.dataDir, 'mail');
  const names = await expect
    .poll(async () => (await readdir(folder).catch(() => [])).length, { timeout: LETTER_WAIT_MS })
    .toBe(count)
    .then(() => readdir(folder));
  return readFile(join(folder, names.sort().at(-1) ?? ''), 'utf8');
}

test('a forgotten password: the same answer for all, a letter to one, a link of one use', async () => {
  const { login } = await newStudent();
  const { refreshToken } = (await signIn(login)).json<Answer>();
  const ask = async (email: string) =>
    app.inject({ url: `/api/v1/auth/password-confirmation?email=${encodeURIComponent(email)}` });
  const known = await ask(`${login}@example.test`);
  const unknown = await ask('nobody@example.test');
  expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
  const letter = await waitForLetter(1);
  const token = /\/reset-password\?token=(\S+)/.exec(letter)?.[1] ?? '';
  expect((await post('auth/password-reset', { token, newPassword: 'new-pass' })).statusCode).toBe(204);
  expect((await post('auth/password-reset', { token, newPassword: 'other-pass' })).statusCode).toBe(410);
  expect((await post('auth/refresh', { refreshToken })).statusCode).toBe(401);
  expect((await signIn(login, 'new-pass')).statusCode).toBe(200);
});

test('a sign-up makes a request, approving it makes a person who can sign in', async () => {
  const admin = await testPerson(app, 'ROLE_ADMIN');
  const payload = {
    name: 'Ирина',
    surname: 'Щёкина',
    lastname: 'Олеговна',
    login: 'i.shchekina',
    password: 'silicon',
    gender: 'FEMALE',
    email: 'i.shchekina@example.test',
  };
  const asked = await post('auth/sign-up', payload);
  expect([asked.statusCode, asked.json()]).toEqual([200, { status: 'PENDING' }]);
  expect((await signIn('i.shchekina', 'silicon')).statusCode).toBe(403);
  const list = await app.inject({
    url: '/api/v1/registration-requests?search=щекина',
    headers: admin.headers,
  });
  const request = list.json<{ content: { id: string }[] }>().content[0];
  const approve = `/api/v1/registration-requests/${request?.id}/approve`;
  const approved = await app.inject({ method: 'PUT', url: approve, payload: {}, headers: admin.headers });
  expect(approved.json()).toMatchObject({ status: 'APPROVED' });
  expect((await signIn('i.shchekina', 'silicon')).statusCode).toBe(200);
  const twice = await app.inject({ method: 'PUT', url: approve, payload: {}, headers: admin.headers });
  expect(twice.statusCode).toBe(409);
  expect((await post('auth/sign-up', payload)).json()).toEqual({ status: 'PENDING' });
});

test('a QR code signs in as often as it may, and never an admin', async () => {
  const admin = await testPerson(app, 'ROLE_ADMIN');
  const student = await newStudent();
  const make = async (userIds: string[]) => post('user-qr-auth', { userIds, uses: 1 }, { ...admin.headers });
  expect((await make([admin.id])).statusCode).toBe(403);
  const code = (await make([student.id])).json<{ code: string }[]>()[0]?.code ?? '';
  const signed = await Promise.all([1, 2, 3].map(() => post(`auth/sign-in-qr/${code}`, {})));
  expect(signed.map((answer) => answer.statusCode).sort((one, other) => one - other)).toEqual([
    200, 410, 410,
  ]);
  const replaced = (await make([student.id])).json<{ code: string }[]>()[0]?.code ?? '';
  await make([student.id]);
  expect((await post(`auth/sign-in-qr/${replaced}`, {})).statusCode).toBe(410);
});
