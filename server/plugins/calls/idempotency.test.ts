// A repeated request gets the response of the first one.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { newId } from '#server/storage/new-id.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { registerCall } from './calls.ts';

const makeThing = defineCall({
  id: 'test.makeThing',
  method: 'POST',
  path: '/test-things',
  access: 'SIGNED_IN',
  summary: '',
  body: z.object({ how: z.enum(['well', 'slowly', 'badly', 'not']) }),
  response: z.object({ id: z.string() }),
  status: 201,
});
const repeatThing = defineCall({
  ...makeThing,
  id: 'test.repeatThing',
  path: '/test-repeats',
  isRepeatable: true,
});

let storage: TestStorage;
let app: FastifyInstance;
let teacher: TestPerson;
let made = 0;

async function makeOne(how: string): Promise<{ id: string }> {
  made += 1;
  const id = `thing-${made}`;
  if (how === 'badly') throw new Error('boom');
  if (how === 'slowly') await new Promise((resolve) => void setTimeout(resolve, 200));
  if (how === 'not') throw new ApiFault('CONFLICT');
  return { id };
}

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage, {}, (target) => {
    registerCall(target, makeThing, ({ body }) => makeOne(body.how));
    registerCall(target, repeatThing, ({ body }) => makeOne(body.how));
  });
  teacher = await testPerson(app, 'ROLE_TEACHER');
});
beforeEach(() => {
  made = 0;
});
afterAll(async () => {
  await app.close();
  await storage.close();
});

const post = (path: string, how: string, key: string) =>
  app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { ...teacher.headers, 'idempotency-key': key },
    payload: { how },
  });

test('the same key and body make one thing, also in parallel', async () => {
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/test-things', 'slowly', key)));
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  expect([answers[0]?.statusCode, made]).toEqual([201, 1]);
  const other = await post('/test-things', 'well', key);
  expect(other.json()).toMatchObject({ status: 409, code: 'IDEMPOTENCY_MISMATCH' });
});

test('a refusal is kept under its key, a fault of the server is not', async () => {
  const [refused, failed] = [newId(), newId()];
  for (const _ of [1, 2]) {
    expect((await post('/test-things', 'not', refused)).statusCode).toBe(409);
    expect((await post('/test-things', 'badly', failed)).statusCode).toBe(500);
  }
  expect(made).toBe(3);
});

test('a call that knows its repeats runs each time, and nothing is kept', async () => {
  const key = newId();
  for (const id of ['thing-1', 'thing-2']) {
    expect((await post('/test-repeats', 'well', key)).json()).toEqual({ id });
  }
  const before = await storage.db.selectFrom('idempotencyKeys').select('id').execute();
  await post('/test-repeats', 'slowly', key);
  expect(await storage.db.selectFrom('idempotencyKeys').select('id').execute()).toEqual(before);
});
