// Saving batches compared with a bare Fastify route that does one durable insert, on the same engine; and how many learners that carries.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attempt, AttemptEvent } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { startServer, type RunningServer } from '../support/run-server.ts';
import { alternate } from './alternating.ts';
import type { Bench, Figure } from './bench.ts';
import { CallCosts, timesOf } from './call-costs.ts';
import { onEveryDatabase } from './engines.ts';
import { CONNECTIONS, throughput, type Posted } from './throughput.ts';

/** Of each measurement in each round. */
const SECONDS = 1.5;
const NEEDED_SHARE = { embedded: 0.75, postgres: 0.5 } as const;
/** Made before the clock starts, so that the client works equally hard for both routes. */
const BATCHES_A_CONNECTION = 400;
/** Between two saves of a learner, and what the page asks meanwhile: every 4 s without a save it wants to know how things stand. */
const LEARNERS = [
  { what: 'in a room', saveEveryS: 15, asks: 3, isRunning: true },
  { what: 'at questions', saveEveryS: 20, asks: 4, isRunning: false },
] as const;
const NEEDED_LEARNERS = 8000;

interface Route {
  readonly measure: () => Promise<number>;
  readonly stop: () => Promise<unknown>;
}

/** The bare route in a process of its own, like the server. */
async function bareRoute(databaseUrl: string | undefined): Promise<Route> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kristall-bench-'));
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-route.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const url = String(line).trim();
  const body = JSON.stringify(batch(1, 'task'));
  const posted: Posted = { method: 'POST', path: '/', body };
  return {
    measure: async () =>
      (await throughput(url, { 'content-type': 'application/json' }, () => posted, SECONDS)).aSecond,
    async stop() {
      child.kill();
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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

async function ask<T>(
  server: RunningServer,
  path: string,
  token: string,
  body?: unknown,
  method = 'POST',
): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const init = body === undefined ? { headers } : { headers, method, body: JSON.stringify(body) };
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
  const taskIds = tasks.map((task) => task.id);
  const attempts: Attempt[] = [];
  for (let index = 0; index < CONNECTIONS; index += 1) {
    const work = await ask<{ id: string }>(server, '/works', token, { title: { ru: `Работа ${index}` } });
    await ask(server, `/works/${work.id}/add-tasks-by-ids`, token, { taskIds }, 'PUT');
    attempts.push(
      await ask<Attempt>(server, `/works/${work.id}/completed-work`, token, { type: 'TRAINING' }),
    );
  }
  return { token, attempts };
}

/** The requests with an attempt's next batches, the first batch last. */
function batchesOf({ id, tasks }: Attempt, from: number): Posted[] {
  const path = `/api/v1/completed-work/${id}/events`;
  const taskId = tasks[0]?.id ?? '';
  return Array.from({ length: BATCHES_A_CONNECTION }, (_, index) => ({
    method: 'POST',
    path,
    body: JSON.stringify(batch(from + BATCHES_A_CONNECTION - index, taskId)),
  }));
}

interface SavingRoutes {
  readonly save: () => Promise<number>;
  readonly ask: () => Promise<number>;
  readonly beat: () => Promise<number>;
  /** What the calls have cost so far, in their order. */
  readonly costs: readonly CallCosts[];
  readonly stop: () => Promise<unknown>;
}

async function savingRoutes(databaseUrl: string | undefined): Promise<SavingRoutes> {
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const server = await startServer({ DEMO: 'on', LOG_LEVEL: 'silent', ...database });
  const { token, attempts } = await openAttempts(server);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const saved = attempts.map(() => 0);
  const costs = [new CallCosts(), new CallCosts(), new CallCosts()];
  const measure = async (cost: CallCosts | undefined, next: (connection: number) => Posted | undefined) => {
    const before = await timesOf(server, databaseUrl);
    const { count, aSecond } = await throughput(server.url, headers, next, SECONDS);
    cost?.add(count, before, await timesOf(server, databaseUrl));
    return aSecond;
  };
  return {
    costs,
    save: () => {
      const waiting = attempts.map((attempt, index) => batchesOf(attempt, saved[index] ?? 0));
      return measure(costs[0], (connection) => {
        const next = waiting[connection]?.pop();
        if (next === undefined)
          throw new Error('This machine saves more than the bench has made: raise BATCHES_A_CONNECTION.');
        saved[connection] = (saved[connection] ?? 0) + 1;
        return next;
      });
    },
    ask: () =>
      measure(costs[1], (connection) => ({
        method: 'GET',
        path: `/api/v1/completed-work/${attempts[connection]?.id ?? ''}/standing`,
        body: '',
      })),
    beat: () =>
      measure(costs[2], (connection) => {
        const { id = '', tasks = [], startedAt = '' } = attempts[connection] ?? {};
        const idleMs = Date.now() - Date.parse(startedAt);
        const clock = { taskId: tasks[0]?.id ?? '', restart: 0, simulatedMs: idleMs, idleMs, speed: 1 };
        const body = JSON.stringify({ writer: 1, elapsedMs: idleMs, clock });
        return { method: 'POST', path: `/api/v1/completed-work/${id}/clock`, body };
      }),
    stop: () => server.stop(),
  };
}

/**
 * Learners whose calls take all the time that the machine's cores have, or all that the server's first thread has: whichever
 * are fewer. Counted in time of the processors, so that what else the machine does changes little.
 */
function learnersOf([save, asking, beating]: readonly CallCosts[]): Figure[] {
  return LEARNERS.map(({ what, saveEveryS, asks, isRunning }) => {
    const asked = isRunning ? beating : asking;
    const busyMs = (of: 'allMs' | 'firstMs') =>
      ((save?.each(of) ?? 0) + asks * (asked?.each(of) ?? 0)) / saveEveryS;
    return {
      what: `learners ${what} that this machine carries`,
      value: Math.min((cpus().length * 1000) / busyMs('allMs'), 1000 / busyMs('firstMs')),
      unit: '',
      limit: { kind: 'atLeast', value: NEEDED_LEARNERS },
    };
  });
}

function costFigures(costs: readonly CallCosts[]): Figure[] {
  const names = ['a save', 'a question how it stands', 'a report of the clock'];
  return costs.map((cost, index) => ({
    what: `${names[index] ?? ''}: time of the processors, database included`,
    value: cost.each('allMs') * 1000,
    unit: 'µs',
  }));
}

async function measure(databaseUrl: string | undefined): Promise<readonly Figure[]> {
  const engine = databaseUrl === undefined ? 'embedded' : 'postgres';
  const bare = await bareRoute(databaseUrl);
  const routes = await savingRoutes(databaseUrl);
  try {
    const { values, ratios } = await alternate([bare.measure, routes.save, routes.ask, routes.beat]);
    const [insert = 0, save = 0, asking = 0, beating = 0] = values;
    const figures: Figure[] = [
      { what: 'a bare route with one durable insert', value: insert, unit: 'requests/s' },
      { what: 'saving a batch of an attempt', value: save, unit: 'requests/s' },
      { what: 'asking how an attempt stands', value: asking, unit: 'requests/s' },
      { what: 'reporting the clock of a run', value: beating, unit: 'requests/s' },
      {
        what: 'saving against the bare route, median of alternating rounds',
        value: ratios[1] ?? 0,
        unit: '×',
        limit: { kind: 'atLeast', value: NEEDED_SHARE[engine] },
      },
      ...costFigures(routes.costs),
      ...learnersOf(routes.costs),
    ];
    return figures.map((figure) => ({ ...figure, what: `${engine}: ${figure.what}` }));
  } finally {
    await routes.stop();
    await bare.stop();
  }
}

export const saving: Bench = { name: 'saving', run: () => onEveryDatabase(measure) };
