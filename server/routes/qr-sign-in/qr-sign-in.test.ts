// QR codes: lists, revoking, refusals, and the printed sheets read back from their PDF.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserQr } from '#contract/calls/qr-sign-in.ts';
import type { Language } from '#contract/languages.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { readSheetCodes } from './sheets/read-sheet-codes.ts';

let storage: TestStorage;
let app: FastifyInstance;
let admin: TestPerson;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage, { publicUrl: 'https://school.example' });
  admin = await testPerson(app, 'ROLE_ADMIN');
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

const AGENT = 'Mozilla/5.0 (Linux; Android 15) Chrome/140';

function post(path: string, payload: object) {
  return app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers: admin.headers });
}

async function rename(id: string, values: { surname?: string; name?: string; defaultLang?: Language }) {
  const searchText = `${values.surname ?? ''} ${values.name ?? ''}`.toLowerCase();
  await storage.write((tx) =>
    tx
      .updateTable('users')
      .set({ ...values, searchText })
      .where('id', '=', id)
      .execute(),
  );
}

async function listed(query = ''): Promise<UserQr[]> {
  const answer = await app.inject({ url: `/api/v1/user-qr-auth${query}`, headers: admin.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ content: UserQr[] }>().content;
}

async function newCode(userId: string, more: object = {}): Promise<{ id: string; code: string }> {
  const answer = await post('user-qr-auth', { userIds: [userId], ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  const [made] = answer.json<{ id: string; code: string }[]>();
  return made ?? { id: '', code: '' };
}

function signIn(code: string) {
  return app.inject({
    method: 'POST',
    url: `/api/v1/auth/sign-in-qr/${code}`,
    headers: { 'user-agent': AGENT },
  });
}

test('a code tells how often and by what it was used last, and each refusal its reason', async () => {
  const student = await testPerson(app, 'ROLE_STUDENT');
  const once = await newCode(student.id, { uses: 1 });
  expect((await signIn(once.code)).statusCode).toBe(200);
  const [used] = await listed();
  expect(used).toMatchObject({
    id: once.id,
    status: 'USED_UP',
    usesLeft: 0,
    useCount: 1,
    lastUserAgent: AGENT,
  });
  expect(used?.lastUsedAt).toMatch(/^20/);
  const again = await newCode(student.id);
  const messages: string[] = [];
  for (const code of [once.code, 'never-was-a-code']) {
    const refused = await signIn(code);
    expect(refused.statusCode).toBe(410);
    messages.push(refused.json<{ message: string }>().message);
  }
  await storage.write((tx) =>
    tx
      .updateTable('qrCodes')
      .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', again.id)
      .execute(),
  );
  messages.push((await signIn(again.code)).json<{ message: string }>().message);
  expect(messages).toEqual([
    expect.stringContaining('отозван'),
    expect.stringContaining('Ссылка или код'),
    expect.stringContaining('истёк'),
  ]);
});

test('codes are found by name, state and group; revoked at once, several together, and stay so', async () => {
  const people = [await testPerson(app, 'ROLE_STUDENT'), await testPerson(app, 'ROLE_STUDENT')];
  for (const [index, { id }] of people.entries())
    await rename(id, { surname: `Отзывов-${index}`, name: 'Ян' });
  const codes = [];
  for (const { id } of people) codes.push(await newCode(id));
  const ids = codes.map(({ id }) => id);
  const found = await listed(`?search=${encodeURIComponent('ОТЗЫВОВ')}&sort=dateCreating,asc`);
  expect(found.map(({ id, status }) => [id, status])).toEqual(ids.map((id) => [id, 'GOOD']));
  const revoked = await post('user-qr-auth/revoke', { ids: [...ids, ids[0]] });
  expect(revoked.json()).toEqual({ revoked: 2 });
  expect((await post('user-qr-auth/revoke', { ids })).json()).toEqual({ revoked: 0 });
  for (const { code } of codes) expect((await signIn(code)).statusCode).toBe(410);
  const search = `search=${encodeURIComponent('отзывов')}`;
  expect(await listed(`?${search}&status=GOOD`)).toEqual([]);
  expect(await listed(`?${search}&status=REVOKED`)).toHaveLength(2);
  expect(await listed(`?${search}&groupId=none`)).toEqual([]);
  const log = await storage.db
    .selectFrom('auditLog')
    .select(['what', 'after'])
    .where('what', '=', 'qr.revoke')
    .execute();
  expect(log).toHaveLength(2);
});

test('the states of the list are those by which a code signs in', async () => {
  for (const code of await listed('?size=200')) {
    const same = await listed(`?size=200&status=${code.status}`);
    expect(same.map(({ id }) => id)).toContain(code.id);
  }
});

test('people with admin rights are refused by name and nothing is made for the others', async () => {
  const student = await testPerson(app, 'ROLE_STUDENT');
  const boss = await testPerson(app, 'ROLE_ADMIN');
  await rename(boss.id, { surname: 'Начальникова', name: 'Зоя' });
  for (const path of ['user-qr-auth', 'user-qr-auth/sheets']) {
    const refused = await post(path, { userIds: [student.id, boss.id] });
    expect(refused.statusCode).toBe(403);
    expect(refused.json<{ message: string }>().message).toContain('Начальникова Зоя');
    expect((await post(path, { userIds: [student.id, 'nobody'] })).statusCode).toBe(404);
  }
  const made = await storage.db.selectFrom('qrCodes').select('id').where('userId', '=', student.id).execute();
  expect(made).toEqual([]);
});

async function sheetTexts(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return pages;
}

test('a sheet names its people in three scripts, and every code on it signs its person in', async () => {
  const people = [];
  const names = [
    { surname: 'Щёголева', name: 'Аня', defaultLang: 'ru' },
    { surname: 'Müller-Łukasiewicz', name: 'Zoë', defaultLang: 'en' },
    { surname: '王', name: '小明', defaultLang: 'ch' },
  ] as const;
  for (const name of names) {
    const person = await testPerson(app, 'ROLE_STUDENT');
    await rename(person.id, name);
    people.push(person);
  }
  const userIds = people.map(({ id }) => id);
  const answer = await post('user-qr-auth/sheets', { userIds, validDays: 7, uses: 3 });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const [text = ''] = await sheetTexts(answer.rawPayload);
  for (const words of [
    'Щёголева Аня',
    'Müller-Łukasiewicz',
    '王小明',
    'Sign in by QR code',
    '二维码登录',
    'входов: 3',
  ])
    expect(text.replaceAll(/\s/g, '')).toContain(words.replaceAll(/\s/g, ''));
  const links = await readSheetCodes(answer.rawPayload);
  expect(links).toHaveLength(3);
  const owners = [];
  for (const link of links) {
    const code = /^https:\/\/school\.example\/qrcode\/([\w-]{22})$/.exec(link)?.[1] ?? '';
    const tokens = (await signIn(code)).json<{ accessToken: string }>();
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    owners.push((await app.inject({ url: '/api/v1/users/current', headers })).json<{ id: string }>().id);
  }
  expect(owners).toEqual(userIds);
  // Printing again makes new codes, so the earlier sheet no longer works.
  await post('user-qr-auth/sheets', { userIds });
  const oldCode = links[0]?.split('/').at(-1) ?? '';
  expect((await signIn(oldCode)).statusCode).toBe(410);
});

test('a sheet of five hundred people is whole', async () => {
  const userIds: string[] = [];
  const now = new Date().toISOString();
  await storage.write(async (tx) => {
    for (let number = 0; number < 500; number++) {
      const id = `crowd-${number}`;
      const login = `crowd${number}`;
      userIds.push(id);
      const keys = { loginKey: login, emailKey: `${login}@x`, surnameKey: login, searchText: login };
      const names = { surname: `Толпин${number}`, name: 'Ян', lastName: '', email: `${login}@x` };
      const rest = {
        gender: 'MALE',
        groupId: null,
        defaultLang: 'ru',
        active: true,
        accessVersion: 1,
      } as const;
      await tx
        .insertInto('users')
        .values({ id, login, passwordHash: '', ...names, ...keys, ...rest, dateCreating: now, version: 1 })
        .execute();
    }
  });
  const answer = await post('user-qr-auth/sheets', { userIds });
  const pages = await sheetTexts(answer.rawPayload);
  expect(pages).toHaveLength(63);
  const text = pages.join('').replaceAll(/\s/g, '');
  for (const number of [0, 7, 8, 250, 499]) expect(text).toContain(`Толпин${number}Ян`);
  expect((await post('user-qr-auth/sheets', { userIds: [...userIds, 'one-more'] })).statusCode).toBe(400);
});

test('people to print for are found by words, group and ids; who may have no code is told', async () => {
  const student = await testPerson(app, 'ROLE_STUDENT');
  await rename(student.id, { surname: 'Находкин', name: 'Лев' });
  const made = await newCode(student.id, { validDays: 3 });
  expect(made.id).not.toBe('');
  const find = async (query: string) =>
    (await app.inject({ url: `/api/v1/user-qr-auth/people?${query}`, headers: admin.headers })).json<{
      content: object[];
    }>().content;
  const [found] = await find(`search=${encodeURIComponent('НАХОДКИН')}`);
  expect(found).toMatchObject({ id: student.id, refusal: null, goodUntil: expect.stringMatching(/^20/) });
  expect(await find(`ids=${student.id},${admin.id},nobody`)).toMatchObject(
    [{ id: student.id }, { id: admin.id, refusal: 'ADMIN', goodUntil: null }].sort((one) =>
      one.id === admin.id ? -1 : 1,
    ),
  );
  expect(await find('groupId=none')).toEqual([]);
  await storage.write((tx) =>
    tx.updateTable('users').set({ active: false }).where('id', '=', student.id).execute(),
  );
  expect(await find(`ids=${student.id}`)).toEqual([]);
});
