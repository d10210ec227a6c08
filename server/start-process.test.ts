// A process apart takes nothing with it when it ends, and ends with the one that started it.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { NICE, startProcess, wasOutOfMemory } from './start-process.ts';

const MODULE = new URL('../tests/support/answering-process.ts', import.meta.url);

let started: ChildProcess | undefined;
afterEach(() => started?.kill('SIGKILL'));

async function ready(): Promise<ChildProcess> {
  started = startProcess(MODULE, { heapMb: 64 });
  await once(started, 'message');
  return started;
}

async function answerOf(worker: ChildProcess, job: string): Promise<unknown> {
  const answer = once(worker, 'message');
  worker.send(job);
  const [reply] = (await answer) as readonly unknown[];
  return reply;
}

test('native code beyond the heap ends the process alone', async () => {
  const worker = await ready();
  worker.send('fill');
  await once(worker, 'exit');
  expect(wasOutOfMemory(worker)).toBe(true);
});

test('a signal for the whole group leaves it to answer', async () => {
  const worker = await ready();
  worker.kill('SIGTERM');
  worker.kill('SIGINT');
  expect(await answerOf(worker, 'who')).toBe(worker.pid);
});

test('it ends when nobody is left to answer', async () => {
  const worker = await ready();
  worker.disconnect();
  const [code] = (await once(worker, 'exit')) as [number];
  expect(code).toBe(0);
});

test.runIf(process.platform === 'linux')('all of its threads run behind others', async () => {
  const { pid = 0 } = await ready();
  const threads = readdirSync(`/proc/${pid}/task`).map(Number);
  expect(threads.length).toBeGreaterThan(1);
  expect(threads.filter((thread) => getPriority(thread) < NICE.BEHIND)).toEqual([]);
});
