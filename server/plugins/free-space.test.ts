import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchFreeSpaceJob } from '#server/background/watch-free-space.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import {
  actionBatches,
  openAttemptRig,
  referenceEntries,
  send,
  start,
  type AttemptRig,
} from '#tests/support/attempt-rig.ts';
import { multipart } from '#tests/contract/sample-requests.ts';

const MEGABYTE = 1024 * 1024;
let rig: AttemptRig;
let full: Awaited<ReturnType<typeof buildTestApp>>;
let teacher: TestPerson;

beforeAll(async () => {
  const storage = await openTestStorage();
  rig = await openAttemptRig(storage);
  full = await buildTestApp(storage, { minFreeBytes: Number.MAX_SAFE_INTEGER });
  teacher = await testPerson(full, 'ROLE_TEACHER');
});

afterAll(async () => {
  await full.close();
  await rig.close();
});

async function upload() {
  const { payload, headers } = multipart({}, [{ name: 'a.pdf', content: Buffer.alloc(2 * MEGABYTE) }]);
  return full.inject({
    method: 'POST',
    url: '/api/v1/files/operations',
    payload,
    headers: { ...teacher.headers, ...headers, 'accept-language': 'en' },
  });
}

test('a disk with room is nothing to speak of', async () => {
  await watchFreeSpaceJob(rig.app).run();
  expect(rig.app.freeSpace.state).toMatchObject({ isLow: rig.app.freeSpace.state.freeBytes === 0 });
  expect((await rig.app.inject('/api/v1/health/ready')).json()).toEqual({ status: 'UP' });
});

test('a disk that fills is told of, and takes no files; answers are saved', async () => {
  expect((await upload()).statusCode).toBe(415);
  await watchFreeSpaceJob(full).run();
  const ready = await full.inject('/api/v1/health/ready');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'LOW_ON_SPACE' }]);
  const refused = await upload();
  expect(refused.statusCode).toBe(507);
  expect(refused.json<{ message: string }>().message).toMatch(/running out of space.*still saved/);
  expect(await readdir(join(full.config.dataDir, 'tmp'))).toEqual([]);
  const admin = await testPerson(full, 'ROLE_ADMIN');
  const space = await full.inject({ url: '/api/v1/server-space', headers: admin.headers });
  expect(space.json()).toMatchObject({ isLow: true, minFreeBytes: Number.MAX_SAFE_INTEGER });
  expect((await full.inject('/api/v1/metrics')).body).toMatch(/data_folder_free_bytes \d{6,}/);
  const attempt = await start({ ...rig, app: full });
  const [batch] = actionBatches(attempt, referenceEntries);
  expect(batch && (await send({ ...rig, app: full }, attempt.id, batch)).status).toBe(200);
});
