// The site's time zone: who sets it, what is refused, and what is written in it.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteSettings } from '#contract/calls/site-settings.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';

let storage: TestStorage;
let app: FastifyInstance;
let admin: TestPerson;
const URL = '/api/v1/site-settings';

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  admin = await testPerson(app, 'ROLE_ADMIN');
});
afterAll(async () => {
  await app.close();
  await storage.close();
});

const read = async () => (await app.inject({ method: 'GET', url: URL })).json<SiteSettings>();
const set = (timeZone: unknown, person = admin, more: Record<string, string> = {}) =>
  app.inject({ method: 'PUT', url: URL, headers: { ...person.headers, ...more }, payload: { timeZone } });

test('anybody reads it; Moscow until it is set; who keeps the site running sets it, in the audit log', async () => {
  expect(await read()).toEqual({ timeZone: 'Europe/Moscow', version: 1 });
  expect((await set('Asia/Omsk', await testPerson(app, 'ROLE_TEACHER'))).statusCode).toBe(403);
  const changed = await set('Asia/Yekaterinburg', admin, { 'if-match': '1' });
  expect([changed.statusCode, changed.json()]).toEqual([200, { timeZone: 'Asia/Yekaterinburg', version: 2 }]);
  expect(await read()).toEqual({ timeZone: 'Asia/Yekaterinburg', version: 2 });
  const moved = await set('Asia/Omsk', admin, { 'if-match': '1' });
  expect([moved.statusCode, (await read()).timeZone]).toEqual([412, 'Asia/Yekaterinburg']);
  expect((await set('Asia/Yekaterinburg')).json<SiteSettings>().version).toBe(2);
  const acts = await storage.db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('what', '=', 'site-settings.change')
    .execute();
  expect(acts).toEqual([
    {
      before: { timeZone: 'Europe/Moscow', version: 1 },
      after: { timeZone: 'Asia/Yekaterinburg', version: 2 },
    },
  ]);
});

test.each(['', 'Mars/Base', '+03:00', 'A'.repeat(65), 5, null])('%j is refused', async (timeZone) => {
  const before = await read();
  expect((await set(timeZone)).statusCode).toBe(400);
  expect(await read()).toEqual(before);
});

test('exported tables are in it and name it, unless another is asked for', async () => {
  await set('Asia/Vladivostok');
  const table = async (query: string) =>
    (
      await app.inject({
        method: 'GET',
        url: `/api/v1/audit-log/file?format=csv&what=site-settings.change${query}`,
        headers: admin.headers,
      })
    ).body;
  const at = async (zone: string) => {
    const row = await storage.db
      .selectFrom('auditLog')
      .select('at')
      .where('what', '=', 'site-settings.change')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    return format.format(new Date(row.at));
  };
  const ofSite = await table('');
  expect(ofSite.split('\n')[0]).toContain('(Asia/Vladivostok)');
  expect(ofSite).toContain(await at('Asia/Vladivostok'));
  const ofUtc = await table('&timeZone=UTC');
  expect(ofUtc.split('\n')[0]).toContain('(UTC)');
  expect(ofUtc).toContain(await at('UTC'));
});
