import { describe, expect, it } from 'vitest';
import type { Attempt, AttemptEvent, AttemptStatus, EventBatch } from '#contract/entities/attempt.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import type { AttemptPorts, AttemptServer } from './attempt-ports.ts';
import type { DeviceLog } from './device-log.ts';
import { createMemoryLog } from './memory-log.ts';
import { openAttempt } from './open-attempt.ts';
import { createSaver } from './saver.ts';
import { createServerClock } from './server-clock.ts';

const NOW = '2026-03-01T08:00:00.000Z';
const WANTED = { workId: 'work', mode: 'SELFCONTROL' } as const;
const network = new ApiError({ status: 0, code: 'NETWORK', message: '' });
const DRAFT: AttemptEvent = { type: 'DRAFT', taskId: 'task', answer: 'text', at: 1 };

function attemptOf(writer: number, id = 'attempt'): Attempt {
  return {
    id,
    workId: 'work',
    workTitle: { ru: 'Работа', en: '', ch: '' },
    kind: 'THEORY',
    mode: 'SELFCONTROL',
    executionId: null,
    executionTitle: null,
    status: 'IN_PROGRESS',
    startedAt: NOW,
    deadline: '2026-03-01T09:00:00.000Z',
    submittedAt: null,
    serverNow: NOW,
    contactAt: NOW,
    writer,
    nextSequence: 1,
    lastHash: null,
    seal: 'seal',
    demo: false,
    tasks: [],
  };
}

/** A server as far as openings go: it knows who writes, by which key, and may lose answers. */
function rig({ status = 'IN_PROGRESS' as AttemptStatus } = {}) {
  const disk = createMemoryLog();
  const state = { writer: 0, key: '', status, starts: 0, loses: false, sent: [] as EventBatch[] };
  const server: AttemptServer = {
    start: async ({ attemptId }, writerKey) => {
      if (attemptId !== undefined && state.status !== 'IN_PROGRESS')
        throw new ApiError({ status: 409, code: 'ATTEMPT_CLOSED', message: '' });
      state.starts += 1;
      if (state.key !== writerKey) state.writer += 1;
      state.key = writerKey;
      if (state.loses) throw network;
      return attemptOf(state.writer);
    },
    standing: async () => {
      const { writer } = state;
      return {
        status: state.status,
        writer,
        nextSequence: 1,
        deadline: null,
        heldUntil: null,
        prompts: 0,
        serverNow: NOW,
      };
    },
    send: async (_, batch) => {
      if (batch.writer !== state.writer) return { kind: 'TAKEN_OVER' };
      state.sent.push(batch);
      const { sequence } = batch;
      return {
        kind: 'TAKEN',
        receipt: {
          nextSequence: sequence + 1,
          serverNow: NOW,
          deadline: null,
          late: false,
          prompts: 0,
          seal: 'seal',
        },
      };
    },
  };
  let keys = 0;
  const ports: AttemptPorts = {
    device: {
      attempts: async () => [await disk.attempt()].filter((kept) => kept !== undefined),
      log: () => disk,
    },
    server,
    newKey: () => `key ${(keys += 1)}`,
  };
  return { ports, disk, state };
}

function saverOf(ports: AttemptPorts, opened: Awaited<ReturnType<typeof openAttempt>>, device: DeviceLog) {
  const { writer, nextSequence, lastHash, contactAt, deadline } = opened.attempt;
  return createSaver({
    device,
    send: (batch) => ports.server.send('attempt', batch),
    clock: createServerClock(NOW, () => 0),
    writer,
    nextSequence,
    lastHash,
    contactAt,
    deadline,
    renew: opened.renew,
    elapsedMs: () => 0,
    onState: () => undefined,
    later: () => () => undefined,
  });
}

describe('an opening whose answer was lost', () => {
  it('goes on as the same writer in the page that has it open', async () => {
    const { ports, disk, state } = rig();
    await openAttempt(ports, WANTED);
    state.loses = true;
    const offline = await openAttempt(ports, WANTED);
    expect([offline.isOffline, state.writer]).toEqual([true, 2]);
    const saver = saverOf(ports, offline, disk);
    await saver.add(DRAFT);
    expect([await saver.flush(), saver.writer()]).toEqual([false, undefined]);
    state.loses = false;
    expect([await saver.flush(), saver.writer(), saver.state()]).toEqual([true, 2, 'SERVER']);
    expect(state.sent.map((batch) => batch.writer)).toEqual([2]);
  });

  it('goes on as the same writer after a reload', async () => {
    const { ports, disk, state } = rig();
    await openAttempt(ports, WANTED);
    state.loses = true;
    await openAttempt(ports, WANTED);
    await disk.append(DRAFT, 0);
    state.loses = false;
    const reloaded = await openAttempt(ports, WANTED);
    expect([reloaded.isOffline, reloaded.wasSetAside, reloaded.attempt.writer]).toEqual([false, false, 3]);
    expect(state.sent.map((batch) => batch.writer)).toEqual([2]);
  });

  it('is no taking back from whoever took over meanwhile', async () => {
    const { ports, disk, state } = rig();
    await openAttempt(ports, WANTED);
    state.loses = true;
    await openAttempt(ports, WANTED);
    await disk.append(DRAFT, 0);
    state.loses = false;
    await ports.server.start(WANTED, 'another device');
    const reloaded = await openAttempt(ports, WANTED);
    expect(reloaded.wasSetAside || state.sent.length === 1).toBe(true);
  });
});

it('a time that ran out meanwhile is told: no other attempt begins', async () => {
  const { ports, disk } = rig();
  await openAttempt(ports, WANTED);
  const server: AttemptServer = {
    ...ports.server,
    start: async () => {
      throw new ApiError({ status: 409, code: 'ATTEMPT_CLOSED', message: '' });
    },
  };
  const again = await openAttempt({ ...ports, server }, WANTED);
  expect([again.isClosed, await disk.attempt()]).toEqual([true, undefined]);
});

it.each<[AttemptStatus, boolean, number]>([
  ['IN_PROGRESS', false, 2],
  ['CLOSING', true, 1],
  ['REVIEWED', true, 1],
])('an attempt that is %s by now: told %s, %i starts', async (status, isClosed, starts) => {
  const { ports, disk, state } = rig();
  await openAttempt(ports, WANTED);
  state.status = status;
  const again = await openAttempt(ports, WANTED);
  expect([again.isClosed, state.starts]).toEqual([isClosed, starts]);
  expect((await disk.attempt()) === undefined).toBe(isClosed);
});
