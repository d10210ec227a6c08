import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentPath } from '#server/routes/files/file-store.ts';
import { findFile, insertFiles, toFileInfo } from '#server/routes/files/files-repository.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson } from '#tests/support/test-app.ts';
import { countPagesJob } from './count-pages.ts';

const DOCUMENT = join(import.meta.dirname, '../../assets/built/documents/seed-gowning.ru.pdf');

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

test('counts the pages of documents, and does not try again where they cannot be told', async () => {
  const [whole, broken] = ['a'.repeat(64), 'b'.repeat(64)];
  for (const hash of [whole, broken])
    await mkdir(join(contentPath(storage.dataDir, hash), '..'), { recursive: true });
  await copyFile(DOCUMENT, contentPath(storage.dataDir, whole));
  await writeFile(contentPath(storage.dataDir, broken), '%PDF-1.7 and no more');
  const { id: uploadedBy } = await testPerson(app, 'ROLE_TEACHER');
  const made = { sizeBytes: 1, uploadedBy, dateCreating: new Date().toISOString() };
  const pdf = { name: 'a.pdf', mimeType: 'application/pdf', kind: 'DOCUMENT' } as const;
  await storage.write((tx) =>
    insertFiles(tx, [
      { ...made, ...pdf, id: 'whole', sha256: whole },
      { ...made, ...pdf, id: 'broken', sha256: broken },
      { ...made, id: 'picture', sha256: whole, name: 'a.png', mimeType: 'image/png', kind: 'IMAGE' },
    ]),
  );
  await countPagesJob(app).run();
  const rows = await Promise.all(['whole', 'broken', 'picture'].map((id) => findFile(storage.db, id)));
  expect(rows.map((row) => row?.pageCount)).toEqual([7, 0, null]);
  expect(rows.map((row) => row && toFileInfo(row).pageCount)).toEqual([7, null, null]);
});
