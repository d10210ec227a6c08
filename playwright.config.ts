// End-to-end tests: a real Chromium against the real server.
import { defineConfig } from '@playwright/test';
import { DATE_TAGS, DEFAULT_LANGUAGE } from './contract/languages.ts';
import { chromiumLaunch } from './tests/e2e/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  // A server of its own for each. More than there are cores make pages slower than a person meets them: tests failed by that.
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
    locale: DATE_TAGS[DEFAULT_LANGUAGE],
    // What a worker sends or answers escapes a test's own routes; the tests of working offline let it in.
    serviceWorkers: 'block',
    // Recording one takes a quarter of the time of a test: `--trace retain-on-failure` for whoever looks for a fault.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
