// A server that cannot start says why in one line and exits with code 1.
import { once } from 'node:events';
import { chmod, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort, makeDataDir, runToEnd, startServer, type Settings } from '../support/run-server.ts';

let dataDir = '';

beforeEach(async () => {
  dataDir = await makeDataDir();
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

async function refusalOf(settings: Settings): Promise<string> {
  const ended = await runToEnd({ DATA_DIR: dataDir, DEMO: 'on', ...settings });
  expect({ code: ended.code, lines: ended.stderr.trim().split('\n').length }, ended.stderr).toEqual({
    code: 1,
    lines: 1,
  });
  expect(ended.stderr).not.toMatch(/\bat .*:\d+:\d+/);
  return ended.stderr;
}

async function occupy(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('one clear line, exit 1', () => {
  test('the port is taken', async () => {
    const port = await freePort();
    const other = await occupy(port);
    expect(await refusalOf({ PORT: String(port) })).toContain(String(port));
    other.close();
  });

  test('the data folder cannot be made, for a file stands in its way', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    expect(await refusalOf({ PORT: String(await freePort()), DATA_DIR: join(file, 'data') })).toContain(file);
  });

  test('the data folder is not writable', async () => {
    const closed = join(dataDir, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o500);
    // Root may write everywhere except where the kernel refuses.
    const folder = process.getuid?.() === 0 ? '/sys/kristall' : closed;
    expect(await refusalOf({ PORT: String(await freePort()), DATA_DIR: folder })).toContain(folder);
  });

  test.runIf(process.platform === 'linux')('the data folder lies where nothing can be made', async () => {
    const folder = '/proc/kristall/data';
    expect(await refusalOf({ PORT: String(await freePort()), DATA_DIR: folder })).toContain(folder);
  });

  test('another process holds the data folder', async () => {
    const first = await startServer({ DATA_DIR: dataDir });
    const line = await refusalOf({ PORT: String(await freePort()) });
    await first.stop();
    expect(line).toContain(dataDir);
  });

  test.each([
    ['is no database', 'x'.repeat(10_000), 0],
    ['has a page of nonsense', '\u00ff'.repeat(4096), 4096 * 40],
  ])('the database file %s', async (_name, nonsense, position) => {
    const first = await startServer({ DATA_DIR: dataDir });
    await first.stop();
    const path = join(dataDir, 'kristall.sqlite');
    const file = await open(path, 'r+');
    await file.write(Buffer.from(nonsense, 'latin1'), 0, nonsense.length, position);
    await file.close();
    const line = await refusalOf({ PORT: String(await freePort()) });
    expect(line).toContain(path);
    expect(line).toContain('damaged');
    expect(line).toContain('npm run restore');
  });

  test('no database answers', async () => {
    const port = await freePort();
    const DATABASE_URL = `postgres://nobody:secret@127.0.0.1:${port}/none`;
    const line = await refusalOf({ PORT: String(await freePort()), DATABASE_URL });
    expect(line).toMatch(/database/i);
    expect(line).not.toContain('secret');
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
  ])('%s=%s makes no sense', async (name, value) => {
    expect(await refusalOf({ [name]: value })).toContain(name);
  });

  test('demo accounts beyond this machine without DEMO=on', async () => {
    const first = await startServer({ DATA_DIR: dataDir });
    await first.stop();
    expect(await refusalOf({ PORT: String(await freePort()), HOST: '0.0.0.0', DEMO: '' })).toContain('DEMO');
  });
});

/** What lies in a folder that others than its owner may touch. */
async function openToOthers(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  const paths = [folder, ...names.map((name) => join(folder, name))];
  const modes = await Promise.all(
    paths.map(async (path) => ({ path, mode: (await stat(path)).mode & 0o777 })),
  );
  return modes.flatMap(({ path, mode }) => ((mode & 0o077) === 0 ? [] : [`${path} ${mode.toString(8)}`]));
}

describe('a start that can be', () => {
  test('a data folder that was made beforehand is closed to others, with all that is and comes into it', async () => {
    const folder = join(dataDir, 'made-beforehand');
    await mkdir(join(folder, 'files', 'ab'), { recursive: true });
    await writeFile(join(folder, 'files', 'ab', 'old'), '');
    for (const path of [folder, join(folder, 'files'), join(folder, 'files/ab')]) await chmod(path, 0o755);
    await chmod(join(folder, 'files', 'ab', 'old'), 0o644);
    const server = await startServer({ DATA_DIR: folder });
    const names = await readdir(folder);
    const left = await openToOthers(folder);
    await server.stop();
    expect(names).toEqual(
      expect.arrayContaining(['kristall.sqlite', 'kristall.sqlite-wal', 'kristall.sqlite-shm']),
    );
    expect((await readdir(join(folder, 'files'))).length).toBeGreaterThan(5);
    expect(left).toEqual([]);
  });

  test('a second start on the same folder follows a stop within seconds', async () => {
    const first = await startServer({ DATA_DIR: dataDir });
    expect((await first.stop()).code).toBe(0);
    const startedMs = performance.now();
    const second = await startServer({ DATA_DIR: dataDir });
    const elapsedMs = performance.now() - startedMs;
    await second.stop();
    expect(elapsedMs).toBeLessThan(10_000);
  });
});
