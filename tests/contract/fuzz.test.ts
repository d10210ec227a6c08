// Every call fuzzed from its own schemas: never a 5xx or a hang, every refusal in the one shape of errors.
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from '#contract/calls/all.ts';
import type { CallDefinition } from '#contract/call.ts';
import { errorSchema } from '#contract/errors.ts';
import { API_PREFIX } from '#server/plugins/calls/calls.ts';
import { seedPeople } from '#server/seed/people.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson } from '#tests/support/test-app.ts';
import { addressOf, multipart, UNKNOWN_ID } from './sample-requests.ts';
import { goodValue, nastyTexts, pick, seededRandom, spoil, type JsonSchema, type Random } from './values.ts';

/** Set FUZZ_ROUNDS for the full set. */
const rounds = Number(process.env['FUZZ_ROUNDS'] ?? 40);
const SLOWEST_MS = 5000;

let storage: TestStorage;
let app: FastifyInstance;
/** Ids that exist, so that the fuzz gets past "not found". */
let ids: readonly string[];

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  const people = await seedPeople(storage);
  ids = [people.groupId, people.userIds['student'] ?? '', 'role-student', UNKNOWN_ID];
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

function jsonSchemaOf(schema: z.ZodType | undefined): JsonSchema {
  if (schema === undefined) return { type: 'object', properties: {} };
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Replaces lone surrogates, which cannot be part of a URL. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '?');
}

function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text)).slice(0, 4000).replace(/%.?$/, '');
}

function queryOf(schema: JsonSchema, random: Random, bad: boolean): string {
  const good = goodValue(schema, random);
  const value: unknown = bad ? spoil(good, random) : good;
  const entries =
    typeof value === 'object' && value !== null ? Object.entries(value).slice(0, 50) : [['x', value]];
  return entries.map(([name, item]) => `${encoded(String(name))}=${encoded(asText(item))}`).join('&');
}

/** Without the empty one, which would turn the address into that of another call, such as the list. */
const nastyParams = nastyTexts.filter((text) => text !== '');

interface Shapes {
  readonly call: CallDefinition;
  readonly query: JsonSchema;
  readonly body: JsonSchema;
}

function draw(
  { call, query, body }: Shapes,
  random: Random,
  headers: Readonly<Record<string, string>>,
): InjectOptions {
  const badParams = random() < 0.3;
  const param = badParams ? wellFormed(pick(random, nastyParams)).slice(0, 500) : pick(random, ids);
  const search = queryOf(query, random, random() < 0.5);
  const url = `${addressOf(call, param)}${search === '' ? '' : `?${search}`}`;
  const base = { method: call.method, url } as const;
  if (call.body === undefined) return { ...base, headers };
  const good = goodValue(body, random);
  const value = random() < 0.85 ? spoil(good, random) : good;
  if (call.bodyKind !== undefined && random() < 0.7) {
    const files =
      random() < 0.4
        ? [{ name: pick(random, nastyTexts).replaceAll(/["\r\n]/g, ''), content: Buffer.from('%PDF-1.7 x') }]
        : [];
    const form = multipart(value, files);
    return { ...base, payload: form.payload, headers: { ...headers, ...form.headers } };
  }
  return {
    ...base,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(value),
  };
}

function requireFit(call: CallDefinition, answer: LightMyRequestResponse, request: InjectOptions): void {
  const about = `${request.method} ${asText(request.url).slice(0, 300)} ${asText(request.payload).slice(0, 500)} → ${answer.body.slice(0, 500)}`;
  expect(answer.statusCode, about).toBeLessThan(500);
  if (answer.statusCode >= 400) {
    const shape = errorSchema.safeParse(answer.json());
    expect(shape.success, about).toBe(true);
    expect(shape.data?.status, about).toBe(answer.statusCode);
    expect(answer.body, about).not.toMatch(/SQLITE|syntax error at|node_modules|at Object\./);
  } else if (answer.statusCode !== 204 && (call.responseKind ?? 'JSON') === 'JSON') {
    expect(call.response.safeParse(answer.json()).success, about).toBe(true);
  }
}

const table = allCalls.map(
  (call, index) => [`${call.method} ${call.path} (${call.id})`, call, index] as const,
);

describe.each(table)('%s', (_name, call, index) => {
  test('takes anything', async () => {
    const random = seededRandom(20_260_301 + index);
    const shapes = { call, query: jsonSchemaOf(call.query), body: jsonSchemaOf(call.body) };
    let { headers } = await testPerson(app, 'ROLE_ADMIN');
    for (let round = 0; round < rounds; round += 1) {
      const request = draw(shapes, random, headers);
      const began = performance.now();
      const answer = await app.inject(request);
      expect(performance.now() - began, asText(request.url).slice(0, 300)).toBeLessThan(SLOWEST_MS);
      requireFit(call, answer, request);
      if (call.id === 'signOut') ({ headers } = await testPerson(app, 'ROLE_ADMIN'));
    }
  });
});

const withParams = allCalls
  .filter(({ path }) => path.includes(':'))
  .map((call) => [`${call.method} ${call.path} (${call.id})`, call] as const);

test.each(withParams)('%s without its id is the list or nothing', async (_name, call) => {
  const { headers } = await testPerson(app, 'ROLE_ADMIN');
  const url = addressOf(call, '');
  const answer = await app.inject({ method: call.method, url, headers });
  const list = allCalls.find(
    ({ method, path }) => method === call.method && addressOf(call, '') === `${API_PREFIX}${path}/`,
  );
  expect(answer.statusCode, url).toBeLessThan(500);
  if (answer.statusCode >= 400) expect(errorSchema.safeParse(answer.json()).success, url).toBe(true);
  else expect(list?.response.safeParse(answer.json()).success, url).toBe(true);
});

const rawBodies: readonly [string, string][] = [
  ['nothing', ''],
  ['half a JSON', '{"login":'],
  ['a bare word', 'undefined'],
  ['a number too long', '9'.repeat(10_000)],
  ['ten thousand brackets', '['.repeat(10_000)],
  ['a byte order mark', '\uFEFF{}'],
  ['a repeated key', '{"login":"a","login":1}'],
  ['a proto', '{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}'],
];

test.each(rawBodies)('a body that is %s', async (_name, payload) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/sign-in', payload, headers });
  expect(answer.statusCode).toBe(400);
  expect(errorSchema.safeParse(answer.json()).success).toBe(true);
});

test('a body of twenty megabytes is refused', async () => {
  const payload = JSON.stringify({ login: 'x'.repeat(20_000_000), password: 'x' });
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/sign-in', payload, headers });
  expect(answer.statusCode).toBe(413);
});
