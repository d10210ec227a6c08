// A site is backed up while it is used, restored whole or not at all; damage is told.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentPath } from '#server/routes/files/file-store.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { newId } from '#server/storage/new-id.ts';
import { testDatabaseUrl } from '#tests/support/test-storage.ts';
import { faultsOfContents } from './contents.ts';
import { embeddedEngine } from './embedded-engine.ts';
import type { BackupEngine } from './engine.ts';
import { makeBackup } from './make-backup.ts';
import { postgresEngine } from './postgres-engine.ts';
import { restoreBackup } from './restore-backup.ts';

const NOW = '2026-11-22T10:00:00.000Z';

interface Site {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly engine: BackupEngine;
}

let folder = '';
const databases: string[] = [];

async function command(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** An empty site of its own: a folder, and on PostgreSQL a database. */
async function newSite(name: string): Promise<Site> {
  const dataDir = join(folder, name);
  await mkdir(dataDir);
  if (testDatabaseUrl === undefined)
    return { dataDir, databaseUrl: undefined, engine: embeddedEngine(dataDir) };
  const database = `backup_${process.pid}_${databases.length}_${Math.random().toString(36).slice(2, 8)}`;
  databases.push(database);
  await command(`create database ${database}`);
  const url = new URL(testDatabaseUrl);
  url.pathname = `/${database}`;
  return { dataDir, databaseUrl: url.href, engine: postgresEngine(url.href) };
}

async function insertFile(storage: Storage, dataDir: string, text: string): Promise<string> {
  const sha256 = createHash('sha256').update(text).digest('hex');
  const path = contentPath(dataDir, sha256);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  const kind = { name: 'a.txt', mimeType: 'text/plain', kind: 'OTHER' } as const;
  const row = { id: newId(), sha256, ...kind, sizeBytes: text.length, uploadedBy: null, dateCreating: NOW };
  await storage.write((tx) =>
    tx
      .insertInto('files')
      .values({ ...row, referredAt: NOW })
      .execute(),
  );
  return sha256;
}

async function filesOf({ dataDir, databaseUrl }: Site): Promise<readonly string[]> {
  const storage = await openStorage({ dataDir, databaseUrl });
  try {
    const rows = await storage.db.selectFrom('files').select('sha256').orderBy('sha256').execute();
    return rows.map(({ sha256 }) => sha256);
  } finally {
    await storage.close();
  }
}

const restoring = (source: string, site: Site, isReplacing = false): Promise<unknown> =>
  restoreBackup(site.engine, { source, dataDir: site.dataDir, isReplacing, now: NOW });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kristall-backup-'));
});
afterEach(async () => {
  for (const database of databases.splice(0)) await command(`drop database ${database} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

test('a site in use is backed up and restored elsewhere as it was at one moment', async () => {
  const site = await newSite('site');
  const storage = await openStorage(site);
  const hashes: string[] = [];
  for (let at = 0; at < 20; at += 1) hashes.push(await insertFile(storage, site.dataDir, `text ${at}`));
  const target = join(folder, 'copy');
  let isOver = false;
  const writing = (async () => {
    for (let at = 20; !isOver; at += 1) hashes.push(await insertFile(storage, site.dataDir, `text ${at}`));
  })();
  const { faults } = await makeBackup(site.engine, { dataDir: site.dataDir, target, now: NOW });
  isOver = true;
  await writing;
  await storage.close();
  expect(faults).toEqual([]);
  expect((await stat(target)).mode & 0o777).toBe(0o700);

  const other = await newSite('other');
  await restoring(target, other);
  const restored = await filesOf(other);
  expect(restored.length).toBeGreaterThanOrEqual(20);
  expect(restored.every((sha256) => hashes.includes(sha256))).toBe(true);
  expect(await faultsOfContents(other.dataDir, restored)).toEqual([]);
  expect(await other.engine.faults()).toEqual([]);
});

test('a running server, a site that is there and a damaged backup are refused; nothing changes', async () => {
  const site = await newSite('site');
  const storage = await openStorage(site);
  const sha256 = await insertFile(storage, site.dataDir, 'kept');
  const target = join(folder, 'copy');
  await makeBackup(site.engine, { dataDir: site.dataDir, target, now: NOW });
  await expect(makeBackup(site.engine, { dataDir: site.dataDir, target, now: NOW })).rejects.toThrow(
    'already',
  );
  await expect(restoring(target, site, true)).rejects.toThrow(/Stop it first/);
  await storage.close();
  await expect(restoring(target, site)).rejects.toThrow('--replace');
  const [database = ''] = (await readdir(target)).filter((name) => name.startsWith('database.'));
  await appendFile(join(target, database), 'x');
  await expect(restoring(target, site, true)).rejects.toThrow('damaged');
  expect(await filesOf(site)).toEqual([sha256]);
  expect((await readdir(site.dataDir)).filter((name) => name.startsWith('replaced'))).toEqual([]);
});

test('what is replaced lies beside', async () => {
  const site = await newSite('site');
  const storage = await openStorage(site);
  const before = await insertFile(storage, site.dataDir, 'before');
  const target = join(folder, 'copy');
  await makeBackup(site.engine, { dataDir: site.dataDir, target, now: NOW });
  await insertFile(storage, site.dataDir, 'after');
  await storage.close();
  await restoring(target, site, true);
  expect(await filesOf(site)).toEqual([before]);
  const kept = join(site.dataDir, 'replaced-2026-11-22T10-00-00-000Z');
  expect(existsSync(kept)).toBe(true);
  expect((await readdir(kept)).length).toBeGreaterThan(0);
});

test('a missing file of a backup or of the site is named', async () => {
  const site = await newSite('site');
  const storage = await openStorage(site);
  const sha256 = await insertFile(storage, site.dataDir, 'lost');
  const target = join(folder, 'copy');
  await makeBackup(site.engine, { dataDir: site.dataDir, target, now: NOW });
  await rm(contentPath(target, sha256));
  await storage.close();
  const other = await newSite('other');
  await expect(restoring(target, other)).rejects.toThrow('1 uploaded files are missing');
  await writeFile(contentPath(site.dataDir, sha256), 'changed');
  expect(await faultsOfContents(site.dataDir, [sha256])).toEqual([`the uploaded file ${sha256} is damaged`]);
});
