/**
 * A class works while somebody watches its board, and while nobody does, in turn: what saving costs with a board, how soon a change is
 * seen, what sending takes of a core, and whether anything is lost or doubled. BENCH_STUDENTS sets how many.
 */
import { Agent } from 'node:http';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { BoardRow } from '#contract/entities/control.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { FollowedBoard } from '../support/follow-board.ts';
import { makeDataDir, startServer } from '../support/run-server.ts';
import type { Bench, Figure } from './bench.ts';
import { centile, prepareClass, senderTo, type Send, type Timed } from './class-event.ts';
import { draftBatch } from './draft-batch.ts';
import { cpuMs } from './process-cost.ts';

const STUDENTS = Number(process.env['BENCH_STUDENTS'] ?? 500);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const PHASE_MS = 12_000;
/** Of one learner. */
const SAVE_EVERY_MS = 15_000;
const HOUR_MS = 3_600_000;
/** Until the last change must be on the board. */
const SEEN_WITHIN_MS = 10_000;

interface Saved {
  readonly serverNow: string;
}

class Learner {
  readonly #send: Send;
  readonly #token: string;
  #attempt: Attempt | undefined;
  saves = 0;
  lastSavedAt = '';

  constructor(send: Send, token: string) {
    this.#send = send;
    this.#token = token;
  }

  get attemptId(): string {
    return this.#attempt?.id ?? '';
  }

  async begin(workId: string, executionId: string): Promise<void> {
    const body = { type: 'CONTROL', executionId };
    const begun = await this.#send<Attempt>('POST', `/works/${workId}/completed-work`, this.#token, body);
    if (begun.status !== 200)
      throw new Error(`A start answered ${begun.status} ${JSON.stringify(begun.body)}`);
    this.#attempt = begun.body;
  }

  async save(): Promise<Timed<Saved>> {
    const { writer = 1, tasks = [] } = this.#attempt ?? {};
    this.saves += 1;
    const batch = draftBatch(tasks[0]?.id ?? '', this.saves, writer);
    const saved = await this.#send<Saved>(
      'POST',
      `/completed-work/${this.attemptId}/events`,
      this.#token,
      batch,
    );
    this.lastSavedAt = saved.body.serverNow;
    return saved;
  }
}

/** When a change that was acknowledged is seen on the board. */
class Sightings {
  readonly #waiting = new Map<string, { readonly savedAt: string; readonly atMs: number }>();
  readonly #seen = new Map<string, string>();
  readonly delays: Timed<null>[] = [];

  acknowledge(attemptId: string, savedAt: string): void {
    if ((this.#seen.get(attemptId) ?? '') >= savedAt) this.#note(0);
    else this.#waiting.set(attemptId, { savedAt, atMs: performance.now() });
  }

  see(rows: readonly BoardRow[]): void {
    for (const { attemptId, savedAt } of rows) {
      if (attemptId === null || savedAt === null) continue;
      this.#seen.set(attemptId, savedAt);
      const waiting = this.#waiting.get(attemptId);
      if (waiting === undefined || savedAt < waiting.savedAt) continue;
      this.#waiting.delete(attemptId);
      this.#note(performance.now() - waiting.atMs);
    }
  }

  #note(ms: number): void {
    this.delays.push({ ms, status: 200, body: null });
  }
}

interface Phase {
  readonly saves: readonly Timed<Saved>[];
  /** What the server took of a core. */
  readonly coreShare: number;
}

/** Everybody saves at their own pace for a while. */
async function workFor(learners: readonly Learner[], pid: number, sightings?: Sightings): Promise<Phase> {
  const saves: Timed<Saved>[] = [];
  const [beganMs, cpuBefore] = [performance.now(), cpuMs(pid) ?? 0];
  const work = async (learner: Learner): Promise<void> => {
    await delay(Math.random() * SAVE_EVERY_MS);
    while (performance.now() - beganMs < PHASE_MS) {
      const saved = await learner.save();
      saves.push(saved);
      sightings?.acknowledge(learner.attemptId, saved.body.serverNow);
      await delay(SAVE_EVERY_MS);
    }
  };
  await Promise.all(learners.map(work));
  const lastedMs = performance.now() - beganMs;
  return { saves, coreShare: ((cpuMs(pid) ?? 0) - cpuBefore) / lastedMs };
}

/** Boards are kept for half a minute after somebody looked: not so here. */
async function forgetBoards(dataDir: string): Promise<void> {
  const storage = await openStorage({ dataDir, shared: true });
  await storage.write((tx) => tx.updateTable('boards').set({ watchedUntil: '' }).execute());
  await storage.close();
  await delay(1000);
}

/** Of the learners: those whose stored batches are not exactly those that were acknowledged. */
async function lostOrDoubled(dataDir: string, learners: readonly Learner[]): Promise<number> {
  const storage = await openStorage({ dataDir });
  const rows = await storage.db
    .selectFrom('eventBatches')
    .select((eb) => ['attemptId', eb.fn.countAll<number>().as('count'), eb.fn.max('sequence').as('last')])
    .groupBy('attemptId')
    .execute();
  await storage.close();
  const stored = new Map(rows.map((row) => [row.attemptId, row]));
  return learners.filter(({ attemptId, saves }) => {
    const { count = 0, last = 0 } = stored.get(attemptId) ?? {};
    return Number(count) !== saves || Number(last) !== saves;
  }).length;
}

/** Of the learners: those whose last save the board does not show. */
async function notShown(board: FollowedBoard, learners: readonly Learner[]): Promise<number> {
  const missing = (): number => {
    const shown = new Map([...(board.held?.rows.values() ?? [])].map((row) => [row.attemptId, row.savedAt]));
    return learners.filter(({ attemptId, lastSavedAt }) => (shown.get(attemptId) ?? '') < lastSavedAt).length;
  };
  const untilMs = performance.now() + SEEN_WITHIN_MS;
  while (missing() > 0 && performance.now() < untilMs) await delay(100);
  return missing();
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Measured {
  readonly without: readonly Phase[];
  readonly watched: readonly Phase[];
  readonly sightings: Sightings;
  readonly notShown: number;
}

const slowest = ({ saves }: Phase): number => centile(saves, 0.95);

function figuresOf({ without, watched, sightings, ...found }: Measured, lost: number): Figure[] {
  const atMost = (value: number) => ({ kind: 'atMost', value }) as const;
  const pairs = watched.map((phase, index) => [phase, without[index]] as const);
  const ratios = pairs.map(([phase, other]) => slowest(phase) / (other === undefined ? 1 : slowest(other)));
  const shares = pairs.map(([phase, other]) => phase.coreShare - (other?.coreShare ?? 0));
  const failed = [...without, ...watched]
    .flatMap(({ saves }) => saves)
    .filter(({ status }) => status !== 200);
  return [
    {
      what: `${STUDENTS} learners, no board: a save, 95th centile`,
      value: median(without.map(slowest)),
      unit: 'ms',
    },
    { what: 'with a board: a save, 95th centile', value: median(watched.map(slowest)), unit: 'ms' },
    { what: 'with a board ÷ without', value: median(ratios), unit: '', limit: atMost(1.3) },
    {
      what: 'a change is seen after its acknowledgement, 95th centile',
      value: centile(sightings.delays, 0.95),
      unit: 'ms',
      limit: atMost(1000),
    },
    { what: 'the board’s share of a core', value: median(shares) * 100, unit: '%', limit: atMost(3) },
    { what: 'saves that failed', value: failed.length, unit: '', limit: atMost(0) },
    { what: 'learners with batches lost or doubled', value: lost, unit: '', limit: atMost(0) },
    {
      what: 'learners whose last save the board does not show',
      value: found.notShown,
      unit: '',
      limit: atMost(0),
    },
  ];
}

async function measure(
  { url, pid }: { readonly url: string; readonly pid: number },
  {
    dataDir,
    executionId,
    learners,
  }: { readonly dataDir: string; readonly executionId: string; readonly learners: readonly Learner[] },
  send: Send,
): Promise<Measured> {
  const signIn = await send<{ readonly accessToken: string }>('POST', '/auth/sign-in', '', {
    login: 'admin',
    password: 'crystal',
  });
  const sightings = new Sightings();
  const board = new FollowedBoard({
    url,
    executionId,
    token: () => Promise.resolve(signIn.body.accessToken),
    onRows: (rows) => sightings.see(rows),
  });
  const [without, watched]: [Phase[], Phase[]] = [[], []];
  let missing = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    without.push(await workFor(learners, pid));
    board.start();
    await delay(2000);
    watched.push(await workFor(learners, pid, sightings));
    missing += await notShown(board, learners);
    await board.stop({ forgets: true });
    await forgetBoards(dataDir);
  }
  return { without, watched, sightings, notShown: missing };
}

export const board: Bench = {
  name: 'board',
  run: async () => {
    const dataDir = await makeDataDir();
    const { workId, executionId, students } = await prepareClass(dataDir, STUDENTS, HOUR_MS);
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const agent = new Agent({ keepAlive: true, maxSockets: STUDENTS });
    const send = senderTo(server.url, agent);
    const learners = students.map((token) => new Learner(send, token));
    for (const learner of learners) await learner.begin(workId, executionId);
    const { pid = 0 } = server.process;
    const measured = await measure({ url: server.url, pid }, { dataDir, executionId, learners }, send);
    agent.destroy();
    await server.stop();
    const lost = await lostOrDoubled(dataDir, learners);
    await rm(dataDir, { recursive: true, force: true });
    return figuresOf(measured, lost);
  },
};
