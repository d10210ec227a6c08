/** End-to-end tests: a real Chromium against the real server. */
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/e2e/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  // A server of its own for each; a slow page waits for the network and for timers more than it works.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 800 },
    locale: 'ru-RU',
    // What a worker sends or answers escapes a test's own routes; the tests of working offline let it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
