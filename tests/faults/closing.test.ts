// The server closes attempts at their deadline: without a browser, after a restart, once with two processes.
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStorage } from '#server/storage/open-storage.ts';
import { startServer } from '../support/run-server.ts';
import { engineName, openEngine, type OpenedEngine } from './engines.ts';
import { Person } from './person.ts';

const ATTEMPTS = 20;
const TIME_LIMIT_MS = 10_000;
/** The grace period after the deadline, in which late batches are accepted. */
const GRACE_MS = 120_000;
/** The longest delay allowed for closing. */
const LIMIT_MS = 5000;

interface Row {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly deadline: string | null;
  readonly submittedAt: string | null;
}

async function rowsOf({ dataDir, databaseUrl }: OpenedEngine): Promise<readonly Row[]> {
  const storage = await openStorage({ dataDir, databaseUrl, shared: true });
  try {
    return await storage.db
      .selectFrom('attempts')
      .select(['id', 'status', 'version', 'deadline', 'submittedAt'])
      .where('origin', '=', 'LIVE')
      .where('deadline', 'is not', null)
      .where('mode', '=', 'SELFCONTROL')
      .execute();
  } finally {
    await storage.close();
  }
}

/** Moves the deadlines into the past. */
async function moveDeadlines({ dataDir, databaseUrl }: OpenedEngine, agoMs: number): Promise<string> {
  const deadline = new Date(Date.now() - agoMs).toISOString();
  const storage = await openStorage({ dataDir, databaseUrl, shared: true });
  try {
    await storage.write((tx) =>
      tx
        .updateTable('attempts')
        .set({ deadline })
        .where('status', 'in', ['IN_PROGRESS', 'CLOSING'])
        .execute(),
    );
    return deadline;
  } finally {
    await storage.close();
  }
}

async function startAttempts(url: string, ids: readonly number[]): Promise<readonly string[]> {
  const person = new Person(url);
  await person.signIn();
  const works = await person.ask<{ content: { id: string; taskCount: number }[] }>('GET', '/works');
  const taken = works.content.find((work) => work.taskCount > 0)?.id ?? '';
  const tasks = await person.ask<{ id: string }[]>('GET', `/works/${taken}/tasks`);
  return Promise.all(
    ids.map(async () => {
      const settingsWork = { timeLimitMillis: TIME_LIMIT_MS };
      const work = await person.ask<{ id: string }>('POST', '/works', {
        title: { ru: 'Срок' },
        settingsWork,
      });
      await person.ask('PUT', `/works/${work.id}/add-tasks-by-ids`, { taskIds: [tasks[0]?.id] });
      const path = `/works/${work.id}/completed-work`;
      return (await person.ask<{ id: string }>('POST', path, { type: 'SELFCONTROL' })).id;
    }),
  );
}

async function until(engine: OpenedEngine, holds: (row: Row) => boolean, ids: readonly string[]) {
  const from = performance.now();
  for (;;) {
    const rows = (await rowsOf(engine)).filter(({ id }) => ids.includes(id));
    if (rows.length === ids.length && rows.every(holds)) return { rows, tookMs: performance.now() - from };
    if (performance.now() - from > 8 * LIMIT_MS) throw new Error(`Not closed: ${JSON.stringify(rows[0])}`);
    await delay(100);
  }
}

const isEnded = ({ status }: Row): boolean => !['IN_PROGRESS', 'CLOSING'].includes(status);

test(`deadlines on ${engineName}`, { timeout: 240_000 }, async () => {
  const engine = await openEngine();
  const ids = Array.from({ length: ATTEMPTS }, (_, index) => index);
  // Only one process can use the embedded engine; PostgreSQL can serve several.
  const first = await startServer(engine.settings);
  const second = engine.databaseUrl === undefined ? undefined : await startServer(engine.settings);

  const attempts = await startAttempts(first.url, ids);
  await delay(TIME_LIMIT_MS);
  const closed = await until(engine, ({ status }) => status === 'CLOSING', attempts);
  expect(closed.tookMs).toBeLessThan(LIMIT_MS);
  // A second closing would have raised the version again.
  expect(new Set(closed.rows.map(({ version }) => version))).toEqual(new Set([2]));

  // No process runs when the grace period ends: the first one to start again expires the attempts.
  await first.kill();
  await second?.kill();
  const deadline = await moveDeadlines(engine, GRACE_MS + 1000);
  const again = await startServer(engine.settings);
  const beside = engine.databaseUrl === undefined ? undefined : await startServer(engine.settings);
  const ended = await until(engine, isEnded, attempts);
  expect(ended.tookMs).toBeLessThan(LIMIT_MS);
  expect(ended.rows.map(({ submittedAt }) => submittedAt)).toEqual(ended.rows.map(() => deadline));

  // Marked once: one result each, by whichever process had the lease.
  const marked = await until(engine, ({ status }) => status.startsWith('REVIEW'), attempts);
  expect(new Set(marked.rows.map(({ version }) => version)).size).toBe(1);
  await again.stop();
  await beside?.stop();
  await engine.close();
});
