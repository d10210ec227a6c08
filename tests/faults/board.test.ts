/**
 * The board of a control event under a server that is killed, a board that is closed and opened anew, a proxy that cuts every stream
 * after a while, and changes that are committed late: no change is skipped, and nothing old is shown as fresh.
 */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { Board, BoardRow } from '#contract/entities/control.ts';
import { isFreshAt } from '#src/features/control-events/board/held-board.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { draftBatch } from '../bench/draft-batch.ts';
import { FollowedBoard } from '../support/follow-board.ts';
import { freePort, startServer, type RunningServer } from '../support/run-server.ts';
import { engineName, openEngine, type OpenedEngine } from './engines.ts';
import { Person } from './person.ts';

const STUDENTS = 4;
/** In the place of the minute after which a proxy cuts. */
const CUT_MS = 900;
/** How long a row is locked by a change that is not committed yet. */
const LATE_MS = 1500;
const LATE_MINUTES = 7;
/** Until the board must show what is stored. */
const PATIENCE_MS = 15_000;
const STALE_MS = 12_000;

/** Passes everything on, and cuts each connection after CUT_MS. */
async function cuttingProxy(port: number): Promise<Server> {
  const proxy = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    const timer = setTimeout(cut, CUT_MS);
    for (const socket of [near, far]) socket.on('error', cut).on('close', () => clearTimeout(timer));
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

interface Learner {
  readonly id: string;
  readonly person: Person;
  attempt: Attempt;
  saves: number;
}

let engine: OpenedEngine;
let server: RunningServer;
let proxy: Server;
let port: number;
let teacher: Person;
let executionId: string;
let learners: readonly Learner[];

const start = (): Promise<RunningServer> => startServer({ ...engine.settings, PORT: String(port) });

async function newLearner(admin: Person): Promise<{ readonly id: string; readonly person: Person }> {
  const login = `b${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const groups = await admin.ask<{ content: { id: string }[] }>('GET', '/groups?size=1');
  const { id } = await admin.ask<{ id: string }>('POST', '/users', {
    login,
    name: 'Иван',
    surname: `Учащийся-${login}`,
    lastName: 'Петрович',
    email: `${login}@demo.invalid`,
    gender: 'MALE',
    groupId: groups.content[0]?.id ?? '',
    password: 'crystal',
    roles: ['ROLE_STUDENT'],
  });
  const person = new Person(server.url, login);
  await person.signIn();
  return { id, person };
}

beforeAll(async () => {
  engine = await openEngine();
  port = await freePort();
  server = await start();
  proxy = await cuttingProxy(port);
  teacher = new Person(server.url, 'admin');
  await teacher.signIn();
  const people = [];
  for (let index = 0; index < STUDENTS; index += 1) people.push(await newLearner(teacher));
  const works = await teacher.ask<{
    content: { id: string; kind: string; settingsWork: { modes: string[] } }[];
  }>('GET', '/works?size=200');
  const work = works.content.find(
    ({ kind, settingsWork }) => kind === 'THEORY' && settingsWork.modes.includes('CONTROL'),
  );
  const event = await teacher.ask<{ id: string }>('POST', '/execution-work', {
    title: { ru: 'Под помехами' },
    workId: work?.id ?? '',
    startDateTime: new Date(Date.now() - 60_000).toISOString(),
    endDateTime: new Date(Date.now() + 3_600_000).toISOString(),
    executionTime: 50,
    assignedUserIds: people.map(({ id }) => id),
  });
  executionId = event.id;
  learners = await Promise.all(
    people.map(async ({ id, person }) => {
      const body = { type: 'CONTROL', executionId };
      const attempt = await person.ask<Attempt>('POST', `/works/${work?.id ?? ''}/completed-work`, body);
      return { id, person, attempt, saves: 0 };
    }),
  );
}, 120_000);

afterAll(async () => {
  proxy.close();
  await server.stop();
  await engine.close();
});

function openBoard(): FollowedBoard {
  const { port: proxied } = proxy.address() as AddressInfo;
  const token = async (): Promise<string> => {
    const signedIn = await new Person(server.url).askPatiently<{ accessToken: string }>(
      'POST',
      '/auth/sign-in',
      {
        login: 'admin',
        password: 'crystal',
      },
    );
    return signedIn.accessToken;
  };
  let known: Promise<string> | undefined;
  return new FollowedBoard({
    url: `http://127.0.0.1:${proxied}`,
    executionId,
    token: () => (known ??= token()),
  }).start();
}

async function save(learner: Learner): Promise<void> {
  const { id, tasks, writer } = learner.attempt;
  learner.saves += 1;
  const batch = draftBatch(tasks[0]?.id ?? '', learner.saves, writer);
  await learner.person.askPatiently('POST', `/completed-work/${id}/events`, batch);
}

/** Another process changes a person's part, and commits only after a while. */
async function noteLate({ id: userId }: Learner): Promise<void> {
  const { dataDir, databaseUrl } = engine;
  const storage = await openStorage({ dataDir, databaseUrl, shared: true });
  try {
    await storage.write(async (tx) => {
      await tx
        .updateTable('executionUsers')
        .set({ extraMinutes: LATE_MINUTES })
        .where('executionId', '=', executionId)
        .where('userId', '=', userId)
        .execute();
      await delay(LATE_MS);
    });
  } finally {
    await storage.close();
  }
}

const rowsOf = (held: FollowedBoard['held']): readonly BoardRow[] =>
  [...(held?.rows.values() ?? [])].toSorted((a, b) => a.user.id.localeCompare(b.user.id));

/** Waits until the board has what is stored, and says how the two differ where it never does. */
async function expectWhole(board: FollowedBoard): Promise<void> {
  const untilMs = performance.now() + PATIENCE_MS;
  let [shown, stored]: [readonly BoardRow[], readonly BoardRow[]] = [[], []];
  while (performance.now() < untilMs) {
    const answer = await teacher.askPatiently<Board>('GET', `/execution-work/${executionId}/board`);
    stored = answer.rows.toSorted((a, b) => a.user.id.localeCompare(b.user.id));
    shown = rowsOf(board.held);
    if (JSON.stringify(shown) === JSON.stringify(stored) && isCurrent(stored)) break;
    await delay(200);
  }
  expect(shown).toEqual(stored);
  expect(isCurrent(stored)).toBe(true);
}

const sentAt = new Map<string, number>();
const plannedMs = new Map<string, number>();

/** Whether the rows are as of every save that was acknowledged, and of every change that was committed. */
function isCurrent(rows: readonly BoardRow[]): boolean {
  return learners.every(({ id }) => {
    const row = rows.find(({ user }) => user.id === id);
    const isSaved = Date.parse(row?.savedAt ?? '') >= (sentAt.get(id) ?? 0);
    return isSaved && row?.plannedMs === (plannedMs.get(id) ?? 0);
  });
}

async function saveAll(): Promise<void> {
  for (const learner of learners) {
    sentAt.set(learner.id, Date.now());
    await save(learner);
  }
}

test(`on ${engineName} a proxy that cuts every stream loses no change`, async () => {
  const board = openBoard();
  for (let round = 0; round < 5; round += 1) {
    await saveAll();
    await delay(CUT_MS / 2);
  }
  await expectWhole(board);
  expect(board.openings).toBeGreaterThan(2);
  await board.stop();
});

test(`on ${engineName} a board that was closed goes on from its number, and one opened anew has everything`, async () => {
  const board = openBoard();
  await expectWhole(board);
  await board.stop();
  const { number = 0 } = board.held ?? {};
  await saveAll();
  board.start();
  await expectWhole(board);
  expect(board.held?.number ?? 0).toBeGreaterThan(number);
  await board.stop({ forgets: true });
  board.start();
  await expectWhole(board);
  await board.stop();
});

test(`on ${engineName} a change that is committed late is seen, and what came before it too`, async () => {
  const board = openBoard();
  await expectWhole(board);
  const [first, second] = learners;
  if (first === undefined || second === undefined) throw new Error('There are no learners.');
  const late = noteLate(first);
  await delay(LATE_MS / 3);
  sentAt.set(second.id, Date.now());
  await save(second);
  await late;
  plannedMs.set(first.id, LATE_MINUTES * 60_000);
  await expectWhole(board);
  await board.stop();
});

test(`on ${engineName} nothing is shown as fresh while the server is dead, and all of it once it lives`, async () => {
  const board = openBoard();
  await saveAll();
  await expectWhole(board);
  await server.kill();
  const diedMs = performance.now();
  await delay(2 * CUT_MS);
  const { held } = board;
  if (held === undefined) throw new Error('The board has nothing.');
  // Nothing was heard since: 12 s later the page says as of when its rows are.
  expect(held.heardMs).toBeLessThanOrEqual(diedMs + 200);
  expect(isFreshAt(held, diedMs + STALE_MS + 200)).toBe(false);
  server = await start();
  await saveAll();
  await expectWhole(board);
  expect(isFreshAt(board.held ?? held, performance.now())).toBe(true);
  await board.stop();
}, 90_000);
