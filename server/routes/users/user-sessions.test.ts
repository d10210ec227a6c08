// An administrator sees where a person is signed in, and signs them out everywhere.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';

let storage: TestStorage;
let app: FastifyInstance;
let admin: TestPerson;
let student: TestPerson;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  admin = await testPerson(app, 'ROLE_ADMIN');
  student = await testPerson(app, 'ROLE_STUDENT');
});
afterAll(async () => {
  await app.close();
  await storage.close();
});

const send = (method: 'GET' | 'DELETE', id: string, person = admin) =>
  app.inject({ method, url: `/api/v1/users/${id}/sessions`, headers: person.headers });
const isIn = async (): Promise<boolean> =>
  (await app.inject({ url: '/api/v1/users/current', headers: student.headers })).statusCode === 200;

test('tells the last sign-in and the places, and ends them at once', async () => {
  const told = (await send('GET', student.id)).json<{ lastSignInAt: string; sessions: unknown[] }>();
  expect(Date.parse(told.lastSignInAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(told.sessions).toMatchObject([{ current: false, device: { kind: 'UNKNOWN' } }]);
  expect(await isIn()).toBe(true);
  expect((await send('DELETE', student.id)).json()).toEqual({ ended: 1 });
  expect(await isIn()).toBe(false);
  expect((await send('DELETE', student.id)).json()).toEqual({ ended: 0 });
  const later = (await send('GET', student.id)).json<{ lastSignInAt: string; sessions: unknown[] }>();
  expect(later).toEqual({ lastSignInAt: told.lastSignInAt, sessions: [] });
});

test('nobody signs themselves out so', async () => {
  expect((await send('DELETE', admin.id)).statusCode).toBe(409);
  expect((await send('GET', admin.id)).statusCode).toBe(200);
});

test('only who may change people is told', async () => {
  const teacher = await testPerson(app, 'ROLE_TEACHER');
  expect((await send('GET', admin.id, teacher)).statusCode).toBe(403);
  expect((await send('DELETE', admin.id, teacher)).statusCode).toBe(403);
});
