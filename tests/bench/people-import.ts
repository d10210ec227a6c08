// Imports a large table of people while another person works: how long both take.
import { Agent } from 'node:http';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { ImportJob, ImportPlan } from '#contract/calls/user-import.ts';
import { IMPORT_LIMITS } from '#contract/import-limits.ts';
import { makeAccessTokens } from '#server/plugins/security/access-tokens.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { makeDataDir, startServer } from '../support/run-server.ts';
import type { Bench, Figure } from './bench.ts';
import { insertClass } from './class-people.ts';
import { onEveryDatabase } from './engines.ts';
import { centile, send, watch, type Timed, type Wanted } from './watched-calls.ts';

const LINES = Number(process.env['BENCH_IMPORT_LINES'] ?? IMPORT_LIMITS.lines);
/** Hashing passwords takes most of the time and is the same for each, so a few are enough. */
const NEW_PEOPLE = Number(process.env['BENCH_IMPORT_NEW'] ?? 300);
const POLL_MS = 100;
/** The longest that a person in the middle of an attempt may have to wait. */
const MAX_WAIT_MS = 1000;
/** The import is one transaction, so where the engine has one writer, others wait for all of it. */
const MAX_WRITE_MS = 5000;

const tableOf = (count: number, row: (number: number) => string): string =>
  ['login;surname;name;email;gender', ...Array.from({ length: count }, (_, number) => row(number))].join(
    '\n',
  );

/** A table that changes everyone's surname. */
const changes = tableOf(
  LINES,
  (number) => `class-${number + 1};Новая-${number};Иван;class-${number + 1}@demo.invalid;м`,
);
const newPeople = tableOf(
  NEW_PEOPLE,
  (number) => `new-${number};Петрова-${number};Анна;new-${number}@demo.invalid;ж`,
);

interface Site {
  readonly url: string;
  /** An administrator's. */
  readonly token: string;
  /** What the other person calls meanwhile: one call reads, the other writes. */
  readonly reading: () => Promise<Timed>;
  readonly writing: () => Promise<Timed>;
}

/** Creates as many people as the table has lines; the first of them is the one who works. */
async function prepare(dataDir: string, databaseUrl: string | undefined): Promise<string> {
  const storage = await openStorage({ dataDir, databaseUrl });
  try {
    const now = new Date().toISOString();
    const [person] = await storage.write((tx) => insertClass(tx, LINES + 1, now));
    if (person === undefined) throw new Error('A bench without people.');
    return await makeAccessTokens(storage).sign({ ...person, accessVersion: 1 });
  } finally {
    await storage.close();
  }
}

async function bring<T>({ url, token }: Site, path: string, table: string, data: object): Promise<T> {
  const body = new FormData();
  body.append('data', new Blob([JSON.stringify(data)], { type: 'application/json' }));
  body.append('files', new Blob([table], { type: 'text/csv' }), 'people.csv');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1/users/import${path}`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}

async function write(site: Site, table: string, plan: ImportPlan, options: object): Promise<void> {
  const passwords = plan.lines
    .filter(({ needsPassword }) => needsPassword)
    .map(({ line }) => ({ line, password: `crystal-${line}` }));
  let job = await bring<ImportJob>(site, '', table, { ...options, sha256: plan.sha256, passwords });
  while (job.state === 'RUNNING') {
    await delay(POLL_MS);
    const headers = { authorization: `Bearer ${site.token}` };
    const answer = await fetch(`${site.url}/api/v1/users/import/${job.id}`, { headers });
    job = (await answer.json()) as ImportJob;
  }
  if (job.state !== 'DONE') throw new Error(`The import has not been written: ${job.message}`);
}

interface Meanwhile {
  readonly seconds: number;
  readonly reads: readonly Timed[];
  readonly writes: readonly Timed[];
}

async function meanwhile({ reading, writing }: Site, work: () => Promise<void>): Promise<Meanwhile> {
  let isOver = false;
  const watching = [reading, writing].map((call) => watch(call, () => isOver));
  const from = performance.now();
  try {
    await work();
  } finally {
    isOver = true;
  }
  const seconds = (performance.now() - from) / 1000;
  const [reads = [], writes = []] = await Promise.all(watching);
  return { seconds, reads, writes };
}

interface Limits {
  readonly seconds: number;
  /** How long another person's write may wait. */
  readonly writeMs?: number;
}

function figuresOf(what: string, limits: Limits, { seconds, reads, writes }: Meanwhile): Figure[] {
  const at = (value: number) => ({ kind: 'atMost', value }) as const;
  const failed = [...reads, ...writes].filter(({ status }) => status !== 200).length;
  return [
    { what, value: seconds, unit: 's', limit: at(limits.seconds) },
    { what: '… another’s reading, 95th centile', value: centile(reads, 0.95), unit: 'ms', limit: at(250) },
    { what: '… another’s writing, 95th centile', value: centile(writes, 0.95), unit: 'ms' },
    {
      what: '… another’s reading, longest',
      value: centile(reads, 1),
      unit: 'ms',
      limit: at(MAX_WAIT_MS),
    },
    {
      what: '… another’s writing, longest',
      value: centile(writes, 1),
      unit: 'ms',
      limit: at(limits.writeMs ?? MAX_WAIT_MS),
    },
    { what: '… calls that failed', value: failed, unit: '', limit: at(0) },
  ];
}

async function measure(engine: string, site: Site): Promise<readonly Figure[]> {
  const options = { onTaken: 'UPDATE' };
  const plans = new Map<string, ImportPlan>();
  const check = async (table: string): Promise<void> => {
    plans.set(table, await bring(site, '/check', table, options));
  };
  const writeChecked = async (table: string): Promise<void> => {
    const plan = plans.get(table);
    if (plan !== undefined) await write(site, table, plan, options);
  };
  const checked = await meanwhile(site, () => check(changes));
  const changed = await meanwhile(site, () => writeChecked(changes));
  await check(newPeople);
  const made = await meanwhile(site, () => writeChecked(newPeople));
  return [
    ...figuresOf(`${engine}: ${LINES} lines are checked`, { seconds: 10 }, checked),
    ...figuresOf(`${engine}: ${LINES} people are changed`, { seconds: 60, writeMs: MAX_WRITE_MS }, changed),
    ...figuresOf(`${engine}: ${NEW_PEOPLE} people are made, with passwords`, { seconds: 60 }, made),
  ];
}

async function measureOn(databaseUrl: string | undefined): Promise<readonly Figure[]> {
  const dataDir = await makeDataDir();
  const settings = {
    LOG_LEVEL: 'silent',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const agent = new Agent({ keepAlive: true });
  try {
    // The first start adds the demo people.
    await (await startServer({ ...settings, DATA_DIR: dataDir })).stop();
    const token = await prepare(dataDir, databaseUrl);
    const server = await startServer({ ...settings, DATA_DIR: dataDir });
    try {
      const { url } = server;
      const own = (wanted: Wanted) => () => send(url, agent, { ...wanted, token });
      const names = { surname: 'Ученик', name: 'Иван', lastName: 'Иванович', gender: 'MALE' };
      const profile = { ...names, email: 'class-0@demo.invalid' };
      const entered = await fetch(`${url}/api/v1/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login: 'admin', password: 'crystal' }),
      });
      const { accessToken } = (await entered.json()) as { readonly accessToken: string };
      return await measure(databaseUrl === undefined ? 'embedded' : 'postgres', {
        url,
        token: accessToken,
        reading: own({ method: 'GET', path: '/courses/by-permission' }),
        writing: own({ method: 'PUT', path: '/users/profile', body: profile }),
      });
    } finally {
      await server.stop();
    }
  } finally {
    agent.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Also on PostgreSQL if DATABASE_URL is set. */
export const peopleImport: Bench = { name: 'import', run: () => onEveryDatabase(measureOn) };
