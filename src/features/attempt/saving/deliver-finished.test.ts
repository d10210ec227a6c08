import { describe, expect, it } from 'vitest';
import type { Attempt, AttemptEvent, EventBatch } from '#contract/entities/attempt.ts';
import type { OfflineKit } from '#contract/entities/offline-kit.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import type { AttemptPorts, AttemptServer, WantedAttempt } from './attempt-ports.ts';
import { beginBy, deviceId } from './begin-offline.ts';
import { holdName } from '#src/lib/session/exclusive.ts';
import { deliverFinished } from './deliver-finished.ts';
import { deliverWaiting, isLeft, openName } from './deliver-waiting.ts';
import { createMemoryLog, type MemoryLog } from './memory-log.ts';
import { openAttempt } from './open-attempt.ts';

const ISSUED = '2026-03-01T08:00:00.000Z';
const WANTED = { workId: 'work', mode: 'TRAINING' } as const;
const network = new ApiError({ status: 0, code: 'NETWORK', message: '' });
const ANSWER: AttemptEvent = { type: 'ANSWER', taskId: 'task', answer: { text: 'x' }, at: 1 };

function attemptOf(id: string, writer = 1): Attempt {
  return {
    id,
    workId: 'work',
    workTitle: { ru: 'Работа', en: '', ch: '' },
    kind: 'THEORY',
    mode: 'TRAINING',
    executionId: null,
    executionTitle: null,
    status: 'IN_PROGRESS',
    startedAt: ISSUED,
    deadline: null,
    submittedAt: null,
    serverNow: ISSUED,
    contactAt: ISSUED,
    writer,
    nextSequence: 1,
    lastHash: null,
    seal: 'seal',
    demo: false,
    tasks: [],
  };
}

const kit: OfflineKit = {
  id: 'kit',
  issuedAt: ISSUED,
  validUntil: '2026-03-15T08:00:00.000Z',
  attempt: attemptOf('kit'),
};

/** A device of any number of attempts, and a server that may be out of reach. */
function rig() {
  const logs = new Map<string, MemoryLog>();
  const state = {
    isReached: false,
    losesAnswers: false,
    isTakenOver: false,
    asked: [] as WantedAttempt[],
    writers: new Map<string, string>(),
    sent: [] as EventBatch[],
    submitted: [] as string[],
  };
  const reach = (): void => {
    if (!state.isReached) throw network;
  };
  const server: AttemptServer = {
    start: async (asked, writerKey) => {
      reach();
      state.asked.push(asked);
      const id = asked.begun?.attemptId ?? 'of the server';
      const writer = (state.writers.get(id) ?? writerKey) === writerKey ? 1 : 2;
      state.writers.set(id, writerKey);
      if (state.losesAnswers) throw network;
      return attemptOf(id, writer);
    },
    standing: async () => {
      reach();
      return {
        status: 'IN_PROGRESS',
        writer: 1,
        nextSequence: 1,
        deadline: null,
        heldUntil: null,
        prompts: 0,
        serverNow: ISSUED,
      };
    },
    send: async (_, batch) => {
      if (!state.isReached) return { kind: 'UNREACHED' };
      if (state.isTakenOver) return { kind: 'TAKEN_OVER' };
      state.sent.push(batch);
      const nextSequence = batch.sequence + 1;
      const receipt = {
        nextSequence,
        serverNow: ISSUED,
        deadline: null,
        late: false,
        prompts: 0,
        seal: 'seal',
      };
      return { kind: 'TAKEN', receipt };
    },
  };
  const device: NonNullable<AttemptPorts['device']> = {
    attempts: async () =>
      (await Promise.all([...logs.values()].map((log) => log.attempt()))).filter(
        (kept) => kept !== undefined,
      ),
    log: (id) => {
      const log = logs.get(id) ?? createMemoryLog();
      logs.set(id, log);
      return log;
    },
  };
  let keys = 0;
  const ports: AttemptPorts = {
    device,
    server,
    kitOf: async () => ({ kit, deviceMs: Date.now() }),
    newKey: () => `${(keys += 1)}`.padEnd(32, '0'),
  };
  const submit = async (id: string): Promise<void> => {
    state.submitted.push(id);
  };
  return {
    ports,
    state,
    deliver: () => deliverFinished({ device, server, submit }),
    sendWaiting: () => deliverWaiting({ device, server }),
    isLeft: () => isLeft(device),
  };
}

/** Begun and ended without the network; gives its id. */
async function endWithout({ ports }: ReturnType<typeof rig>): Promise<string> {
  const { attempt, device } = await openAttempt(ports, WANTED);
  await device.append(ANSWER, Date.parse(ISSUED));
  const kept = await device.attempt();
  if (kept !== undefined) await device.keepAttempt({ ...kept, finishedAt: ISSUED });
  return attempt.id;
}

/** Begun with the network, gone on with without it, and left. */
async function leaveWithout(all: ReturnType<typeof rig>): Promise<string> {
  all.state.isReached = true;
  const { attempt, device } = await openAttempt(all.ports, WANTED);
  all.state.isReached = false;
  await device.append(ANSWER, Date.parse(ISSUED));
  return attempt.id;
}

describe('what waits of an attempt in progress', () => {
  it('is sent once from any page, and the attempt goes on', async () => {
    const all = rig();
    await leaveWithout(all);
    expect(await all.sendWaiting()).toEqual([]);
    expect(all.state.sent).toEqual([]);
    expect(await all.isLeft()).toBe(true);
    all.state.isReached = true;
    await all.sendWaiting();
    await all.sendWaiting();
    expect(await all.isLeft()).toBe(false);
    expect(all.state.sent.flatMap(({ events }) => events)).toEqual([ANSWER]);
    expect(all.state.submitted).toEqual([]);
    expect(all.state.asked).toHaveLength(1);
    expect(await all.ports.device?.attempts()).toHaveLength(1);
  });

  it('is left to the page that has the work open', async () => {
    const all = rig();
    await leaveWithout(all);
    all.state.isReached = true;
    const letGo = await holdName(openName('work'));
    await all.sendWaiting();
    expect(all.state.sent).toEqual([]);
    letGo();
    await all.sendWaiting();
    expect(all.state.sent).toHaveLength(1);
  });

  it('takes nothing over after an opening that was not answered', async () => {
    const all = rig();
    const id = await leaveWithout(all);
    const log = all.ports.device?.log(id);
    const kept = await log?.attempt();
    if (kept) await log?.keepAttempt({ ...kept, startKey: 'unanswered' });
    all.state.isReached = true;
    await all.sendWaiting();
    expect([all.state.sent.length, all.state.asked.length]).toEqual([0, 1]);
    expect(await all.isLeft()).toBe(false);
  });

  it('is told to have come too late where another device went on', async () => {
    const all = rig();
    const id = await leaveWithout(all);
    all.state.isReached = true;
    all.state.isTakenOver = true;
    expect((await all.sendWaiting()).map(({ attemptId }) => attemptId)).toEqual([id]);
    expect(await all.sendWaiting()).toEqual([]);
  });

  it('of one begun here brings it in', async () => {
    const all = rig();
    const { attempt, device } = await openAttempt(all.ports, WANTED);
    await device.append(ANSWER, Date.parse(ISSUED));
    all.state.isReached = true;
    await all.sendWaiting();
    expect(all.state.asked.map(({ begun }) => begun?.attemptId)).toEqual([attempt.id]);
    expect(all.state.sent).toHaveLength(1);
  });
});

describe('TRAINING without the network', () => {
  it('begins from what was taken along, under an id of the device', async () => {
    const { ports } = rig();
    const opened = await openAttempt(ports, WANTED);
    expect([opened.isOffline, opened.isBegunOffline, opened.attempt.mode]).toEqual([true, true, 'TRAINING']);
    expect(opened.attempt.id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    const again = await openAttempt(ports, WANTED);
    expect(again.attempt.id).toBe(opened.attempt.id);
  });

  it('does not begin without a kit, nor in another mode', async () => {
    const { ports } = rig();
    const { kitOf: _kitOf, ...without } = ports;
    await expect(openAttempt(without, WANTED)).rejects.toBe(network);
    await expect(openAttempt(ports, { ...WANTED, mode: 'SELFCONTROL' })).rejects.toBe(network);
  });

  it('does not begin while an event holds the work, and says until when', async () => {
    const { ports } = rig();
    const kit = await ports.kitOf?.('work');
    if (kit === undefined) throw new Error('There is no kit');
    const hour = (hours: number): string => new Date(Date.parse(ISSUED) + hours * 3_600_000).toISOString();
    const heldFor = (from: number, until: number): AttemptPorts => ({
      ...ports,
      kitOf: async () => ({ ...kit, holdings: [{ from: hour(from), until: hour(until) }] }),
    });
    const refusal = { code: 'EVENT_HOLDS', current: hour(1) };
    await expect(openAttempt(heldFor(-1, 1), WANTED)).rejects.toMatchObject(refusal);
    const opened = await openAttempt(heldFor(2, 3), WANTED);
    expect(opened.attempt.holdings).toEqual([{ from: hour(2), until: hour(3) }]);
  });

  it('is gone on with by its own id once the server is back, whatever else is in progress there', async () => {
    const { ports, state } = rig();
    const { attempt } = await openAttempt(ports, WANTED);
    state.isReached = true;
    const back = await openAttempt(ports, WANTED);
    expect([back.attempt.id, back.isOffline]).toEqual([attempt.id, false]);
    expect(state.asked.every(({ begun }) => begun?.attemptId === attempt.id)).toBe(true);
  });

  it('is brought in, sent and ended once when the server is back', async () => {
    const all = rig();
    const id = await endWithout(all);
    expect(await all.deliver()).toEqual([]);
    all.state.isReached = true;
    expect(await all.deliver()).toEqual([id]);
    expect(await all.deliver()).toEqual([]);
    expect(all.state.submitted).toEqual([id]);
    expect(all.state.sent.flatMap(({ events }) => events)).toEqual([ANSWER]);
  });

  it('is brought in as the same writer after a lost answer', async () => {
    const all = rig();
    const id = await endWithout(all);
    all.state.isReached = true;
    all.state.losesAnswers = true;
    expect(await all.deliver()).toEqual([]);
    all.state.losesAnswers = false;
    expect(await all.deliver()).toEqual([id]);
    expect(all.state.sent.map(({ writer }) => writer)).toEqual([1]);
  });

  it('lets another attempt begin beside one that waits', async () => {
    const all = rig();
    const id = await endWithout(all);
    const next = await openAttempt(all.ports, WANTED);
    expect(next.attempt.id).not.toBe(id);
    all.state.isReached = true;
    expect(await all.deliver()).toEqual([id]);
  });
});

it('a kit lasts until its day', () => {
  const random = 'f'.repeat(32);
  expect(beginBy(kit, '2026-03-15T07:59:59.000Z', random)?.kitId).toBe('kit');
  expect(beginBy(kit, '2026-03-15T08:00:00.001Z', random)).toBeUndefined();
  const time = Number.parseInt(deviceId(ISSUED, random).replace('-', '').slice(0, 12), 16);
  expect(time).toBe(Date.parse(ISSUED));
});
