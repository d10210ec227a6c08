// `npm test` and its parts: `node tests/run.mjs [check|unit|…|e2e|faults] [--full]`.
import { mkdirSync } from 'node:fs';
import { findDatabase } from './runner/database.mjs';
import { runChecks } from './runner/checks.mjs';
import { prepareMachine } from './runner/machine.mjs';
import { NODE, ROOT, runToEnd } from './runner/processes.mjs';
import { runPlaywright, runVitest } from './runner/runners.mjs';

/** @typedef {{ passed: number, failed: number, note?: string, names?: readonly string[] }} Outcome */

/**
 * The parts in the order they run; those of one row run beside each other, as one alone leaves a core idle. Nothing runs
 * beside tests that measure time, as some of the unit tests do.
 */
const ROWS = [
  ['unit'],
  ['architecture'],
  ['check', 'contract'],
  ['solver'],
  ['storage'],
  ['build'],
  ['start'],
  ['stories'],
  ['e2e'],
  ['faults'],
];
const ALL = ROWS.flat();

/** What is too long for every change: each page in every language and theme, a thousand faults, many more odd inputs. */
const FULL_SETTINGS = { FULL_SET: 'on', FAULT_RUNS: '1000', FUZZ_ROUNDS: '400' };

/** Each part by name; a part that ran no test counts as failed. */
const PARTS = {
  check: runChecks,
  unit: () => runVitest('unit'),
  architecture: () => runVitest('architecture'),
  contract: () => runVitest('contract'),
  solver: () => runVitest('solver'),
  storage: () => onBothEngines('storage'),
  build: async () => {
    const built = await runToEnd(NODE, ['server/start.mjs', 'prepare']);
    return built === 0 ? runVitest('build') : { passed: 0, failed: 1, note: 'the build failed' };
  },
  start: () => runVitest('start'),
  stories: () => runVitest('stories'),
  e2e: runPlaywright,
  // Servers come back and devices wait: both engines at once take hardly longer than one.
  faults: () => onBothEngines('faults', atOnce),
};

async function withDatabase(use) {
  const database = await findDatabase();
  try {
    return await use(database.url, database.missing);
  } finally {
    await database.stop();
  }
}

function oneByOne(runs) {
  return runs.reduce(async (before, run) => [...(await before), await run()], []);
}

function atOnce(runs) {
  return Promise.all(runs.map((run) => run()));
}

/** The same tests on the embedded engine and on PostgreSQL; without one, on a user's machine, the first alone. */
async function onBothEngines(project, inOrder = oneByOne) {
  return withDatabase(async (url, missing) => {
    const runs = [() => runVitest(project)];
    if (url !== undefined)
      runs.push(() => runVitest(project, { TEST_DATABASE_URL: url }, `${project}-postgres`));
    const [embedded, postgres] = await inOrder(runs);
    if (postgres === undefined) {
      if (process.env.CI) return { ...embedded, failed: embedded.failed + 1, note: missing };
      return { ...embedded, note: `PostgreSQL skipped: ${missing}` };
    }
    const note = `embedded ${embedded.passed}, PostgreSQL ${postgres.passed} passed`;
    const names = [...embedded.names, ...postgres.names.map((name) => `PostgreSQL: ${name}`)];
    return {
      passed: embedded.passed + postgres.passed,
      failed: embedded.failed + postgres.failed,
      note,
      names,
    };
  });
}

async function runPart(name) {
  process.stdout.write(`\n── ${name}\n`);
  const startedMs = performance.now();
  const outcome = await PARTS[name]();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const empty = outcome.passed + outcome.failed === 0;
  const failed = empty ? 1 : outcome.failed;
  const note = empty ? 'no test ran' : outcome.note;
  const line = `${name}: ${outcome.passed} passed, ${failed} failed in ${seconds} s${note ? ` (${note})` : ''}`;
  process.stdout.write(`${line}\n`);
  return { passed: outcome.passed, failed, line, names: outcome.names ?? [] };
}

async function main() {
  const isFull = process.argv.includes('--full');
  if (isFull) Object.assign(process.env, FULL_SETTINGS);
  const asked = process.argv.slice(2).filter((name) => name !== '--full');
  const unknown = asked.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    process.stderr.write(`Unknown part: ${unknown.join(', ')}. The parts are ${ALL.join(', ')}.\n`);
    return 1;
  }
  mkdirSync(`${ROOT}/test-results`, { recursive: true });
  await prepareMachine();
  const results = [];
  for (const row of ROWS) {
    const wanted = row.filter((name) => asked.length === 0 || asked.includes(name));
    results.push(...(await Promise.all(wanted.map(runPart))));
  }

  const passed = results.reduce((sum, part) => sum + part.passed, 0);
  const failed = results.reduce((sum, part) => sum + part.failed, 0);
  const lines = results.flatMap(({ line, names }) => [line, ...names.map((name) => `  ✗ ${name}`)]);
  process.stdout.write(`\n${lines.join('\n')}\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
