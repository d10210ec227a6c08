// Damage that comes while a server runs is told as such, and the server no longer says that it is ready.
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStorage } from '../open-storage.ts';
import { DATABASE_FILE } from './data-folder.ts';

const PAGE_BYTES = 4096;

test('a page that turned to nonsense makes the call fail, and every question whether the database is well', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kristall-damage-'));
  const first = await openStorage({ dataDir });
  await first.close();
  const storage = await openStorage({ dataDir });
  try {
    await expect(storage.ping()).resolves.toBeUndefined();
    const file = await open(join(dataDir, DATABASE_FILE), 'r+');
    const { size } = await file.stat();
    // All but the first page, which holds the list of tables.
    const nonsense = Buffer.alloc(size - PAGE_BYTES, 0xff);
    await file.write(nonsense, 0, nonsense.length, PAGE_BYTES);
    await file.close();
    await expect(storage.db.selectFrom('users').selectAll().execute()).rejects.toMatchObject({
      kind: 'DAMAGED',
    });
    await expect(storage.ping()).rejects.toMatchObject({ kind: 'DAMAGED' });
  } finally {
    await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
