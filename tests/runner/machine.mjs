// What the tests need on the machine: in CI it is installed if missing, elsewhere nothing is changed.
import { existsSync } from 'node:fs';
import { findPostgres } from './database.mjs';
import { runToEnd } from './processes.mjs';

async function missingPackages() {
  const missing = [];
  if (!existsSync('/usr/bin/chromium')) missing.push('chromium');
  if (findPostgres() === undefined && !process.env.DATABASE_URL) missing.push('postgresql');
  if (!existsSync('/usr/share/fonts/opentype/noto')) missing.push('fonts-noto-cjk');
  return missing;
}

/** In CI on Debian: installs Chromium, PostgreSQL and fonts for Chinese. */
export async function prepareMachine() {
  if (!process.env.CI || !existsSync('/usr/bin/apt-get')) return;
  const missing = await missingPackages();
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${missing.join(', ')}…\n`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const install = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', '-qq', '-o', 'Dpkg::Use-Pty=0'];
  for (const step of [['update'], ['install', '--no-install-recommends', ...missing]]) {
    const [command, ...args] = [...sudo, ...install, ...step];
    const code = await runToEnd(command, args);
    if (code !== 0) process.stderr.write(`apt-get ${step[0]} failed.\n`);
  }
}
