// What attempts leave behind once they are marked and packed: bytes in the database, memory of the server.
import { rm } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Attempt, AttemptEvent, AttemptTask } from '#contract/entities/attempt.ts';
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { canonicalJson, hashState } from '#machines/kit/hash.ts';
import { replay } from '#machines/kit/replay.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { randomLog } from '#machines/room/solver/random-player.ts';
import { laterBy } from '#server/routes/completed-work/attempts-repository.ts';
import { findUnpacked, packAttempt } from '#server/routes/completed-work/packing/packed-repository.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { makeDataDir, startServer, type RunningServer } from '../support/run-server.ts';
import type { Bench, Figure } from './bench.ts';
import { onEveryDatabase } from './engines.ts';
import { memoryBytes } from './process-cost.ts';

const ACTIONS = 150;
const ANSWERS = 20;
/** Of each kind, for the bytes; half of the attempts after which memory is looked at first. */
const COUNTED = 50;
const ALL = 500;
const MAX_BYTES = { ROOM: 30_000, THEORY: 12_000 } as const;
const DAY_MS = 86_400_000;
const MEGABYTE = 1_000_000;

type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>;

async function signedIn({ url }: RunningServer): Promise<Ask> {
  const asker =
    (token: string): Ask =>
    async <T>(method: string, path: string, body?: unknown) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const text = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(`${url}/api/v1${path}`, { method, headers, ...text });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    };
  const account = { login: 'teacher', password: 'crystal' };
  const { accessToken } = await asker('')<{ accessToken: string }>('POST', '/auth/sign-in', account);
  return asker(accessToken);
}

/** A random log in the attempt's own case, an event for each action with the hash of the state after it. */
function playedEvents({ id: taskId, simulation }: AttemptTask): AttemptEvent[] {
  const ruleset = roomRulesetSchema.parse(simulation?.ruleset);
  const play = roomPlaySchema.parse(simulation?.play);
  const seed = simulation?.seed ?? 0;
  const entries = randomLog(ruleset, play, seed, ACTIONS).slice(0, ACTIONS);
  const { moments } = replay(roomSimulation, ruleset, play, seed, entries);
  return entries.map((entry, index) => ({
    type: 'ACTIONS',
    taskId,
    restart: 0,
    entries: [entry],
    stateHash: hashState(moments[index]?.after ?? {}),
  }));
}

/** A draft and an answer of each question in turn, as far as the work has any. */
function answeredEvents(tasks: readonly AttemptTask[]): AttemptEvent[] {
  return Array.from({ length: ANSWERS }, (_, index) => {
    const task = tasks[index % tasks.length];
    const answer = task?.taskType === 'MULTICHOICE' ? { picked: [task.answers[0]?.id ?? ''] } : null;
    return { type: 'ANSWER', taskId: task?.id ?? '', answer, at: index * 1000 };
  });
}

async function sit(ask: Ask, workId: string, eventsOf: (attempt: Attempt) => AttemptEvent[]): Promise<void> {
  const attempt = await ask<Attempt>('POST', `/works/${workId}/completed-work`, { type: 'SELFCONTROL' });
  const { id, writer } = attempt;
  for (const [index, event] of eventsOf(attempt).entries()) {
    const events = [event];
    const contentHash = createHash('sha256').update(canonicalJson(events)).digest('hex');
    const numbers = { writer, sequence: index + 1, elapsedMs: index, sinceContactMs: 0 };
    await ask('POST', `/completed-work/${id}/events`, { ...numbers, contentHash, events });
  }
  await ask('PATCH', `/completed-work/${id}`, { submit: true, writer });
}

async function waitUntilMarked(storage: Storage): Promise<void> {
  for (;;) {
    const waiting = await storage.db
      .selectFrom('attempts')
      .select('id')
      .where('status', 'in', ['SUBMITTED', 'MARKING'])
      .limit(1)
      .execute();
    if (waiting.length === 0) return;
    await delay(200);
  }
}

/** Packs what the server would pack ten minutes later. */
async function packAll(storage: Storage): Promise<void> {
  await waitUntilMarked(storage);
  const then = laterBy(new Date().toISOString(), DAY_MS);
  for (;;) {
    const found = await findUnpacked(storage.db, then, 20);
    if (found.length === 0) return;
    for (const attempt of found) await packAttempt(storage, attempt, then);
  }
}

const GROWING = ['attempts', 'attemptTasks', 'eventBatches', 'packedBatches'] as const;

/** The bytes in use: what was given free, and will be used again, does not count. */
async function bytesOf({ engine, db }: Storage): Promise<number> {
  if (engine === 'postgres')
    for (const table of GROWING) await sql`vacuum full ${sql.table(table)}`.execute(db);
  const query =
    engine === 'postgres'
      ? sql<{ bytes: number }>`select sum(pg_total_relation_size(oid)) as bytes from pg_class
          where relkind = 'r' and relnamespace = current_schema()::regnamespace`
      : sql<{ bytes: number }>`select (page_count - freelist_count) * page_size as bytes
          from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`;
  return Number((await query.execute(db)).rows[0]?.bytes ?? 0);
}

interface Site {
  readonly ask: Ask;
  readonly storage: Storage;
  readonly rooms: string;
  readonly theory: string;
}

/** The work that begins with a room, and the one with the most questions of one kind. */
async function worksOf(storage: Storage): Promise<Pick<Site, 'rooms' | 'theory'>> {
  const works = await storage.db.selectFrom('works').selectAll().execute();
  const open = works.filter(({ settingsWork }) => settingsWork.modes.includes('SELFCONTROL'));
  const first = await storage.db
    .selectFrom('workRevisionTasks')
    .innerJoin('tasks', 'tasks.id', 'workRevisionTasks.taskId')
    .select('workRevisionTasks.workId')
    .where('tasks.taskType', '=', 'ROOM')
    .where(
      'workRevisionTasks.workId',
      'in',
      open.map(({ id }) => id),
    )
    .orderBy('workRevisionTasks.workId')
    .executeTakeFirstOrThrow();
  const theory = open
    .filter(({ kind }) => kind === 'THEORY')
    .toSorted((left, right) => right.taskCount - left.taskCount)[0];
  return { rooms: first.workId, theory: theory?.id ?? '' };
}

/** The bytes of an attempt of a kind. */
async function measureKind({ ask, storage, rooms, theory }: Site, kind: 'ROOM' | 'THEORY'): Promise<Figure> {
  await packAll(storage);
  const before = await bytesOf(storage);
  for (let number = 0; number < COUNTED; number += 1) await sitOne({ ask, rooms, theory }, kind);
  await packAll(storage);
  const what = kind === 'ROOM' ? `a room attempt of ${ACTIONS} actions` : `theory of ${ANSWERS} answers`;
  return {
    what: `${what}, packed`,
    value: (await bytesOf(storage)) / COUNTED - before / COUNTED,
    unit: 'bytes',
    limit: { kind: 'atMost', value: MAX_BYTES[kind] },
  };
}

function sitOne({ ask, rooms, theory }: Omit<Site, 'storage'>, kind: 'ROOM' | 'THEORY'): Promise<void> {
  return kind === 'ROOM'
    ? sit(ask, rooms, ({ tasks }) => tasks.slice(0, 1).flatMap(playedEvents))
    : sit(ask, theory, ({ tasks }) => answeredEvents(tasks));
}

function memoryOf({ process: { pid = 0 } }: RunningServer, attempts: number): Figure[] {
  const bytes = memoryBytes(pid);
  if (bytes === undefined) return [];
  return [{ what: `memory of the server after ${attempts} attempts`, value: bytes / MEGABYTE, unit: 'MB' }];
}

async function measureSite(server: RunningServer, storage: Storage): Promise<Figure[]> {
  const ask = await signedIn(server);
  const site = { ask, storage, ...(await worksOf(storage)) };
  const atFirst = memoryOf(server, 0);
  const kinds = [await measureKind(site, 'ROOM'), await measureKind(site, 'THEORY')];
  const afterSome = memoryOf(server, 2 * COUNTED);
  for (let number = 2 * COUNTED; number < ALL; number += 1) await sitOne(site, 'THEORY');
  await waitUntilMarked(storage);
  return [...kinds, ...atFirst, ...afterSome, ...memoryOf(server, ALL)];
}

async function measure(databaseUrl: string | undefined): Promise<readonly Figure[]> {
  const dataDir = await makeDataDir();
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...database });
  const storage = await openStorage({ dataDir, databaseUrl, shared: true });
  try {
    const figures = await measureSite(server, storage);
    return figures.map((figure) => ({ ...figure, what: `${storage.engine}: ${figure.what}` }));
  } finally {
    await storage.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const grow: Bench = { name: 'grow', run: () => onEveryDatabase(measure) };
