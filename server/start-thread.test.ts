// A thread takes its code from the cache, and so loads no WebAssembly to take the types out of it.
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startThread } from './start-thread.ts';

/** Counts what WebAssembly the thread compiles before its own code runs. */
const COUNTING = `data:text/javascript,${encodeURIComponent(`
  globalThis.compiled = 0;
  const { Module } = WebAssembly;
  WebAssembly.Module = new Proxy(Module, {
    construct(target, args) { globalThis.compiled += 1; return new target(...args); },
  });
`)}`;

async function compiledBy(): Promise<number> {
  const module = new URL('../tests/support/counting-thread.ts', import.meta.url);
  const thread = startThread(module, { execArgv: ['--import', COUNTING] });
  // A message that is still under way when the thread ends is told in the same turn as the end.
  const ended = once(thread, 'exit');
  const [count] = (await once(thread, 'message')) as [number];
  await ended;
  return count;
}

test('a thread that has run before compiles no WebAssembly', async () => {
  await compiledBy();
  expect(await compiledBy()).toBe(0);
});
