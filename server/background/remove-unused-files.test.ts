import { access, mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentPath } from '#server/routes/files/file-store.ts';
import { insertFiles } from '#server/routes/files/files-repository.ts';
import { newId } from '#server/storage/new-id.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson } from '#tests/support/test-app.ts';
import { removeCutUploadsJob, removeUnusedFilesJob } from './remove-unused-files.ts';

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

async function writeAged(path: string, minutes: number): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'content');
  const at = new Date(Date.now() - minutes * 60_000);
  await utimes(path, at, at);
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

test('what a killed upload left behind is removed, one under way is not', async () => {
  await writeAged(join(storage.dataDir, 'tmp', 'cut'), 11);
  await writeAged(join(storage.dataDir, 'tmp', 'under-way'), 1);
  await removeCutUploadsJob(app).run();
  expect(await readdir(join(storage.dataDir, 'tmp'))).toEqual(['under-way']);
});

test('contents without a row are removed once they are old; what a row names stays', async () => {
  const [lost, young, named] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
  const pathOf = (hash = ''): string => contentPath(storage.dataDir, hash);
  await writeAged(pathOf(lost), 120);
  await writeAged(pathOf(young), 1);
  await writeAged(pathOf(named), 120);
  const { id } = await testPerson(app, 'ROLE_TEACHER');
  const row = {
    id: newId(),
    name: 'a.pdf',
    mimeType: 'application/pdf',
    kind: 'DOCUMENT',
    sizeBytes: 7,
  } as const;
  const made = { uploadedBy: id, dateCreating: new Date().toISOString() };
  await storage.write((tx) => insertFiles(tx, [{ ...row, ...made, sha256: named ?? '' }]));
  await removeUnusedFilesJob(app).run();
  const left = await Promise.all([lost, young, named].map((hash) => isThere(pathOf(hash))));
  expect(left).toEqual([false, true, true]);
});
