// Decisions about requests on the engine at hand: several at once, and the letters about them.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RegistrationRequest } from '#contract/calls/registration-requests.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { retryWaitsMs } from '#server/mail/outbox.ts';
import { sendLetters, type LetterLog } from '#server/background/send-letters.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';

let storage: TestStorage;
let app: FastifyInstance;
let admin: TestPerson;
const logged: string[] = [];
const log: LetterLog = {
  info: () => undefined,
  error: (facts, text) => logged.push(`${text} ${JSON.stringify(facts)}`),
};

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage, { publicUrl: 'https://school.example' });
  admin = await testPerson(app, 'ROLE_ADMIN');
});

beforeEach(async () => {
  logged.length = 0;
  await storage.write((tx) => tx.deleteFrom('outbox').execute());
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

type Method = 'GET' | 'POST' | 'PUT';

async function call(method: Method, path: string, payload?: object) {
  const options = { method, url: `/api/v1/${path}`, headers: admin.headers };
  return app.inject(payload === undefined ? options : { ...options, payload });
}

async function newRequest(login: string, more: object = {}): Promise<RegistrationRequest> {
  const answer = await call('POST', 'registration-requests', {
    name: 'Ирина',
    surname: 'Щёкина',
    lastname: 'Олеговна',
    login,
    password: 'silicon',
    gender: 'FEMALE',
    email: `${login}@example.test`,
    ...more,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function read(id: string): Promise<RegistrationRequest> {
  return (await call('GET', `registration-requests/${id}`)).json();
}

async function decide(body: object) {
  const answer = await call('POST', 'registration-requests/decisions', body);
  return answer.json<{ outcomes: { id: string; outcome: string; fullName: string }[] }>();
}

function send(mailer: Mailer, now = new Date()): Promise<number> {
  return sendLetters(storage, mailer, log, now.toISOString());
}

test('several are approved in one call, each outcome told, with one group and role for all', async () => {
  const group = (await call('POST', 'groups', { name: 'Диффузия-1' })).json<{ id: string }>();
  const good = await newRequest('decided-1');
  const login = await newRequest('decided-2', { email: 'second@example.test' });
  const email = await newRequest('decided-3', { email: 'decided-1@example.test' });
  await newRequest('spare');
  await testPerson(app, 'ROLE_STUDENT', { login: 'DECIDED-2' });
  const ids = [good.id, login.id, email.id, 'no-such-request', good.id];
  const { outcomes } = await decide({ ids, decision: 'APPROVE', groupId: group.id, role: 'ROLE_TEACHER' });
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['DONE', 'LOGIN_TAKEN', 'EMAIL_TAKEN', 'NOT_FOUND']);
  expect(outcomes[0]?.fullName).toBe('Щёкина Ирина Олеговна');
  const approved = await read(good.id);
  expect(approved).toMatchObject({ status: 'APPROVED', letter: { state: 'WAITING', tries: 0 } });
  expect(approved.reviewedBy).toBe('Ёлкина Анна');
  const user = (await call('GET', `users/${approved.userId}`)).json();
  expect(user).toMatchObject({ group: { id: group.id }, roles: [{ name: 'ROLE_TEACHER' }] });
  expect((await read(login.id)).status).toBe('PENDING');
  const again = await decide({ ids: [good.id], decision: 'REJECT', reason: 'поздно' });
  expect(again.outcomes[0]?.outcome).toBe('CONFLICT');
});

test('several decided in one call are one line of the audit log, whichever of them fails', async () => {
  const taken = await newRequest('line-taken', { email: 'line-taken@example.test' });
  await testPerson(app, 'ROLE_STUDENT', { login: 'LINE-TAKEN' });
  const [first, second] = [await newRequest('line-1'), await newRequest('line-2')];
  await decide({ ids: [taken.id, first.id, second.id], decision: 'APPROVE' });
  const log = storage.db.selectFrom('auditLog').select(['id', 'headId', 'subjectId']);
  const rows = await log
    .where('what', '=', 'registration.approve')
    .where('subjectId', 'in', [taken.id, first.id, second.id])
    .orderBy('id')
    .execute();
  expect(rows.map(({ subjectId }) => subjectId)).toEqual([first.id, second.id]);
  expect(rows.map(({ headId }) => headId)).toEqual([null, rows[0]?.id]);
});

describe('a login that is taken', () => {
  test('gets a free one proposed, that neither a person nor a waiting request has', async () => {
    await testPerson(app, 'ROLE_STUDENT', { login: 'Petrov' });
    await testPerson(app, 'ROLE_STUDENT', { login: 'PETROV2' });
    await newRequest('petrov3');
    const { id } = await newRequest('petrov');
    expect(await read(id)).toMatchObject({ loginTaken: true, freeLogin: 'petrov4' });
    expect((await read((await newRequest('petrov-free')).id)).freeLogin).toBe(null);
  });

  test('is replaced with the decision, and the letter says so', async () => {
    await testPerson(app, 'ROLE_STUDENT', { login: 'sidorov' });
    const { id } = await newRequest('sidorov', { email: 'another.sidorov@example.test' });
    const taken = await call('PUT', `registration-requests/${id}/approve`, {});
    expect(taken.statusCode).toBe(409);
    const approved = await call('PUT', `registration-requests/${id}/approve`, { login: 'sidorov2' });
    expect(approved.json()).toMatchObject({ status: 'APPROVED', login: 'sidorov2', freeLogin: null });
    const { userId } = approved.json<RegistrationRequest>();
    expect((await call('GET', `users/${userId}`)).json()).toMatchObject({ login: 'sidorov2' });
    const sent: string[] = [];
    await send(async ({ text }) => ({ sentAs: String(sent.push(text)) }));
    expect(sent[0]).toContain('Логин «sidorov» уже занят');
    expect(sent[0]).toContain('с логином «sidorov2»');
  });

  test.each(['', 'с пробелом', 'логин', 'x'.repeat(101)])('is not replaced by "%s"', async (login) => {
    const { id } = await newRequest(`odd-${login.length}`);
    expect((await call('PUT', `registration-requests/${id}/approve`, { login })).statusCode).toBe(400);
    expect((await read(id)).status).toBe('PENDING');
  });
});

test('a decision that is wrong itself is refused before any is made', async () => {
  const { id } = await newRequest('undecided');
  for (const more of [{ groupId: 'no-such-group' }, { role: 'ROLE_NO_SUCH' }]) {
    const answer = await call('POST', 'registration-requests/decisions', {
      ids: [id],
      decision: 'APPROVE',
      ...more,
    });
    expect(answer.statusCode).toBe(400);
  }
  expect((await read(id)).status).toBe('PENDING');
});

test('a reviewer gives no role beyond their own, also not to many', async () => {
  const { id } = await newRequest('too-high');
  const reviewer = await testPerson(app, 'ROLE_STUDENT');
  await storage.write(async (tx) => {
    const role = { id: 'role-desk', name: 'ROLE_DESK', titleName: 'Приёмная', builtIn: false, version: 1 };
    const privileges = JSON.stringify(['REGISTRATIONS_REVIEW', 'LEARN']);
    await tx
      .insertInto('roles')
      .values({ ...role, privileges, dateCreating: new Date().toISOString() })
      .execute();
    await tx.updateTable('userRoles').set({ roleId: role.id }).where('userId', '=', reviewer.id).execute();
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/registration-requests/decisions',
    headers: reviewer.headers,
    payload: { ids: [id], decision: 'APPROVE', role: 'ROLE_ADMIN' },
  });
  expect(answer.statusCode).toBe(403);
  expect((await read(id)).status).toBe('PENDING');
});

describe('the letter of a decision', () => {
  test.each([
    ['ru', 'отклонена', 'Причина: нет в списке группы'],
    ['en', 'was rejected', 'Reason: нет в списке группы'],
    ['ch', '未通过', '原因：нет в списке группы'],
  ] as const)(
    'in %s, with the reason, in the folder where no mail server is set',
    async (lang, words, reason) => {
      const request = await newRequest(`letter-${lang}`, { defaultLang: lang });
      await call('PUT', `registration-requests/${request.id}/reject`, { reason: 'нет в списке\nгруппы' });
      const before = new Set(await readdir(join(storage.dataDir, 'mail')).catch(() => []));
      expect(await send(createMailer({ smtp: undefined, dataDir: storage.dataDir }))).toBe(1);
      const names = (await readdir(join(storage.dataDir, 'mail'))).filter((name) => !before.has(name));
      const letter = await readFile(join(storage.dataDir, 'mail', names[0] ?? ''), 'utf8');
      expect(letter).toContain(`To: letter-${lang}@example.test`);
      expect(letter).toContain(words);
      expect(letter).toContain(reason);
      expect(await read(request.id)).toMatchObject({ letter: { state: 'SENT', nextTryAt: null } });
      const row = await storage.db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
      expect(row.text).toBe('');
    },
  );

  test('names login and site after approval, and never a password', async () => {
    const { id } = await newRequest('welcome');
    await call('PUT', `registration-requests/${id}/approve`, {});
    const sent: string[] = [];
    await send(async ({ text }) => ({ sentAs: String(sent.push(text)) }));
    expect(sent[0]).toContain('«welcome»');
    expect(sent[0]).toContain('https://school.example');
    expect(sent[0]).not.toContain('silicon');
    expect(sent[0]).not.toContain('занят');
  });

  test('which fails is tried again and told, the decision stands; given up, it can be sent anew', async () => {
    const { id } = await newRequest('unreachable');
    await call('PUT', `registration-requests/${id}/approve`, {});
    const broken: Mailer = async () => {
      throw new Error('connect ECONNREFUSED 127.0.0.1:25');
    };
    let now = Date.now();
    for (const waitMs of [...retryWaitsMs, 0]) {
      expect(await send(broken, new Date(now))).toBe(1);
      expect(await send(broken, new Date(now))).toBe(0);
      now += Math.max(waitMs, 120_000) + 60_000;
    }
    expect(logged).toHaveLength(retryWaitsMs.length + 1);
    expect(logged.at(-1)).toMatch(/given up/);
    expect(logged.join()).not.toContain('unreachable@');
    expect(await read(id)).toMatchObject({
      status: 'APPROVED',
      letter: { state: 'FAILED', error: expect.stringContaining('ECONNREFUSED') },
    });
    const filters = await call('GET', 'registration-requests/filters');
    expect(filters.json()).toMatchObject({ undelivered: 1 });
    const list = await call('GET', 'registration-requests?undelivered=true');
    expect(list.json<{ content: { id: string }[] }>().content.map((found) => found.id)).toEqual([id]);
    expect((await call('POST', `registration-requests/${id}/letter`)).json()).toMatchObject({
      letter: { state: 'WAITING' },
    });
    expect(await send(async () => ({ sentAs: 'ok' }))).toBe(1);
    expect((await call('POST', `registration-requests/${id}/letter`)).statusCode).toBe(409);
  });

  test('to a mailbox that does not exist is given up at once', async () => {
    const { id } = await newRequest('no-mailbox');
    await call('PUT', `registration-requests/${id}/approve`, {});
    const refused = Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', responseCode: 550 });
    await send(() => Promise.reject(refused));
    expect((await read(id)).letter).toMatchObject({ state: 'FAILED', tries: 1 });
  });

  test('of a process that died is sent by another one, and two at once send it once', async () => {
    const { id } = await newRequest('survivor');
    await call('PUT', `registration-requests/${id}/approve`, {});
    const hang: Mailer = () => new Promise(() => undefined);
    void send(hang);
    await expect.poll(async () => (await read(id)).letter?.tries).toBe(1);
    const sent: string[] = [];
    const working: Mailer = async ({ to }) => ({ sentAs: String(sent.push(to)) });
    expect(await send(working)).toBe(0);
    const later = new Date(Date.now() + 180_000);
    await Promise.all([send(working, later), send(working, later), send(working, later)]);
    expect(sent).toEqual(['survivor@example.test']);
  });
});

test('the filters give all three statuses by default, with their counts, and those that are asked for', async () => {
  const pending = await newRequest('filtered-1');
  const [approved, rejected] = [await newRequest('filtered-2'), await newRequest('filtered-3')];
  await call('PUT', `registration-requests/${approved.id}/approve`, {});
  await call('PUT', `registration-requests/${rejected.id}/reject`, { reason: 'Нет' });
  const filters = async (query = '') =>
    (await call('GET', `registration-requests/filters${query}`)).json<{
      statuses: string[];
      content: RegistrationRequest[];
      counts: Record<string, number>;
    }>();
  const all = await filters();
  expect(all.statuses).toEqual(['PENDING', 'APPROVED', 'REJECTED']);
  const shown = (content: readonly RegistrationRequest[]) =>
    new Map(content.map(({ id, status }) => [id, status]));
  for (const [{ id }, status] of [
    [pending, 'PENDING'],
    [approved, 'APPROVED'],
    [rejected, 'REJECTED'],
  ] as const) {
    expect(shown(all.content).get(id)).toBe(status);
    expect(all.counts[status]).toBeGreaterThan(0);
  }
  const two = await filters('?statuses=PENDING,REJECTED');
  expect(two.statuses).toEqual(['PENDING', 'REJECTED']);
  expect(new Set(shown(two.content).values())).toEqual(new Set(['PENDING', 'REJECTED']));
  expect((await call('GET', 'registration-requests/filters?statuses=LOST')).statusCode).toBe(400);
});
