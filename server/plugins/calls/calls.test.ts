// What all calls have in common: input, access, errors, versions, uploads, technical works.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { errorSchema } from '#contract/errors.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { json } from '#server/storage/columns.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { registerCall } from './calls.ts';
import { checkVersion } from './versions.ts';
import { forgetTechnicalWorks } from './technical-works-guard.ts';

const thing = z.object({ id: z.string(), size: z.number() });
const makeThing = defineCall({
  id: 'test.makeThing',
  method: 'POST',
  path: '/test-things',
  access: ['TASKS_EDIT'],
  summary: '',
  body: z.object({
    login: z.string().min(1),
    password: z.string().min(6),
    size: z.number().max(10),
    mode: z.enum(['A', 'B']),
  }),
  response: thing,
  status: 201,
});
const readThing = defineCall({
  id: 'test.readThing',
  method: 'GET',
  path: '/test-things/:id',
  access: 'SIGNED_IN',
  summary: '',
  params: z.object({ id: z.string() }),
  response: thing,
});
const changeThing = defineCall({
  id: 'test.changeThing',
  method: 'PUT',
  path: '/test-things/:id',
  access: 'SIGNED_IN',
  summary: '',
  params: z.object({ id: z.string() }),
  response: thing,
  ifMatch: 'REQUIRED',
});
const uploadThing = defineCall({
  id: 'test.uploadThing',
  method: 'POST',
  path: '/test-uploads',
  access: 'SIGNED_IN',
  summary: '',
  body: z.object({ title: z.string() }),
  bodyKind: 'MULTIPART',
  response: z.object({ title: z.string(), texts: z.array(z.string()), names: z.array(z.string()) }),
});

let storage: TestStorage;
let app: FastifyInstance;
let teacher: TestPerson;
let student: TestPerson;
let made = 0;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(
    storage,
    { limits: { imageBytes: 100, documentBytes: 1000, jsonBytes: 10_000 } },
    (target) => {
      registerCall(target, makeThing, async ({ body }) => {
        made += 1;
        const answer = { id: `thing-${made}`, size: body.size, secret: 'key' };
        return answer;
      });
      registerCall(target, readThing, async ({ params }) => {
        if (params.id === 'crash') throw new Error('boom');
        if (params.id === 'misfit') return { id: params.id, size: Number.NaN };
        throw new ApiFault('NOT_FOUND');
      });
      registerCall(target, changeThing, async ({ ifMatch, params }) => {
        checkVersion(ifMatch, 7, () => ({ id: params.id, version: 7 }));
        return { id: params.id, size: 1 };
      });
      registerCall(target, uploadThing, async ({ body, files }) => ({
        title: body.title,
        texts: await Promise.all(files.map((file) => readFile(file.path, 'utf8'))),
        names: files.map((file) => file.name),
      }));
    },
  );
  teacher = await testPerson(app, 'ROLE_TEACHER');
  student = await testPerson(app, 'ROLE_STUDENT');
});
beforeEach(() => {
  made = 0;
});
afterAll(async () => {
  await app.close();
  await storage.close();
});

const GOOD = { login: 'x', password: '123456', size: 3, mode: 'A' };
const make = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/test-things/',
    headers: { ...teacher.headers, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

test('answers with the listed fields alone', async () => {
  const answer = await make(GOOD);
  expect([answer.statusCode, answer.json()]).toEqual([201, { id: 'thing-1', size: 3 }]);
});

test('lists all failing fields at once, in the words of the specification', async () => {
  const answer = await make({ password: '12', size: 99, mode: 'C' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'VALIDATION',
    details: [
      { path: 'login', message: 'Поле обязательно для заполнения' },
      { path: 'password', message: 'Пароль должен быть не менее 6 символов' },
      { path: 'size', message: 'Не более 10' },
      { path: 'mode', message: 'Допустимые значения: A, B' },
    ],
  });
});

test.each([
  ['{"login":', 400, 'BAD_JSON'],
  ['', 400, 'VALIDATION'],
  ['null', 400, 'VALIDATION'],
  [String.raw`{"login":"a\u0000"}`, 400, 'VALIDATION'],
  [String.raw`{"login":"\ud800"}`, 400, 'VALIDATION'],
  ['['.repeat(3000), 400, 'VALIDATION'],
  [`"${'x'.repeat(20_000)}"`, 413, 'TOO_LARGE'],
  ['{"__proto__":{"login":"x"}}', 400, 'VALIDATION'],
])('refuses the body %.20s with %i %s', async (body, status, code) => {
  const answer = await make(body);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
});

test.each([
  [undefined, 'Запрошенные данные не найдены'],
  ['en-GB,en;q=0.9,ru;q=0.8', 'Not found'],
  ['zh-CN', '未找到所请求的数据'],
  ['ch', '未找到所请求的数据'],
  ['fr, en;q=0.1', 'Not found'],
  ['de', 'Запрошенные данные не найдены'],
])('speaks the language of %s', async (language, message) => {
  for (const url of ['/api/v1/test-things/1', '/api/v1/nowhere']) {
    const headers = {
      ...teacher.headers,
      ...(language === undefined ? {} : { 'accept-language': language }),
    };
    const answer = await app.inject({ url, headers });
    expect(answer.json()).toEqual({ status: 404, code: 'NOT_FOUND', message });
  }
});

test.each(['crash', 'misfit'])('tells of a fault of its own (%s) only the request id', async (id) => {
  const answer = await app.inject({ url: `/api/v1/test-things/${id}`, headers: teacher.headers });
  const error = errorSchema.parse(answer.json());
  expect(error).toMatchObject({ status: 500, message: 'Внутренняя ошибка сервера, повторите запрос позже' });
  expect(error.requestId).toBe(answer.headers['x-request-id']);
  expect(answer.body).not.toContain('boom');
});

test('denies whoever is not listed', async () => {
  const call = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/v1/test-things', headers, payload: GOOD });
  expect((await call({})).statusCode).toBe(401);
  expect((await call({ authorization: 'Bearer nonsense' })).statusCode).toBe(401);
  expect((await call({ ...student.headers })).statusCode).toBe(403);
  expect(made).toBe(0);
});

test.each([
  ['a signed-out session', 'UNAUTHENTICATED', (person: TestPerson) => endSession(person)],
  ['a deactivated person', 'UNAUTHENTICATED', (person: TestPerson) => changeUser(person, { active: false })],
  ['a changed role', 'TOKEN_EXPIRED', (person: TestPerson) => changeUser(person, { accessVersion: 2 })],
])('%s is felt at the very next call', async (_what, code, change) => {
  const person = await testPerson(app, 'ROLE_STUDENT');
  const read = () => app.inject({ url: '/api/v1/test-things/1', headers: person.headers });
  expect((await read()).statusCode).toBe(404);
  await change(person);
  expect((await read()).json()).toMatchObject({ status: 401, code });
});

function endSession(person: TestPerson): Promise<unknown> {
  const endedAt = new Date().toISOString();
  return storage.write((tx) =>
    tx.updateTable('sessions').set({ endedAt }).where('id', '=', person.sessionId).execute(),
  );
}

function changeUser(
  person: TestPerson,
  change: { active?: boolean; accessVersion?: number },
): Promise<unknown> {
  return storage.write((tx) => tx.updateTable('users').set(change).where('id', '=', person.id).execute());
}

test('a privilege taken from a role is gone at the next call', async () => {
  const take = (privileges: readonly 'LEARN'[] | readonly ('LEARN' | 'TASKS_EDIT')[]) =>
    storage.write((tx) =>
      tx
        .updateTable('roles')
        .set({ privileges: json([...privileges]) })
        .where('name', '=', 'ROLE_TEACHER')
        .execute(),
    );
  await take(['LEARN']);
  expect((await make(GOOD)).statusCode).toBe(403);
  await take(['LEARN', 'TASKS_EDIT']);
  expect((await make(GOOD)).statusCode).toBe(201);
});

test.each([
  [undefined, 428, 'VERSION_REQUIRED'],
  ['"6"', 412, 'VERSION_MOVED'],
  ['seven', 400, 'VALIDATION'],
  ['"7"', 200, undefined],
  ['W/"7"', 200, undefined],
])('If-Match %s answers %i', async (version, status, code) => {
  const headers = { ...student.headers, ...(version === undefined ? {} : { 'if-match': version }) };
  const answer = await app.inject({ method: 'PUT', url: '/api/v1/test-things/a', headers });
  const body = answer.json<{ code?: string; current?: unknown }>();
  expect([answer.statusCode, body.code]).toEqual([status, code]);
  if (status === 412) expect(body.current).toEqual({ id: 'a', version: 7 });
});

function form(data: string | undefined, ...files: string[]): { payload: FormData } {
  const payload = new FormData();
  if (data !== undefined) payload.append('data', new Blob([data], { type: 'application/json' }));
  for (const [index, text] of files.entries()) payload.append('files', new Blob([text]), `файл ${index}.txt`);
  return { payload };
}

async function upload(parts: { payload: FormData }) {
  const request = new Request('http://x/', { method: 'POST', body: parts.payload });
  const headers = { ...student.headers, 'content-type': request.headers.get('content-type') ?? '' };
  return app.inject({
    method: 'POST',
    url: '/api/v1/test-uploads',
    headers,
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

test('takes a multipart call and leaves no temporary file', async () => {
  const answer = await upload(form('{"title":"т"}', 'one', 'two'));
  expect(answer.json()).toEqual({ title: 'т', texts: ['one', 'two'], names: ['файл 0.txt', 'файл 1.txt'] });
  const tooLarge = await upload(form('{"title":"т"}', 'ok', 'x'.repeat(2000)));
  expect(tooLarge.statusCode).toBe(413);
  const bad = await upload(form('{"title":1}', 'one'));
  expect(bad.json()).toMatchObject({ status: 400, details: [{ path: 'title' }] });
  expect((await upload(form('{', 'one'))).json()).toMatchObject({ code: 'BAD_JSON' });
  const folder = join(storage.dataDir, 'tmp');
  expect(existsSync(folder) ? await readdir(folder) : []).toEqual([]);
});

test.each([
  ['POST', '/test-uploads', 'application/json', 'multipart/form-data'],
  ['POST', '/test-things', 'multipart/form-data; boundary=x', 'application/json'],
  ['POST', '/test-things', 'application/pdf', 'application/json'],
] as const)('%s %s refuses a body of %s and names what it takes', async (method, url, type, allowed) => {
  const headers = { ...teacher.headers, 'content-type': type };
  const answer = await app.inject({ method, url: `/api/v1${url}`, headers, payload: '{}' });
  expect(answer.statusCode).toBe(415);
  expect(answer.json<{ message: string }>().message).toContain(allowed);
});

test('technical works stop everybody but the excluded and the administrators', async () => {
  const admin = await testPerson(app, 'ROLE_ADMIN');
  const set = async (active: boolean) => {
    await storage.write((tx) =>
      tx
        .updateTable('technicalWorks')
        .set({ active, excludedUserIds: json([teacher.id]) })
        .execute(),
    );
    forgetTechnicalWorks(storage.db);
  };
  const read = (person: TestPerson) => app.inject({ url: '/api/v1/test-things/1', headers: person.headers });
  await set(true);
  const stopped = await read(student);
  expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([503, '60']);
  expect(stopped.json<{ message: string }>().message).toContain(
    'Внимание! На сервере проводятся технические работы',
  );
  expect((await read(teacher)).statusCode).toBe(404);
  expect((await read(admin)).statusCode).toBe(404);
  await set(false);
  expect((await read(student)).statusCode).toBe(404);
});

test('a call cannot be mounted twice', () => {
  const other = fastify();
  other.decorate('registeredCalls', new Set([readThing.id]));
  expect(() => registerCall(other, readThing, async () => ({ id: '', size: 0 }))).toThrow(/registered twice/);
});
