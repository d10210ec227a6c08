/** Runs Vitest and Playwright Test and reads how many tests passed from their reports. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binary, NODE, ROOT, runToEnd } from './processes.mjs';

/** The test decides its engine alone: a setting of the caller's must not move it to another. */
const NO_DATABASE = { DATABASE_URL: '', TEST_DATABASE_URL: '' };

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** A runner that failed without a failed test (a file that did not load) still failed. */
function outcomeOf(code, passed, failed) {
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: 'the runner failed outside of a test' };
  return { passed, failed };
}

/** Runs one project of vitest.config.ts. */
export async function runVitest(project, env = {}) {
  const path = join(ROOT, 'test-results', `${project}.json`);
  rmSync(path, { force: true });
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ];
  const code = await runToEnd(NODE, [binary('vitest/vitest.mjs'), ...args, '--passWithNoTests'], {
    env: { ...NO_DATABASE, ...env },
  });
  const report = readReport(path);
  return outcomeOf(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

/** Runs every end-to-end test. A flaky one counts as failed; there are no retries to make one. */
export async function runPlaywright() {
  const path = join(ROOT, 'test-results', 'e2e.json');
  rmSync(path, { force: true });
  const code = await runToEnd(NODE, [binary('@playwright/test/cli.js'), 'test'], { env: NO_DATABASE });
  const stats = readReport(path)?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0);
  return outcomeOf(code, stats?.expected ?? 0, failed);
}
