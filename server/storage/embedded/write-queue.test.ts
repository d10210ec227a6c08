// Group commit against a full disk and against kill -9.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runMigrations } from '../../migrations/run-migrations.ts';
import { newId } from '../new-id.ts';
import { openEmbedded } from './open-embedded.ts';
import { ThreadClient } from './thread-client.ts';
import { WriteQueue } from './write-queue.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kristall-queue-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('on a full disk every work is told, and none that was refused is stored', async () => {
  const path = join(folder, 'full.sqlite');
  const thread = await ThreadClient.start({ path, role: 'WRITES' });
  await thread.command('create table notes (id text primary key, body text)');
  await thread.command('pragma max_page_count = 60');
  const queue = new WriteQueue(thread);
  const insert = (id: string, bytes: number) =>
    queue.hot([{ sql: 'insert into notes values (?, ?)', parameters: [id, 'x'.repeat(bytes)] }]);
  const ids = Array.from({ length: 40 }, (_, index) => `note-${index}`);
  const results = await Promise.allSettled(
    ids.map((id, index) => insert(id, index % 4 === 0 ? 100_000 : 1000)),
  );
  const stored = new Set(
    (await thread.query({ sql: 'select id from notes', parameters: [] })).rows.map((row) => row['id']),
  );
  const acknowledged = ids.filter((_, index) => results[index]?.status === 'fulfilled');
  const refused = results.filter((result) => result.status === 'rejected');
  expect(new Set(acknowledged)).toEqual(stored);
  expect(refused.length).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThan(0);
  for (const result of refused) expect(result.reason).toMatchObject({ kind: 'FULL' });
  await thread.close();
});

test('what was acknowledged survives kill -9', { timeout: 60_000 }, async () => {
  const prepared = await openEmbedded({ dataDir: folder });
  await runMigrations(prepared);
  await prepared.close();
  const acknowledged: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'kill-target.ts'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const wanted = acknowledged.length + 50 + Math.floor(Math.random() * 400);
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.push(line);
      if (acknowledged.length === wanted) child.kill('SIGKILL');
    }
  }
  const storage = await openEmbedded({ dataDir: folder });
  const rows = await storage.db.selectFrom('auditLog').select('id').execute();
  const stored = new Set(rows.map((row) => row.id));
  expect(acknowledged.length).toBeGreaterThan(250);
  // The kill may have cut the last line short, so only whole ids count.
  const lost = acknowledged.filter((id) => id.length === newId().length && !stored.has(id));
  expect(lost).toEqual([]);
  await storage.close();
});

test('a second process on the folder gets one clear line', async () => {
  const storage = await openEmbedded({ dataDir: folder });
  await expect(openEmbedded({ dataDir: folder })).rejects.toThrow(/Another process is using the data folder/);
  const beside = await openEmbedded({ dataDir: folder, shared: true });
  await beside.close();
  await storage.close();
  const again = await openEmbedded({ dataDir: folder });
  await again.close();
});
