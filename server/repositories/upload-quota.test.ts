import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { multipart } from '#tests/contract/sample-requests.ts';
import { uploadLimitsOf } from './upload-quota.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

let storage: TestStorage;
let app: FastifyInstance;
let teacher: TestPerson;

beforeAll(async () => {
  storage = await openTestStorage();
  const uploads = { hourBytes: 3 * MEGABYTE, storedBytes: 5 * MEGABYTE };
  app = await buildTestApp(storage, { uploads });
});

beforeEach(async () => {
  teacher = await testPerson(app, 'ROLE_TEACHER');
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

let made = 0;
/** A document of this size, unlike any other. */
function pdf(sizeBytes: number): Buffer {
  made += 1;
  return Buffer.from(`%PDF-1.7\n${String(made).padEnd(sizeBytes - 15, ' ')}%%EOF\n`);
}

async function upload(person: TestPerson, sizeBytes: number, count = 1) {
  const files = Array.from({ length: count }, () => ({ name: 'a.pdf', content: pdf(sizeBytes) }));
  const { payload, headers } = multipart({}, files);
  return app.inject({
    method: 'POST',
    url: '/api/v1/files/operations',
    payload,
    headers: { ...person.headers, ...headers },
  });
}

/** As if everything that the person has uploaded had been so this long ago. */
async function age(person: TestPerson, minutes: number): Promise<void> {
  const dateCreating = new Date(Date.now() - minutes * 60_000).toISOString();
  await storage.write((tx) =>
    tx.updateTable('files').set({ dateCreating }).where('uploadedBy', '=', person.id).execute(),
  );
}

test('within an hour a person uploads so much, and is told what is left and when it goes on', async () => {
  expect((await upload(teacher, 2.5 * MEGABYTE)).statusCode).toBe(201);
  await age(teacher, 40);
  const refused = await upload(teacher, MEGABYTE);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    code: 'TOO_MANY_TRIES',
    message: 'За час можно загрузить не более 3 МБ, сейчас осталось 0,5 МБ. Продолжить можно через 20 мин',
  });
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(1200);
  expect((await upload(teacher, 0.4 * MEGABYTE)).statusCode).toBe(201);
  expect((await upload(await testPerson(app, 'ROLE_TEACHER'), MEGABYTE)).statusCode).toBe(201);
  await age(teacher, 61);
  expect((await upload(teacher, MEGABYTE)).statusCode).toBe(201);
});

test('in all a person has so much stored', async () => {
  expect((await upload(teacher, 2.9 * MEGABYTE)).statusCode).toBe(201);
  await age(teacher, 90);
  expect((await upload(teacher, 1.5 * MEGABYTE)).statusCode).toBe(201);
  const refused = await upload(teacher, MEGABYTE);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    413,
    'Вам можно хранить не более 5 МБ файлов, осталось 0,6 МБ. Неиспользуемые файлы удаляются через сутки',
  ]);
});

test('several files at once, and several uploads at once, count together', async () => {
  expect((await upload(teacher, 0.9 * MEGABYTE, 4)).statusCode).toBe(429);
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(teacher, 0.9 * MEGABYTE)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  const { stored } = await storage.db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .where('uploadedBy', '=', teacher.id)
    .executeTakeFirstOrThrow();
  expect(Number(stored)).toBe(3);
});

test.each(['ROLE_GUEST_DEMO', 'ROLE_DEMO'] as const)('%s uploads little', async (role) => {
  const guest = await testPerson(app, role);
  expect((await upload(guest, 1.5 * MEGABYTE)).statusCode).toBe(201);
  expect((await upload(guest, MEGABYTE)).statusCode).toBe(429);
});

test('the site sets the limits of authors, and never more than theirs for everybody else', () => {
  const of = (demo: boolean, isAuthor: boolean, environment: Record<string, string>) =>
    uploadLimitsOf(
      { id: '', demo, privileges: new Set(isAuthor ? ['TASKS_EDIT'] : []) },
      readConfig(environment),
    );
  const inMegabytes = (hour: number, stored: number) => ({
    hourBytes: hour * MEGABYTE,
    storedBytes: stored * MEGABYTE,
  });
  const tight = { MAX_UPLOADS_MB_PER_HOUR: '1', MAX_UPLOADS_MB: '30' };
  expect(of(false, true, {})).toEqual(inMegabytes(1000, 10_000));
  expect(of(false, false, {})).toEqual(inMegabytes(20, 50));
  expect(of(true, true, {})).toEqual(inMegabytes(2, 5));
  expect(of(false, true, tight)).toEqual(inMegabytes(1, 30));
  expect(of(false, false, tight)).toEqual(inMegabytes(1, 30));
  expect(of(true, false, tight)).toEqual(inMegabytes(1, 5));
});

test.each([
  ['MAX_UPLOADS_MB', '0'],
  ['MAX_UPLOADS_MB_PER_HOUR', 'much'],
  ['MIN_FREE_MB', '99'],
  ['MIN_FREE_MB', '10000001'],
])('%s=%s is refused at the start', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must be a whole number from`);
});
