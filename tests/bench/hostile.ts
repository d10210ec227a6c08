// One account tries everything that could stop the server, all at once: what others' calls take meanwhile, and the memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeDataDir, startServer } from '../support/run-server.ts';
import type { Bench, Figure } from './bench.ts';
import { draftBatch } from './draft-batch.ts';
import { memoryBytes } from './process-cost.ts';
import { begin, tokenOf, workIds, type WorkIds } from './site-calls.ts';
import { centile, send, watch, type Timed } from './watched-calls.ts';

const QUIET_MS = 5000;
const HOSTILE_MS = Number(process.env['BENCH_HOSTILE_S'] ?? 60) * 1000;
const AFTER_MS = 15_000;
const SAMPLE_MS = 250;
const MEGABYTE = 1024 * 1024;

const CALLS = ['opening courses', 'saving an answer', 'looking through results'];

/** Calls of people who have nothing to do with it: reading, saving, and looking through results. */
async function others(url: string, { THEORY }: WorkIds): Promise<readonly (() => Promise<Timed>)[]> {
  const agent = new Agent({ keepAlive: true });
  const [student, teacher] = [await tokenOf(url, 'student'), await tokenOf(url, 'teacher')];
  const { id, tasks, writer, nextSequence } = await begin({ url, token: student }, THEORY);
  let sequence = nextSequence;
  return [
    () => send(url, agent, { method: 'GET', path: '/courses/by-permission', token: student }),
    () => {
      const body = draftBatch(tasks[0]?.id ?? '', sequence, writer);
      sequence += 1;
      return send(url, agent, { method: 'POST', path: `/completed-work/${id}/events`, token: student, body });
    },
    () => send(url, agent, { method: 'GET', path: '/completed-work?size=20', token: teacher }),
  ];
}

async function sampled(pid: number, isOver: () => boolean): Promise<number[]> {
  const bytes: number[] = [];
  while (!isOver()) {
    bytes.push((memoryBytes(pid) ?? 0) / MEGABYTE);
    await delay(SAMPLE_MS);
  }
  return bytes;
}

const highest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), 0);

async function measure(url: string, pid: number): Promise<Figure[]> {
  const works = await workIds(url);
  const calls = await others(url, works);
  const during = async (ms: number) => {
    const until = performance.now() + ms;
    const isOver = (): boolean => performance.now() > until;
    const memory = sampled(pid, isOver);
    const times = await Promise.all(calls.map((one) => watch(one, isOver)));
    return { times: times.flat(), kinds: times, memory: await memory };
  };
  const quiet = await during(QUIET_MS);
  const account = spawn(
    process.execPath,
    [join(import.meta.dirname, 'hostile-account.ts'), url, String(HOSTILE_MS)],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = once(account, 'exit');
  const meanwhile = await during(HOSTILE_MS);
  const [code] = await ended;
  if (code !== 0) throw new Error(`The hostile account ended with ${String(code)}`);
  const after = await during(AFTER_MS);
  return figuresOf(quiet, meanwhile, after);
}

interface Seen {
  /** In the order of CALLS. */
  readonly kinds: readonly (readonly Timed[])[];
  readonly times: readonly Timed[];
  readonly memory: readonly number[];
}

function figuresOf(quiet: Seen, meanwhile: Seen, after: Seen): Figure[] {
  const half = Math.floor(meanwhile.memory.length / 2);
  const [early, late] = [meanwhile.memory.slice(0, half), meanwhile.memory.slice(half)];
  const failed = [...quiet.times, ...meanwhile.times, ...after.times].filter(({ status }) => status !== 200);
  const within = (value: number) => ({ kind: 'atMost', value }) as const;
  const longest = CALLS.map((what, at) => ({
    what: `${what}, the longest`,
    value: centile(meanwhile.kinds[at] ?? [], 1),
    unit: 'ms',
    limit: within(1000),
  }));
  return [
    { what: 'others’ calls before, 99th centile', value: centile(quiet.times, 0.99), unit: 'ms' },
    { what: 'others’ calls meanwhile, median', value: centile(meanwhile.times, 0.5), unit: 'ms' },
    { what: 'others’ calls meanwhile, 99th centile', value: centile(meanwhile.times, 0.99), unit: 'ms' },
    ...longest,
    { what: 'others’ calls that failed', value: failed.length, unit: '', limit: within(0) },
    { what: 'memory before, highest', value: highest(quiet.memory), unit: 'MB' },
    { what: 'memory in the first half, highest', value: highest(early), unit: 'MB' },
    {
      what: 'memory in the second half, highest: over the first',
      value: highest(late) - highest(early),
      unit: 'MB',
      limit: within(150),
    },
    { what: 'memory 15 s after', value: after.memory.at(-1) ?? 0, unit: 'MB' },
  ];
}

export const hostile: Bench = {
  name: 'hostile',
  async run() {
    const dataDir = await makeDataDir();
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    try {
      return await measure(server.url, server.process.pid ?? 0);
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
