// Every call × every role and no token, on the real server: access that is not listed is refused.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#contract/calls/all.ts';
import type { CallDefinition } from '#contract/call.ts';
import {
  BUILT_IN_PRIVILEGES,
  ROLE_NAMES,
  type BuiltInRoleName,
  type Privilege,
} from '#contract/privileges.ts';
import { missingCalls } from '#server/plugins/calls/calls.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson } from '#tests/support/test-app.ts';
import { requestOf, UNKNOWN_ID } from './sample-requests.ts';

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
const CALLERS: readonly Caller[] = ['NOBODY', ...ROLE_NAMES];

/** What the contract allows, worked out independently of the server's code. */
function isListed(call: CallDefinition, caller: Caller): boolean {
  if (call.access === 'PUBLIC') return true;
  if (caller === 'NOBODY') return false;
  if (call.access === 'SIGNED_IN') return true;
  const held: readonly Privilege[] = BUILT_IN_PRIVILEGES[caller];
  return call.access.some((privilege) => held.includes(privilege));
}

/** Signs in anew for each request, because signing out, for example, ends the session. */
async function headersOf(caller: Caller): Promise<Readonly<Record<string, string>>> {
  return caller === 'NOBODY' ? {} : (await testPerson(app, caller)).headers;
}

/** Whether access refused the call; other refusals, such as of a wrong password, have codes of their own. */
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
  test.each(CALLERS)('by %s', async (caller) => {
    const answer = await app.inject(requestOf(call, {}, await headersOf(caller)));
    const got = refusal(
      answer.statusCode,
      answer.body.startsWith('{') ? answer.json<{ code: string }>().code : '',
    );
    // An invalid refresh token is refused, but not by a rule of access.
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
  const claims = { sub: UNKNOWN_ID, sid: UNKNOWN_ID, av: 1, iss: 'kristall', exp: 9_999_999_999 };
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
