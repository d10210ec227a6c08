// No secret that a call takes or gives is anywhere in the database in clear: not in responses kept for repeated
// requests, not in the audit log, not in a job or a letter that waits.
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/auth/passwords.ts';
import { newId } from '#server/storage/new-id.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';

let storage: TestStorage;
let app: FastifyInstance;
let admin: TestPerson;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  admin = await testPerson(app, 'ROLE_ADMIN', { passwordHash: await hashPassword('crystal') });
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

function send(method: 'POST' | 'PUT' | 'PATCH', path: string, payload: object, key = newId()) {
  const headers = { ...admin.headers, 'idempotency-key': key };
  return app.inject({ method, url: `/api/v1/${path}`, payload, headers });
}

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const tables = await storage.db.introspection.getTables();
  expect(tables.length).toBeGreaterThan(20);
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(storage.db)),
  );
  return JSON.stringify(rows.map((table) => table.rows));
}

const PASSWORDS = ['set-by-admin', 'changed-by-admin', 'of-a-request', 'of-oneself'] as const;
const NAMES = { surname: 'Тайнова', name: 'Анна', gender: 'FEMALE' };

test('codes, tokens and passwords are nowhere in clear, and a repeat still gives the code', async () => {
  const student = await testPerson(app, 'ROLE_STUDENT');
  const key = newId();
  const made = await send('POST', 'user-qr-auth', { userIds: [student.id] }, key);
  const again = await send('POST', 'user-qr-auth', { userIds: [student.id] }, key);
  expect(again.body).toBe(made.body);
  const code = made.json<{ code: string }[]>()[0]?.code ?? '';
  expect(code.length).toBeGreaterThan(20);
  const fields = { ...NAMES, lastName: 'Ивановна', login: 'secretive', email: 'secretive@example.test' };
  const user = await send('POST', 'users', { ...fields, password: PASSWORDS[0], roles: ['role-student'] });
  expect(user.statusCode, user.body).toBe(201);
  const path = `users/${user.json<{ id: string }>().id}`;
  expect((await send('PUT', path, { ...fields, password: PASSWORDS[1] })).statusCode).toBe(200);
  const request = await send('POST', 'registration-requests', {
    ...NAMES,
    lastname: 'Ивановна',
    login: 'asker',
    email: 'asker@example.test',
    password: PASSWORDS[2],
  });
  expect(request.statusCode, request.body).toBe(201);
  const change = { oldPassword: 'crystal', newPassword: PASSWORDS[3] };
  expect((await send('PATCH', 'users/change-password', change)).statusCode).toBe(204);
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    payload: { login: admin.login, password: PASSWORDS[3] },
  });
  const { accessToken, refreshToken } = signedIn.json<{ accessToken: string; refreshToken: string }>();
  const stored = await everything();
  for (const secret of [code, accessToken, refreshToken, ...PASSWORDS]) expect(stored).not.toContain(secret);
});

test('what is hashed of a request tells nothing to who does not have the key', async () => {
  const body = { userIds: [(await testPerson(app, 'ROLE_STUDENT')).id] };
  const hashes = async () =>
    (await storage.db.selectFrom('idempotencyKeys').select('bodyHash').execute()).map((row) => row.bodyHash);
  const before = new Set(await hashes());
  await send('POST', 'user-qr-auth', body);
  await send('POST', 'user-qr-auth', body);
  const fresh = (await hashes()).filter((hash) => !before.has(hash));
  expect(new Set(fresh).size).toBe(2);
});
