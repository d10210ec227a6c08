// Runs Vitest and Playwright Test, and reads from their reports how many tests passed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { failedOfPlaywright, failedOfVitest } from './failed-tests.mjs';
import { notLookedAt } from './looked-at.mjs';
import { binary, NODE, ROOT, runToEnd } from './processes.mjs';

/** Each test chooses its engine itself: the caller's settings must not change it. */
const NO_DATABASE = { DATABASE_URL: '', TEST_DATABASE_URL: '' };

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** A runner that failed without a failed test (such as a file that did not load) counts as failed. */
function outcomeOf(code, passed, failed) {
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: 'the runner failed outside of a test' };
  return { passed, failed };
}

/** Projects whose tests neither measure time nor share anything: one worker a core; Vitest itself leaves a core free. */
const AS_WIDE_AS_CORES = ['architecture', 'contract', 'solver', 'storage'];

/** Runs one project of vitest.config.ts; `report` names its file of results. */
export async function runVitest(project, env = {}, report = project) {
  const path = join(ROOT, 'test-results', `${report}.json`);
  rmSync(path, { force: true });
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ];
  if (AS_WIDE_AS_CORES.includes(project)) args.push(`--maxWorkers=${availableParallelism()}`);
  const code = await runToEnd(NODE, [binary('vitest/vitest.mjs'), ...args, '--passWithNoTests'], {
    env: { ...NO_DATABASE, ...env },
  });
  const results = readReport(path);
  const outcome = outcomeOf(code, results?.numPassedTests ?? 0, results?.numFailedTests ?? 0);
  return { ...outcome, names: failedOfVitest(results, ROOT) };
}

function outcomeOfPages(code, { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = {}) {
  return outcomeOf(code, expected, unexpected + flaky + skipped);
}

/** Runs all end-to-end tests. A flaky test counts as failed; there are no retries. */
export async function runPlaywright() {
  const path = join(ROOT, 'test-results', 'e2e.json');
  rmSync(path, { force: true });
  const code = await runToEnd(NODE, [binary('@playwright/test/cli.js'), 'test'], { env: NO_DATABASE });
  const report = readReport(path);
  const outcome = { ...outcomeOfPages(code, report?.stats), names: failedOfPlaywright(report) };
  if (outcome.failed > 0) return outcome;
  const missed = notLookedAt(report ?? {});
  return missed.length === 0
    ? outcome
    : { ...outcome, failed: 1, note: `not shown to axe: ${missed.join(', ')}` };
}
