// Two simultaneous starts in one folder install and build once; the lock of a dead process blocks nobody.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../support/run-server.ts';

let folder = '';

/** A stand-in for npm, which makes a stand-in for vite; both log when they begin and end. */
const NPM = `
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
  appendFileSync('done.txt', 'install ');
  await new Promise((resolve) => setTimeout(resolve, 700));
  mkdirSync('node_modules/vite/bin', { recursive: true });
  writeFileSync('node_modules/vite/bin/vite.js', \`
    const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
    appendFileSync('done.txt', 'build ');
    mkdirSync('dist', { recursive: true });
    setTimeout(() => {
      writeFileSync('dist/index.html', '');
      appendFileSync('done.txt', 'built ');
    }, 300);
  \`);
  appendFileSync('done.txt', 'installed ');
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kristall-prepare-'));
  mkdirSync(join(folder, 'npm'));
  mkdirSync(join(folder, 'server'));
  cpSync(join(ROOT, 'server/start.mjs'), join(folder, 'server/start.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm/package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'npm/npm.js'), NPM);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function prepare(): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ['server/start.mjs', 'prepare'], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm/npm.js') },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  await once(child, 'close');
  return { code: child.exitCode, stdout, stderr };
}

const doneIn = (): string => readFileSync(join(folder, 'done.txt'), 'utf8').trim();
const lockPath = (): string => join(folder, '.cache/prepare.lock');

test('two at once: one prepares, the other says that it waits', async () => {
  const both = await Promise.all([prepare(), prepare()]);
  expect(both.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  expect(doneIn()).toBe('install installed build built');
  const waiting = both.filter(({ stdout }) => /^Waiting for the start in process \d+/m.test(stdout));
  expect(waiting).toHaveLength(1);
  expect(existsSync(lockPath())).toBe(false);
});

test('locks of dead processes are taken over, by one of two', async () => {
  mkdirSync(join(folder, '.cache'));
  writeFileSync(lockPath(), String(spawnSync(process.execPath, ['--version']).pid));
  const both = await Promise.all([prepare(), prepare()]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(doneIn()).toBe('install installed build built');
});

test('a failed start leaves no lock', async () => {
  writeFileSync(join(folder, 'npm/npm.js'), 'process.exit(1);');
  expect((await prepare()).code).toBe(1);
  expect(existsSync(lockPath())).toBe(false);
});
