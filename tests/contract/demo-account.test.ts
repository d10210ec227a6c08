// What demo roles may do with the account that many visitors share: nothing.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#contract/calls/all.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson } from '#tests/support/test-app.ts';
import { requestOf } from './sample-requests.ts';

let storage: TestStorage;
let app: FastifyInstance;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

const aboutOneself = allCalls.filter((call) => call.access === 'SIGNED_IN');

test('demo roles may read files, send answers’ files, be told who they are and sign out', () => {
  const open = aboutOneself.filter((call) => call.forDemo === true).map(({ id }) => id);
  expect(open.toSorted()).toEqual(['currentUser', 'getFile', 'getFileInfo', 'signOut', 'uploadFiles']);
  const others = allCalls.filter((call) => call.access !== 'SIGNED_IN' && call.forDemo !== undefined);
  expect(others).toEqual([]);
});

const shut = aboutOneself.filter((call) => call.forDemo !== true);

describe.each(['ROLE_GUEST_DEMO', 'ROLE_DEMO'] as const)('%s', (role) => {
  test.each(shut.map((call) => [call.id, call] as const))('%s is refused', async (_id, call) => {
    const { headers } = await testPerson(app, role);
    const response = await app.inject(requestOf(call, {}, { ...headers, 'accept-language': 'en' }));
    expect(response.json()).toMatchObject({ status: 403, code: 'DEMO_ACCOUNT' });
    expect(response.json<{ message: string }>().message).toContain('shared demo account');
  });

  test('is not told where the letters of the account go', async () => {
    const { headers, login } = await testPerson(app, role);
    const user = (await app.inject({ url: '/api/v1/users/current', headers })).json<CurrentUser>();
    expect(user).toMatchObject({ login, email: '', demo: true });
  });
});

test('a repeated request is one’s own session’s', async () => {
  const person = await testPerson(app, 'ROLE_DEMO');
  const other = await testPerson(app, 'ROLE_DEMO');
  await storage.write((tx) =>
    tx.updateTable('sessions').set({ userId: person.id }).where('id', '=', other.sessionId).execute(),
  );
  const accessToken = await app.accessTokens.sign({
    userId: person.id,
    sessionId: other.sessionId,
    accessVersion: 1,
  });
  const send = (authorization: string, workIds: readonly string[]) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/completed-work/by-work',
      headers: { authorization, 'idempotency-key': 'the-same-key' },
      payload: { workIds },
    });
  expect((await send(person.headers['authorization'] ?? '', ['one'])).statusCode).toBe(200);
  expect((await send(person.headers['authorization'] ?? '', ['two'])).statusCode).toBe(409);
  expect((await send(`Bearer ${accessToken}`, ['two'])).statusCode).toBe(200);
});
