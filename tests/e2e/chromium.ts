// Which Chromium the tests use, and how it is started.
import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium if it is installed, else Playwright's own. */
export function chromiumLaunch(): LaunchOptions {
  return existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM, args: ARGS } : { args: ARGS };
}
