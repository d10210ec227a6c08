// The launcher says in one line that Node is too old.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/run-server.ts';

const LAUNCHER = join(ROOT, 'server/start.mjs');

function startAs(version: string, platform: string): { code: number | null; stderr: string } {
  const disguise = `Object.defineProperty(process.versions, 'node', { value: '${version}' });
    Object.defineProperty(process, 'platform', { value: '${platform}' });
    process.argv[2] = 'prepare'; await import(${JSON.stringify(LAUNCHER)});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', disguise], {
    encoding: 'utf8',
  });
  return { code: status, stderr };
}

test.each([
  ['18.19.0', 'linux', '20'],
  ['22.11.0', 'darwin', '24'],
  ['20.9.0', 'win32', '24'],
])('Node %s on %s is too old', (version, platform, needed) => {
  const { code, stderr } = startAs(version, platform);
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(`Node ${needed} or newer`);
});

test('the launcher needs nothing that Node 20 lacks', () => {
  const source = readFileSync(LAUNCHER, 'utf8');
  const imports = [...source.matchAll(/from '([^']+)'/g)].map((match) => match[1]);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((name) => !name?.startsWith('node:'))).toEqual([]);
  expect(source).not.toContain('import.meta.dirname');
});
