/** Every call × every role and no token, against the real server: what is not listed is refused. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#contract/calls/all.ts';
import type { CallDefinition } from '#contract/call.ts';
import { builtInPrivileges, roleNames, type BuiltInRoleName, type Privilege } from '#contract/privileges.ts';
import { missingCalls } from '#server/plugins/calls.ts';
import { openTestStorage, type TestStorage } from '#server/storage/test-storage.ts';
import { buildTestApp, testPerson } from '#server/test-app.ts';
import { requestOf, unknownId } from './sample-requests.ts';

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

type Caller = BuiltInRoleName | 'NOBODY';
const callers: readonly Caller[] = ['NOBODY', ...roleNames];

/** What the contract lists, worked out apart from the server's own code. */
function isListed(call: CallDefinition, caller: Caller): boolean {
  if (call.access === 'PUBLIC') return true;
  if (caller === 'NOBODY') return false;
  if (call.access === 'SIGNED_IN') return true;
  const held: readonly Privilege[] = builtInPrivileges[caller];
  return call.access.some((privilege) => held.includes(privilege));
}

/** Fresh for each request: signing out, say, ends the session. */
async function headersOf(caller: Caller): Promise<Readonly<Record<string, string>>> {
  return caller === 'NOBODY' ? {} : (await testPerson(app, caller)).headers;
}

/** Refused by access: not by a wrong password or a rule of the resource, which come with codes of their own. */
function refusal(status: number, code: unknown): 'none' | 401 | 403 {
  if (status === 401 && code === 'UNAUTHENTICATED') return 401;
  return status === 403 && code === 'FORBIDDEN' ? 403 : 'none';
}

const table = allCalls.map((call) => [`${call.method} ${call.path} (${call.id})`, call] as const);

test('the contract has calls, and each has a handler', () => {
  expect(allCalls.length).toBeGreaterThan(60);
  expect(missingCalls(app, allCalls)).toEqual([]);
});

describe.each(table)('%s', (_name, call) => {
  test.each(callers)('by %s', async (caller) => {
    const answer = await app.inject(requestOf(call, {}, await headersOf(caller)));
    const got = refusal(
      answer.statusCode,
      answer.body.startsWith('{') ? answer.json<{ code: string }>().code : '',
    );
    // A refresh token that is none is refused as such: that is no rule of access.
    if (call.id === 'refresh') return;
    const expected = isListed(call, caller) ? 'none' : caller === 'NOBODY' ? 401 : 403;
    expect(got, answer.body).toBe(expected);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

const guarded = allCalls.filter((call) => call.access !== 'PUBLIC');
const guardedTable = guarded.map((call) => [call.id, call] as const);

describe('tokens that hold no more are refused by every call that is not public', () => {
  let stale: Readonly<Record<string, string>>;
  let ended: Readonly<Record<string, string>>;
  let inactive: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const people = [
      await testPerson(app, 'ROLE_ADMIN'),
      await testPerson(app, 'ROLE_ADMIN'),
      await testPerson(app, 'ROLE_ADMIN'),
    ];
    const [one, two, three] = people;
    await storage.write(async (tx) => {
      await tx
        .updateTable('users')
        .set({ accessVersion: 2 })
        .where('id', '=', one?.id ?? '')
        .execute();
      await tx
        .updateTable('sessions')
        .set({ endedAt: new Date().toISOString() })
        .where('id', '=', two?.sessionId ?? '')
        .execute();
      await tx
        .updateTable('users')
        .set({ active: false })
        .where('id', '=', three?.id ?? '')
        .execute();
    });
    [stale, ended, inactive] = people.map((person) => person.headers) as [
      typeof stale,
      typeof ended,
      typeof inactive,
    ];
  });

  test.each(guardedTable)('%s', async (_id, call) => {
    for (const headers of [
      stale,
      ended,
      inactive,
      { authorization: 'Bearer a.b.c' },
      { authorization: 'Basic x' },
    ]) {
      expect((await app.inject(requestOf(call, {}, headers))).statusCode).toBe(401);
    }
  });
});

describe('a token that is not ours is refused', () => {
  const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: unknownId, sid: unknownId, av: 1, iss: 'kristall', exp: 9_999_999_999 };
  const forged: readonly [string, string][] = [
    ['without a signature', `${base64({ alg: 'none' })}.${base64(claims)}.`],
    ['with an invented signature', `${base64({ alg: 'HS256', kid: 'first' })}.${base64(claims)}.AAAA`],
    ['with an unknown key', `${base64({ alg: 'HS256', kid: '../first' })}.${base64(claims)}.AAAA`],
    ['that is no token', 'admin'],
  ];
  test.each(forged)('%s', async (_name, token) => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: '/api/v1/users/current', headers })).statusCode).toBe(401);
  });
});
