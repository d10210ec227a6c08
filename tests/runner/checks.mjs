// Types, lint and format; each counts as one test of the part.
import { binary, NODE, runToEnd } from './processes.mjs';

/**
 * One checker and one project at a time: on two cores four of them take twice as long and ten times the memory, as
 * each checks again what several parts share.
 * @type {readonly (readonly [name: string, command: readonly string[]])[]}
 */
const CHECKS = [
  ['types', ['typescript/bin/tsc', '-b', '--checkers', '1', '--builders', '1']],
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
