// A school signs in at once from one address: within a minute, without slowing down those signed in already.
import { Agent } from 'node:http';
import { rm } from 'node:fs/promises';
import { hashPassword } from '#server/auth/passwords.ts';
import { makeAccessTokens } from '#server/plugins/security/access-tokens.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { makeDataDir, startServer } from '../support/run-server.ts';
import type { Bench, Figure } from './bench.ts';
import { insertClass } from './class-people.ts';
import { centile, send, watch, type Timed } from './watched-calls.ts';

const PEOPLE = Number(process.env['BENCH_STUDENTS'] ?? 500);
const PASSWORD = 'crystal';
/** How long another person's calls are watched while nobody signs in. */
const QUIET_MS = 5000;

/** Creates people with one password; the first of them is signed in. */
async function prepare(dataDir: string): Promise<string> {
  const first = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await first.stop();
  const storage = await openStorage({ dataDir });
  try {
    const passwordHash = await hashPassword(PASSWORD);
    const now = new Date().toISOString();
    const [person] = await storage.write(async (tx) => {
      const people = await insertClass(tx, PEOPLE, now);
      await tx.updateTable('users').set({ passwordHash }).where('login', 'like', 'class-%').execute();
      return people;
    });
    if (person === undefined) throw new Error('A bench without people.');
    return await makeAccessTokens(storage).sign({ ...person, accessVersion: 1 });
  } finally {
    await storage.close();
  }
}

async function measure(url: string, token: string): Promise<Figure[]> {
  const [own, theirs] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true, maxSockets: PEOPLE })];
  const call = (): Promise<Timed> => send(url, own, { method: 'GET', path: '/courses/by-permission', token });
  const quietUntil = performance.now() + QUIET_MS;
  const quiet = await watch(call, () => performance.now() > quietUntil);
  let isOver = false;
  const watching = watch(call, () => isOver);
  const from = performance.now();
  const entries = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) =>
      send(url, theirs, {
        method: 'POST',
        path: '/auth/sign-in',
        body: { login: `class-${index}`, password: PASSWORD },
      }),
    ),
  );
  const seconds = (performance.now() - from) / 1000;
  isOver = true;
  const meanwhile = await watching;
  own.destroy();
  theirs.destroy();
  const failed = [...entries, ...quiet, ...meanwhile].filter(({ status }) => status !== 200).length;
  return [
    {
      what: `${PEOPLE} people sign in at once`,
      value: seconds,
      unit: 's',
      limit: { kind: 'atMost', value: 60 },
    },
    { what: 'a sign-in, 95th centile', value: centile(entries, 0.95), unit: 'ms' },
    { what: 'another’s call before, 95th centile', value: centile(quiet, 0.95), unit: 'ms' },
    {
      what: 'another’s call meanwhile, 95th centile',
      value: centile(meanwhile, 0.95),
      unit: 'ms',
      limit: { kind: 'atMost', value: 250 },
    },
    { what: 'calls that failed', value: failed, unit: '', limit: { kind: 'atMost', value: 0 } },
  ];
}

export const signIns: Bench = {
  name: 'sign-in',
  async run() {
    const dataDir = await makeDataDir();
    const token = await prepare(dataDir);
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    try {
      return await measure(server.url, token);
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
