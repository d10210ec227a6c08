/**
 * kill -9 of the server, killed tabs and a cut network at random moments, in attempts without a time limit
 * and in the last ten seconds of others: whatever was on the device reaches the server, once and in order.
 * FAULT_RUNS sets how many faults.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drawWhole } from '#machines/kit/random.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { freePort, startServer, type RunningServer, type Settings } from '../support/run-server.ts';
import { engineName, openEngine, type OpenedEngine } from './engines.ts';
import { FaultyDevice, type Ask } from './faulty-device.ts';
import { Person } from './person.ts';

/** On each engine: forty in a run of all tests. */
const RUNS = Number(process.env['FAULT_RUNS'] ?? 20);
const SEED = Number(process.env['FAULT_SEED'] ?? 20261121);
/** The longest time between two faults, and the longest cut of the network. */
const MAX_PEACE_MS = 300;
const MAX_CUT_MS = 400;
const TYPING_MS = 8;
/** How long a server may take to start on a busy machine. */
const PATIENCE_MS = 300_000;
const LONG_DEVICES = 3;
const TIMED_DEVICES = 2;
/** The shortest time limit that a work may have. */
const TIME_LIMIT_MS = 10_000;

/** Makes a work with one task for each device; the person is a teacher, who may learn from every work. */
async function makeWork(ask: Ask, taskId: string, timeLimitMillis: number | null): Promise<string> {
  const fields = { title: { ru: 'Сбои' }, settingsWork: { timeLimitMillis } };
  const { id } = await ask<{ id: string }>('POST', '/works', fields);
  await ask('PUT', `/works/${id}/add-tasks-by-ids`, { taskIds: [taskId] });
  return id;
}

/** A task with a hint: a lesson has none. */
async function firstTask(ask: Ask): Promise<string> {
  const works = await ask<{ content: { id: string; taskCount: number }[] }>('GET', '/works');
  const workId = works.content.find((work) => work.taskCount > 0)?.id ?? '';
  const tasks = await ask<{ id: string; taskType: string }[]>('GET', `/works/${workId}/tasks`);
  return tasks.find(({ taskType }) => taskType !== 'LESSON')?.id ?? '';
}

async function openDevice(
  { askPatiently, ask }: Person,
  taskId: string,
  limitMs: number | null,
): Promise<FaultyDevice> {
  const workId = await makeWork(askPatiently, taskId, limitMs);
  const device = new FaultyDevice(ask, { workId, mode: limitMs === null ? 'TRAINING' : 'SELFCONTROL' });
  await device.openTab();
  return device;
}

async function typeUntil(device: FaultyDevice, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await device.type();
    await delay(TYPING_MS);
  }
}

async function untilDelivered(device: FaultyDevice): Promise<void> {
  device.setOnline(true);
  const until = performance.now() + PATIENCE_MS;
  while (!(await device.flush()) && !device.isClosed) {
    if (performance.now() > until) throw new Error(`An attempt can't be delivered: ${device.state}.`);
    await delay(50);
  }
}

/** Attempts at works with a time limit, one after another, each to its end. */
async function typeToDeadlines(
  open: () => Promise<FaultyDevice>,
  devices: Set<FaultyDevice>,
  isOver: () => boolean,
): Promise<readonly FaultyDevice[]> {
  const ended: FaultyDevice[] = [];
  while (!isOver()) {
    const device = await open();
    devices.add(device);
    await typeUntil(device, () => device.remainingMs === 0 || device.isClosed);
    devices.delete(device);
    await untilDelivered(device);
    ended.push(device);
  }
  return ended;
}

/** The texts that the server stored for each attempt, in the order of its batches. */
async function storedTexts({ dataDir, databaseUrl }: OpenedEngine): Promise<ReadonlyMap<string, number[]>> {
  const storage = await openStorage({ dataDir, databaseUrl });
  try {
    const batches = await storage.db
      .selectFrom('eventBatches')
      .select(['attemptId', 'events'])
      .orderBy('attemptId')
      .orderBy('sequence')
      .execute();
    const texts = new Map<string, number[]>();
    for (const { attemptId, events } of batches) {
      const own = texts.get(attemptId) ?? [];
      texts.set(attemptId, own);
      for (const event of events) if (event.type === 'HINT') own.push(event.at);
    }
    return texts;
  } finally {
    await storage.close();
  }
}

/** Tries once more if the machine was too busy to start the server in time. */
async function startPatiently(settings: Settings): Promise<RunningServer> {
  try {
    return await startServer(settings);
  } catch {
    return startServer(settings);
  }
}

/** Causes one fault after another; the seed decides when. */
async function makeFaults(devices: ReadonlySet<FaultyDevice>, restart: () => Promise<void>): Promise<void> {
  let random = SEED;
  const draw = (bound: number): number => {
    const drawn = drawWhole(random, bound);
    random = drawn.random;
    return drawn.value;
  };
  const any = (): FaultyDevice | undefined => [...devices][draw(devices.size)];
  const killTab = async (): Promise<void> => {
    const device = any();
    device?.killTab();
    await delay(draw(MAX_PEACE_MS));
    await device?.openTab();
  };
  const cutNetwork = async (): Promise<void> => {
    const device = any();
    device?.setOnline(false);
    await delay(draw(MAX_CUT_MS));
    device?.setOnline(true);
  };
  const faults = [restart, killTab, cutNetwork, killTab, cutNetwork];
  for (let run = 0; run < RUNS; run += 1) {
    await delay(draw(MAX_PEACE_MS));
    await faults[draw(faults.length)]?.();
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test(`${RUNS} faults on ${engineName} lose nothing`, { timeout: 60_000 + RUNS * 10_000 }, async () => {
  const engine = await openEngine();
  const settings = { ...engine.settings, PORT: String(await freePort()) };
  let server = await startServer(settings);
  const person = new Person(server.url);
  await person.signIn();
  const taskId = await firstTask(person.ask);
  const long = await Promise.all(upTo(LONG_DEVICES).map(() => openDevice(person, taskId, null)));
  const devices = new Set(long);
  let isOver = false;
  const typing = long.map((device) => typeUntil(device, () => isOver));
  const timed = upTo(TIMED_DEVICES).map(() =>
    typeToDeadlines(
      () => openDevice(person, taskId, TIME_LIMIT_MS),
      devices,
      () => isOver,
    ),
  );
  await makeFaults(devices, async () => {
    await server.kill();
    server = await startPatiently(settings);
    await person.signIn();
  });
  isOver = true;
  await Promise.all(typing);
  await Promise.all(long.map(untilDelivered));
  const ended = (await Promise.all(timed)).flat();
  await server.stop();

  const texts = await storedTexts(engine);
  for (const device of long) {
    expect(device.typed).toBeGreaterThan(RUNS);
    expect(texts.get(device.attemptId)).toEqual(upTo(device.typed));
  }
  expect(ended.length).toBeGreaterThan(0);
  for (const { attemptId, acknowledged, inTime } of ended) {
    const stored = texts.get(attemptId) ?? [];
    // Typed while the time ran out: may be in or out. Before that: nothing is lost, doubled or misplaced.
    expect(stored).toEqual(upTo(stored.length));
    expect(stored.length).toBeGreaterThanOrEqual(Math.max(acknowledged, inTime));
  }
  const typed = long.reduce((sum, device) => sum + device.typed, 0);
  const inTime = ended.reduce((sum, device) => sum + device.inTime, 0);
  process.stdout.write(
    `${RUNS} faults: ${typed} texts in ${long.length} attempts, ${inTime} in the last 10 s of ${ended.length}, none lost\n`,
  );
  await engine.close();
});
