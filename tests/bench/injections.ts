/**
 * A class works at the bay, in turn alone, and while somebody watches its board, waits on conditions for 50 and gives 50 others a
 * situation at once: what saving costs then, and whether anything is lost or doubled. BENCH_STUDENTS sets how many.
 */
import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempt, AttemptEvent, AttemptStanding } from '#contract/entities/attempt.ts';
import { SITUATION_CODE, type IssuedEntry, type LogEntry } from '#contract/simulation/log.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { bayControlTitle } from '#server/seed/equipment-practices.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { FollowedBoard } from '../support/follow-board.ts';
import { makeDataDir, startServer } from '../support/run-server.ts';
import type { Bench, Figure } from './bench.ts';
import { centile, prepareClass, senderTo, type Send, type Timed } from './class-event.ts';

const STUDENTS = Number(process.env['BENCH_STUDENTS'] ?? 500);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const AT_ONCE = 50;
const PHASE_MS = 16_000;
const SAVE_EVERY_MS = 12_000;
const BEAT_EVERY_MS = 4000;
const HOUR_MS = 3_600_000;
/** Everything that was given must have arrived by then. */
const ARRIVED_WITHIN_MS = 10_000;

type Refusable<T> = T & { readonly code?: string; readonly current?: readonly IssuedEntry[] };

/** A device at the bay that looks about, and takes what is issued. */
class Learner {
  readonly #send: Send;
  readonly #token: string;
  readonly #entries: LogEntry[] = [];
  #attempt: Attempt | undefined;
  #beganMs = 0;
  #sent = 0;
  #isSending = false;
  saves = 0;

  constructor(send: Send, token: string) {
    this.#send = send;
    this.#token = token;
  }

  get attemptId(): string {
    return this.#attempt?.id ?? '';
  }

  async begin(workId: string, executionId: string): Promise<void> {
    const path = `/works/${workId}/completed-work`;
    const begun = await this.#send<Attempt>('POST', path, this.#token, { type: 'CONTROL', executionId });
    if (begun.status !== 200) throw new Error(`A start answered ${begun.status}`);
    this.#attempt = begun.body;
    this.#beganMs = performance.now();
  }

  #clock() {
    const simulatedMs = Math.floor(performance.now() - this.#beganMs);
    return { taskId: this.#taskId, restart: 0, speed: 1, simulatedMs, idleMs: simulatedMs };
  }

  get #taskId(): string {
    return this.#attempt?.tasks[0]?.id ?? '';
  }

  #log(entry: Pick<LogEntry, 'code' | 'item' | 'issue' | 'to'>): void {
    const at = this.#clock().simulatedMs;
    this.#entries.push({ ...entry, seq: this.#entries.length + 1, at, location: 'desk' });
  }

  #take(issued: readonly IssuedEntry[] = []): void {
    const known = new Set(this.#entries.map((entry) => entry.issue));
    for (const { id, item } of issued)
      if (!known.has(id)) this.#log({ code: SITUATION_CODE, item, issue: id });
  }

  async beat(): Promise<void> {
    const path = `/completed-work/${this.attemptId}/clock`;
    const { writer = 1 } = this.#attempt ?? {};
    const clock = this.#clock();
    const body = { writer, elapsedMs: clock.simulatedMs, clock };
    const told = await this.#send<Refusable<AttemptStanding>>('POST', path, this.#token, body);
    this.#take(told.body.issued);
  }

  /** Looks at something and saves it; each sending counts. */
  async save(): Promise<readonly Timed<unknown>[]> {
    if (this.#isSending) return [];
    this.#isSending = true;
    this.#log({ code: 'LOOK', to: 'COAT1' });
    const sendings = [await this.#sendBatch()];
    while (sendings.at(-1)?.body.code === 'ISSUE_WAITS') {
      this.#take(sendings.at(-1)?.body.current);
      sendings.push(await this.#sendBatch());
    }
    this.#isSending = false;
    return sendings;
  }

  async #sendBatch(): Promise<Timed<Refusable<object>>> {
    const { writer = 1 } = this.#attempt ?? {};
    const entries = this.#entries.slice(this.#sent);
    const count = this.#entries.length;
    const events: AttemptEvent[] = [
      { type: 'ACTIONS', taskId: this.#taskId, restart: 0, entries, stateHash: 'bench' },
    ];
    const contentHash = createHash('sha256').update(canonicalJson(events)).digest('hex');
    const clock = this.#clock();
    const times = { elapsedMs: clock.simulatedMs, sinceContactMs: 0 };
    const batch = { writer, sequence: this.saves + 1, contentHash, ...times, clock, events };
    const path = `/completed-work/${this.attemptId}/events`;
    const sent = await this.#send<Refusable<object>>('POST', path, this.#token, batch);
    if (sent.status === 200) {
      this.saves += 1;
      this.#sent = count;
    }
    return sent;
  }
}

/** Everybody reports and saves at their own pace for a while; `inTheMiddle` happens once. */
async function workFor(
  learners: readonly Learner[],
  inTheMiddle: () => Promise<void>,
): Promise<readonly Timed<unknown>[]> {
  const saves: Timed<unknown>[] = [];
  const untilMs = performance.now() + PHASE_MS;
  const repeat = async (everyMs: number, act: () => Promise<void>): Promise<void> => {
    await delay(Math.random() * everyMs);
    while (performance.now() < untilMs) {
      await act();
      await delay(everyMs);
    }
  };
  const working = learners.flatMap((learner) => [
    repeat(BEAT_EVERY_MS, () => learner.beat()),
    repeat(SAVE_EVERY_MS, async () => void saves.push(...(await learner.save()))),
  ]);
  await delay(PHASE_MS / 3);
  await inTheMiddle();
  await Promise.all(working);
  return saves;
}

interface Station {
  readonly url: string;
  readonly executionId: string;
  readonly token: string;
  readonly userIds: readonly string[];
  readonly send: Send;
}

async function give({ send, token, executionId }: Station, userIds: readonly string[], moment: object) {
  const path = `/execution-work/${executionId}/injections`;
  const body = { what: { kind: 'SITUATION', id: 'fire' }, moment, userIds };
  const given = await send<{ readonly done?: readonly string[] }>('POST', path, token, body);
  return given.body.done?.length ?? 0;
}

interface Measured {
  readonly alone: (readonly Timed<unknown>[])[];
  readonly busy: (readonly Timed<unknown>[])[];
  given: number;
}

async function measure(station: Station, learners: readonly Learner[]): Promise<Measured> {
  const measured: Measured = { alone: [], busy: [], given: 0 };
  const { url, executionId, token, userIds } = station;
  const board = new FollowedBoard({ url, executionId, token: () => Promise.resolve(token) });
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.alone.push(await workFor(learners, () => Promise.resolve()));
    board.start();
    // A condition that is asked at each report, and never met.
    const never = { kind: 'WHEN', condition: 'PROCESSED', count: 100 };
    if (round === 0) await give(station, userIds.slice(-AT_ONCE), never);
    const now = userIds.slice(round * AT_ONCE, (round + 1) * AT_ONCE);
    const giving = async (): Promise<void> => {
      measured.given += await give(station, now, { kind: 'NOW' });
    };
    measured.busy.push(await workFor(learners, giving));
    await board.stop({ forgets: true });
  }
  await arriveAll(learners);
  return measured;
}

async function arriveAll(learners: readonly Learner[]): Promise<void> {
  const untilMs = performance.now() + ARRIVED_WITHIN_MS;
  while (performance.now() < untilMs) {
    await Promise.all(learners.map((learner) => learner.save()));
    await delay(ARRIVED_WITHIN_MS / 2);
  }
}

interface Found {
  /** Learners whose stored batches are not exactly those that were acknowledged. */
  readonly batches: number;
  /** What was given and does not stand in a log exactly once. */
  readonly entries: number;
}

async function lostOrDoubled(dataDir: string, learners: readonly Learner[]): Promise<Found> {
  const storage = await openStorage({ dataDir });
  const stored = await storage.db.selectFrom('eventBatches').select(['attemptId', 'events']).execute();
  const issued = await storage.db.selectFrom('issuedEntries').select('id').execute();
  await storage.close();
  const counts = new Map<string, number>();
  const inLogs = new Map<string, number>();
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const { attemptId, events } of stored) {
    add(counts, attemptId);
    const entries = events.flatMap((event) => (event.type === 'ACTIONS' ? event.entries : []));
    for (const { issue } of entries) if (issue !== undefined) add(inLogs, issue);
  }
  return {
    batches: learners.filter(({ attemptId, saves }) => counts.get(attemptId) !== saves).length,
    entries: issued.filter(({ id }) => inLogs.get(id) !== 1).length,
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function figuresOf({ alone, busy, given }: Measured, found: Found): Figure[] {
  const atMost = (value: number) => ({ kind: 'atMost', value }) as const;
  const slowest = (saves: readonly Timed<unknown>[]): number => centile(saves, 0.95);
  const ratios = busy.map((saves, at) => slowest(saves) / slowest(alone[at] ?? []));
  const failed = [...alone, ...busy].flat().filter(({ status }) => status !== 200 && status !== 409);
  return [
    { what: `${STUDENTS} at the bay: a save, 95th centile`, value: median(alone.map(slowest)), unit: 'ms' },
    { what: 'with a board and injections: the same', value: median(busy.map(slowest)), unit: 'ms' },
    { what: 'with ÷ without', value: median(ratios), unit: '', limit: atMost(1.3) },
    { what: 'situations given, 50 at once', value: given, unit: '' },
    { what: 'of them lost or doubled in the logs', value: found.entries, unit: '', limit: atMost(0) },
    { what: 'learners with batches lost or doubled', value: found.batches, unit: '', limit: atMost(0) },
    { what: 'saves that failed', value: failed.length, unit: '', limit: atMost(0) },
  ];
}

export const injections: Bench = {
  name: 'injections',
  run: async () => {
    const dataDir = await makeDataDir();
    const prepared = await prepareClass(dataDir, STUDENTS, HOUR_MS, bayControlTitle.ru);
    const { workId, executionId, students, userIds } = prepared;
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const agent = new Agent({ keepAlive: true, maxSockets: STUDENTS });
    const send = senderTo(server.url, agent);
    const learners = students.map((token) => new Learner(send, token));
    for (const learner of learners) await learner.begin(workId, executionId);
    const admin = { login: 'admin', password: 'crystal' };
    const signIn = await send<{ readonly accessToken: string }>('POST', '/auth/sign-in', '', admin);
    const { url } = server;
    const station = { url, executionId, token: signIn.body.accessToken, userIds, send };
    const measured = await measure(station, learners);
    agent.destroy();
    await server.stop();
    const found = await lostOrDoubled(dataDir, learners);
    await rm(dataDir, { recursive: true, force: true });
    return figuresOf(measured, found);
  },
};
