/** Which Chromium the tests drive, and how it is started. */
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

/** Debian's Chromium where there is one, else the one Playwright keeps. */
export function chromiumLaunch(): LaunchOptions {
  return existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM, args: ARGS } : { args: ARGS };
}
