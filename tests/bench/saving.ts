// Saving batches compared with a bare Fastify route that does one durable insert, on the same engine.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attempt, AttemptEvent } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { startServer, type RunningServer } from '../support/run-server.ts';
import type { Bench } from './bench.ts';

const SECONDS = 5;
const CONNECTIONS = 50;
const NEEDED_SHARE = 0.6;
/** Made before the clock starts, so that the client works equally hard for both routes. */
const BATCHES_A_CONNECTION = 600;

type Headers = Readonly<Record<string, string>>;
type Request = { readonly path: string; readonly body: string };

/** Responses with status 200 a second; each connection sends its next request after the last response. */
async function throughput(
  url: string,
  headers: Headers,
  next: (connection: number) => Request,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + SECONDS * 1000;
  let answered = 0;
  const connection = async (index: number): Promise<void> => {
    while (performance.now() < until) {
      const { path, body } = next(index);
      const status = await post(agent, `${url}${path}`, headers, body);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => connection(index)));
  agent.destroy();
  return answered / SECONDS;
}

function post(agent: Agent, url: string, headers: Headers, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { agent, method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

/** Measures the bare route in a process of its own, like the server. */
async function bareRoute(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kristall-bench-'));
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-route.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(child.stdout, 'data');
    const body = JSON.stringify(batch(1, 'task'));
    return await throughput(String(line).trim(), { 'content-type': 'application/json' }, () => ({
      path: '/',
      body,
    }));
  } finally {
    child.kill();
    await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

function batch(sequence: number, taskId: string, writer = 1) {
  const entries = [1, 2, 3].map((seq) => ({
    code: 'WALK',
    seq,
    at: seq * 100,
    location: 'entrance',
    to: 'entrance-bench',
  }));
  const events: AttemptEvent[] = [
    { type: 'ACTIONS', taskId, restart: 0, entries, stateHash: '0'.repeat(64) },
  ];
  const contentHash = createHash('sha256').update(canonicalJson(events)).digest('hex');
  return { writer, sequence, contentHash, elapsedMs: sequence, sinceContactMs: 0, events };
}

async function ask<T>(server: RunningServer, path: string, token: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  return (await (await fetch(`${server.url}/api/v1${path}`, init)).json()) as T;
}

/** Opens an attempt for each connection: one person's attempts at as many works. */
async function openAttempts(server: RunningServer): Promise<{ token: string; attempts: Attempt[] }> {
  const signedIn = await ask<{ accessToken: string }>(server, '/auth/sign-in', '', {
    login: 'teacher',
    password: 'crystal',
  });
  const token = signedIn.accessToken;
  const works = await ask<{ content: { id: string }[] }>(server, '/works', token);
  const tasks = await ask<{ id: string }[]>(server, `/works/${works.content[0]?.id ?? ''}/tasks`, token);
  const attempts: Attempt[] = [];
  for (let index = 0; index < CONNECTIONS; index += 1) {
    const work = await ask<{ id: string }>(server, '/works', token, { title: { ru: `Работа ${index}` } });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ taskIds: tasks.map((task) => task.id) });
    await fetch(`${server.url}/api/v1/works/${work.id}/add-tasks-by-ids`, { method: 'PUT', headers, body });
    attempts.push(
      await ask<Attempt>(server, `/works/${work.id}/completed-work`, token, { type: 'TRAINING' }),
    );
  }
  return { token, attempts };
}

/** The requests with an attempt's batches, the first batch last. */
function requestsOf({ id, tasks }: Attempt): Request[] {
  const path = `/api/v1/completed-work/${id}/events`;
  const taskId = tasks[0]?.id ?? '';
  return Array.from({ length: BATCHES_A_CONNECTION }, (_, index) => ({
    path,
    body: JSON.stringify(batch(BATCHES_A_CONNECTION - index, taskId)),
  }));
}

async function savingRoute(): Promise<number> {
  const server = await startServer({ DEMO: 'on', LOG_LEVEL: 'silent' });
  try {
    const { token, attempts } = await openAttempts(server);
    const waiting = attempts.map(requestsOf);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return await throughput(server.url, headers, (connection) => {
      const next = waiting[connection]?.pop();
      if (next === undefined)
        throw new Error('This machine saves more than the bench has made: raise BATCHES_A_CONNECTION.');
      return next;
    });
  } finally {
    await server.stop();
  }
}

export const saving: Bench = {
  name: 'saving',
  run: async () => {
    const bare = await bareRoute();
    const batches = await savingRoute();
    return [
      { what: 'a bare route with one durable insert', value: bare, unit: 'requests/s' },
      { what: 'saving a batch of an attempt', value: batches, unit: 'requests/s' },
      {
        what: 'saving against the bare route',
        value: batches / bare,
        unit: '×',
        limit: { kind: 'atLeast', value: NEEDED_SHARE },
      },
    ];
  },
};
