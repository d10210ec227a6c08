// A person's own sessions and picture on the engine at hand.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '#contract/calls/own-account.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { newId } from '#server/storage/new-id.ts';
import { removeUnusedFiles } from '#server/background/remove-unused-files.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { multipart } from '../../../../tests/contract/sample-requests.ts';

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

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

async function signIn(login: string, userAgent: string): Promise<Tokens> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    payload: { login, password: 'crystal' },
    headers: { 'user-agent': userAgent },
  });
  return answer.json();
}

type Headers = Readonly<Record<string, string>>;

function bearer({ accessToken }: Tokens): Headers {
  return { authorization: `Bearer ${accessToken}` };
}

async function sessionsOf(headers: Headers): Promise<Session[]> {
  return (await app.inject({ url: '/api/v1/users/current/sessions', headers })).json();
}

async function refreshes({ refreshToken }: Tokens): Promise<number> {
  const url = '/api/v1/auth/refresh';
  return (await app.inject({ method: 'POST', url, payload: { refreshToken } })).statusCode;
}

describe('sessions', () => {
  test('this one first, each with its device and address; ended ones are gone', async () => {
    const { login } = await testPerson(app, 'ROLE_STUDENT', { passwordHash });
    const phone = await signIn(login, 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36');
    const desk = await signIn(login, 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/128.0');
    const [here, there, ...rest] = await sessionsOf(bearer(phone));
    expect(here).toMatchObject({ current: true, device: { kind: 'PHONE', system: 'Android' } });
    expect(there).toMatchObject({ current: false, address: '127.0.0.1', device: { browser: 'Firefox' } });
    expect(rest).toHaveLength(1);
    const end = await app.inject({
      method: 'DELETE',
      url: `/api/v1/users/current/sessions/${there?.id}`,
      headers: bearer(phone),
    });
    expect(end.statusCode).toBe(204);
    expect(await refreshes(desk)).toBe(401);
    expect((await app.inject({ url: '/api/v1/users/current', headers: bearer(desk) })).statusCode).toBe(401);
    expect((await sessionsOf(bearer(phone))).map(({ id }) => id)).not.toContain(there?.id);
  });

  test('all others at once: this one goes on', async () => {
    const { login } = await testPerson(app, 'ROLE_STUDENT', { passwordHash });
    const [first, second, third] = [
      await signIn(login, 'a'),
      await signIn(login, 'b'),
      await signIn(login, 'c'),
    ];
    const url = '/api/v1/users/current/sessions';
    const answer = await app.inject({ method: 'DELETE', url, headers: bearer(second) });
    expect(answer.json()).toEqual({ ended: 3 });
    expect([await refreshes(first), await refreshes(second), await refreshes(third)]).toEqual([
      401, 200, 401,
    ]);
    expect((await app.inject({ method: 'DELETE', url, headers: bearer(second) })).json()).toEqual({
      ended: 0,
    });
  });

  test('another person’s are neither seen nor ended', async () => {
    const one = await testPerson(app, 'ROLE_ADMIN');
    const other = await testPerson(app, 'ROLE_STUDENT');
    const url = `/api/v1/users/current/sessions/${other.sessionId}`;
    expect((await app.inject({ method: 'DELETE', url, headers: one.headers })).statusCode).toBe(404);
    expect((await sessionsOf(one.headers)).map(({ id }) => id)).toEqual([one.sessionId]);
    expect(await sessionsOf(other.headers)).toHaveLength(1);
  });
});

/** The head of a PNG with this size. A browser could not show it, but the server reads only the size. */
function png(width: number, height: number, bytes = 200): Buffer {
  const head = Buffer.alloc(bytes);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(head);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  // Content is stored by its hash, so each picture needs different bytes.
  head.write(newId(), 60, 'latin1');
  return head;
}

async function upload(person: TestPerson, content: Buffer, name = 'me.png'): Promise<string> {
  const form = multipart({ kind: 'ANY' }, [{ name, content }]);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/files/operations',
    payload: form.payload,
    headers: { ...person.headers, ...form.headers },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }[]>()[0]?.id ?? '';
}

function setAvatar(person: TestPerson, fileId: string) {
  const url = '/api/v1/users/current/avatar';
  return app.inject({ method: 'PUT', url, payload: { fileId }, headers: person.headers });
}

async function fileStatus(person: TestPerson, fileId: string): Promise<number> {
  return (await app.inject({ url: `/api/v1/files/${fileId}`, headers: person.headers })).statusCode;
}

describe('a picture of oneself', () => {
  test('is seen by whoever may see the person, and by nobody else', async () => {
    const groupId = newId();
    await storage.write(async (tx) => {
      const group = { id: groupId, name: 'Аватары', nameKey: 'аватары', status: 'ACTIVE' } as const;
      const more = { openForRegistration: true, archivedAt: null, version: 1 };
      await tx
        .insertInto('groups')
        .values({ ...group, ...more, dateCreating: new Date().toISOString() })
        .execute();
    });
    const person = await testPerson(app, 'ROLE_STUDENT', { groupId });
    const teacher = await testPerson(app, 'ROLE_TEACHER');
    const stranger = await testPerson(app, 'ROLE_TEACHER');
    const admin = await testPerson(app, 'ROLE_ADMIN');
    await storage.write((tx) =>
      tx.insertInto('groupTeachers').values({ groupId, userId: teacher.id }).execute(),
    );
    const fileId = await upload(person, png(256, 256));
    const answer = await setAvatar(person, fileId);
    expect(answer.json<CurrentUser>().avatarId).toBe(fileId);
    const seen = [person, teacher, admin, stranger].map((reader) => fileStatus(reader, fileId));
    expect(await Promise.all(seen)).toEqual([200, 200, 200, 404]);
  });

  test('is removed or replaced, and the old file is swept away', async () => {
    const person = await testPerson(app, 'ROLE_STUDENT');
    const first = await upload(person, png(64, 64));
    const second = await upload(person, png(128, 128));
    await setAvatar(person, first);
    await setAvatar(person, second);
    const referred = async (id: string) =>
      (await storage.db.selectFrom('files').select('referredAt').where('id', '=', id).executeTakeFirst())
        ?.referredAt;
    expect(await referred(first)).toBeNull();
    expect(await referred(second)).not.toBeNull();
    const url = '/api/v1/users/current/avatar';
    const removed = await app.inject({ method: 'DELETE', url, headers: person.headers });
    expect(removed.json<CurrentUser>().avatarId).toBeNull();
    expect(await referred(second)).toBeNull();
  });

  test.each(['replaced', 'removed'])('that is %s stays while a task shows it', async (what) => {
    const person = await testPerson(app, 'ROLE_TEACHER');
    const shown = await upload(person, png(64, 64));
    const task = {
      taskType: 'QUESTION',
      question: { content: { ru: 'Что на картинке?' }, filesId: [shown] },
      maxScore: 1,
    };
    const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      app.inject({ method, url: `/api/v1${url}`, headers: person.headers, ...(payload && { payload }) });
    const work = (await call('POST', '/works', { title: { ru: 'Работа' } })).json<{ id: string }>();
    expect((await call('PUT', `/works/${work.id}/add-tasks-by-create`, [task])).statusCode).toBe(200);
    await setAvatar(person, shown);
    if (what === 'replaced') await setAvatar(person, await upload(person, png(32, 32)));
    else await call('DELETE', '/users/current/avatar');
    const twoDaysOn = Date.now() + 48 * 3_600_000;
    await removeUnusedFiles(app, twoDaysOn);
    expect(await fileStatus(person, shown)).toBe(200);
    expect(await fileStatus(await testPerson(app, 'ROLE_TEACHER'), shown)).toBe(200);
  });

  test.each([
    ['a picture that is not square', png(256, 255), 415],
    ['one too large to be shown so often', png(2048, 2048), 415],
    ['one of too many bytes', png(256, 256, 600 * 1024), 413],
  ])('%s is refused', async (_name, content, status) => {
    const person = await testPerson(app, 'ROLE_STUDENT');
    expect((await setAvatar(person, await upload(person, content))).statusCode).toBe(status);
  });

  test('another person’s upload is not to be had', async () => {
    const [one, other] = [await testPerson(app, 'ROLE_STUDENT'), await testPerson(app, 'ROLE_ADMIN')];
    expect((await setAvatar(other, await upload(one, png(32, 32)))).statusCode).toBe(404);
  });
});
