// How long the page takes to build from nothing.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Bench } from './bench.ts';

const ROOT = join(import.meta.dirname, '../..');

export const buildTime: Bench = {
  name: 'build',
  run: async () => {
    const startedMs = performance.now();
    const script = join(ROOT, 'node_modules/vite/bin/vite.js');
    const { status, stderr } = spawnSync(process.execPath, [script, 'build', '--logLevel', 'error'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The build failed: ${stderr}`);
    const seconds = (performance.now() - startedMs) / 1000;
    return [{ what: 'build of the page', value: seconds, unit: 's', limit: { kind: 'atMost', value: 180 } }];
  },
};
