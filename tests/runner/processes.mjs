// Starts other programs and waits for them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

const pinned = join(ROOT, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');

/** The Node that runs TypeScript. */
export const NODE = existsSync(pinned) ? pinned : process.execPath;

/** The path of a script in node_modules. */
export function binary(path) {
  return join(ROOT, 'node_modules', path);
}

/** Runs a program to its end with its output shown; returns the exit code. */
export function runToEnd(command, args, { env = {}, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      ...options,
    });
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
