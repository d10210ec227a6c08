// Types, lint and format; each counts as one test of the part.
import { binary, NODE, runToEnd } from './processes.mjs';

/** @type {readonly (readonly [name: string, command: readonly string[]])[]} */
const CHECKS = [
  ['types', ['typescript/bin/tsc', '-b']],
  ['lint', ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.']],
  ['format', ['oxfmt/bin/oxfmt', '--check', '.']],
];

export async function runChecks() {
  const failed = [];
  for (const [name, [script, ...args]] of CHECKS) {
    const code = await runToEnd(NODE, [binary(script), ...args]);
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}\n`);
    if (code !== 0) failed.push(name);
  }
  return { passed: CHECKS.length - failed.length, failed: failed.length, note: failed.join(', ') };
}
