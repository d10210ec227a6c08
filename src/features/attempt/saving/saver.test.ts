import { describe, expect, it } from 'vitest';
import type { AttemptEvent, EventBatch } from '#contract/entities/attempt.ts';
import type { IssuedEntry } from '#contract/simulation/log.ts';
import { createMemoryLog } from './memory-log.ts';
import { createSaver, type RefusedEvents, type SavingState, type SendOutcome } from './saver.ts';
import { createServerClock } from './server-clock.ts';

const NOW = '2026-03-01T08:00:00.000Z';

function rig(answers: readonly ((batch: EventBatch) => SendOutcome)[]) {
  const sent: EventBatch[] = [];
  const states: SavingState[] = [];
  const planned: (() => void)[] = [];
  const refused: RefusedEvents[] = [];
  const device = createMemoryLog();
  const issuing: { take?: (issued: readonly IssuedEntry[]) => boolean } = {};
  const saver = createSaver({
    device,
    send: async (batch) => {
      sent.push(batch);
      return (answers[sent.length - 1] ?? taken)(batch);
    },
    clock: createServerClock(NOW, () => 0),
    writer: 3,
    nextSequence: 7,
    lastHash: null,
    contactAt: NOW,
    deadline: null,
    elapsedMs: () => 1234.5,
    onState: (state) => states.push(state),
    onRefused: (events) => refused.push(events),
    onIssued: (issued) => issuing.take?.(issued) ?? false,
    later: (act) => {
      planned.push(act);
      return () => undefined;
    },
  });
  return { saver, sent, states, planned, refused, device, issuing };
}

const taken = (batch: EventBatch): SendOutcome => ({
  kind: 'TAKEN',
  receipt: {
    nextSequence: batch.sequence + 1,
    serverNow: NOW,
    deadline: null,
    late: false,
    prompts: 0,
    seal: 'seal',
  },
});
const unreached = (): SendOutcome => ({ kind: 'UNREACHED' });
const draft = (at: number): AttemptEvent => ({
  type: 'DRAFT',
  taskId: `task-${at}`,
  answer: `text ${at}`,
  at,
});
/** Takes every batch that has none of these events. */
const refusing =
  (isFull: boolean, ...bad: readonly number[]) =>
  (batch: EventBatch): SendOutcome =>
    batch.events.some((event) => 'at' in event && bad.includes(event.at))
      ? { kind: 'REFUSED', isFull, message: 'too large' }
      : taken(batch);

describe('the saver', () => {
  it('has an event on the device before the server hears of it', async () => {
    const { saver, sent, device, states } = rig([]);
    await saver.add(draft(1));
    expect(await device.pending()).toHaveLength(1);
    expect(sent).toHaveLength(0);
    expect(states).toEqual(['DEVICE']);
  });

  it('sends the clock of the newest actions, and those of another run in a batch of their own', async () => {
    const { saver, sent } = rig([]);
    const act = (taskId: string): AttemptEvent => ({
      type: 'ACTIONS',
      taskId,
      restart: 0,
      entries: [{ code: 'WAIT', seq: 1, at: 0, location: 'bay' }],
      stateHash: 'hash',
    });
    const clock = (taskId: string, simulatedMs: number) => ({
      taskId,
      restart: 0,
      simulatedMs,
      speed: 1,
      idleMs: simulatedMs,
    });
    await saver.add(act('one'), clock('one', 10));
    await saver.add(act('one'), clock('one', 20));
    await saver.add(act('two'), clock('two', 5));
    expect(await saver.flush()).toBe(true);
    expect(sent.map(({ clock: sentClock }) => sentClock)).toEqual([clock('one', 20), clock('two', 5)]);
    expect(sent.map(({ previousHash }) => previousHash)).toEqual([null, sent[0]?.contentHash]);
  });

  it('sends what has gathered as one numbered batch', async () => {
    const { saver, sent, device, states } = rig([]);
    await saver.add(draft(1));
    await saver.add(draft(2));
    expect(await saver.flush()).toBe(true);
    expect(sent.map((batch) => [batch.writer, batch.sequence, batch.events.length])).toEqual([[3, 7, 2]]);
    expect(await device.pending()).toHaveLength(0);
    expect(states).toEqual(['DEVICE', 'SERVER']);
  });

  it('sends the very same batch again after a lost answer', async () => {
    const { saver, sent, planned } = rig([unreached, taken]);
    await saver.add(draft(1));
    expect(await saver.flush()).toBe(false);
    await saver.add(draft(2));
    planned.at(-1)?.();
    expect(await saver.flush()).toBe(true);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent.map((batch) => batch.sequence)).toEqual([7, 7, 8]);
  });

  it('takes the number the server expects after a gap', async () => {
    const { saver, sent } = rig([() => ({ kind: 'GAP', expected: 4 }), taken]);
    await saver.add(draft(1));
    expect(await saver.flush()).toBe(true);
    expect(sent.map((batch) => batch.sequence)).toEqual([7, 4]);
  });

  it('leaves out what the server will never take, tells it, and brings in everything around it', async () => {
    const { saver, sent, refused, device } = rig(Array.from({ length: 20 }, () => refusing(false, 3, 6)));
    for (let at = 1; at <= 8; at++) await saver.add(draft(at));
    expect(await saver.flush()).toBe(true);
    expect(refused.map(({ events }) => events)).toEqual([[draft(3)], [draft(6)]]);
    const isTaken = (batch: EventBatch): boolean => refusing(false, 3, 6)(batch).kind === 'TAKEN';
    const stored = sent.filter(isTaken);
    expect(stored.flatMap(({ events }) => events)).toEqual([1, 2, 4, 5, 7, 8].map(draft));
    expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, at) => 7 + at));
    expect(await device.pending()).toEqual([]);
    expect(await device.batchOnItsWay()).toBeUndefined();
  });

  it('leaves out all that waits where the attempt is full, and asks once for each later event', async () => {
    const { saver, sent, refused } = rig(Array.from({ length: 20 }, () => refusing(true, 1, 2, 3, 4)));
    for (let at = 1; at <= 3; at++) await saver.add(draft(at));
    expect(await saver.flush()).toBe(true);
    expect(refused.map(({ events }) => events)).toEqual([[1, 2, 3].map(draft)]);
    const before = sent.length;
    await saver.add(draft(4));
    expect(await saver.flush()).toBe(true);
    expect(sent.length).toBe(before + 1);
  });

  it.each(['TAKEN_OVER', 'CLOSED'] as const)('stops for good when the attempt is %s', async (kind) => {
    const { saver, sent, states, device } = rig([() => ({ kind })]);
    await saver.add(draft(1));
    expect(await saver.flush()).toBe(false);
    await saver.add(draft(2));
    expect(await saver.flush()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe(kind);
    expect(await device.pending()).toHaveLength(2);
  });
});

describe('what the server issued', () => {
  const ISSUED = [{ id: 'issue-1', taskId: 'task', restart: 0, code: 'SITUATION', item: 'fire' }];
  const waits = (): SendOutcome => ({ kind: 'ISSUED', issued: ISSUED });

  it('goes into the log, and the same actions are sent again together with it', async () => {
    const { saver, sent, issuing, states } = rig([waits]);
    issuing.take = (issued) => {
      void saver.add(draft(2));
      return issued === ISSUED;
    };
    await saver.add(draft(1));
    expect(await saver.flush()).toBe(true);
    expect(sent.map(({ sequence, events }) => [sequence, events.length])).toEqual([
      [7, 1],
      [7, 2],
    ]);
    expect(states.at(-1)).toBe('SERVER');
  });

  it('for a run that is not open here waits: nothing is lost, and it is tried again', async () => {
    const { saver, sent, issuing, planned } = rig([waits]);
    await saver.add(draft(1));
    expect(await saver.flush()).toBe(false);
    expect(saver.state()).toBe('WAITING');
    issuing.take = () => true;
    planned.at(-1)?.();
    expect(await saver.flush()).toBe(true);
    expect(sent.map(({ events }) => events.length)).toEqual([1, 1]);
  });

  it('is not asked for without end where it is not taken', async () => {
    const { saver, sent, issuing } = rig(Array.from({ length: 50 }, () => waits));
    issuing.take = () => true;
    await saver.add(draft(1));
    expect(await saver.flush()).toBe(false);
    expect(sent.length).toBeLessThan(10);
  });
});
