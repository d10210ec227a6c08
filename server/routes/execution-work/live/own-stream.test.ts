// A learner's stream: one's own part in the event, and nothing of another person, of a key or of those who watch.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ControlAct } from '#contract/entities/control.ts';
import { learnerExecutionSchema } from '#contract/entities/execution.ts';
import type { ServerEvent } from '#server/plugins/calls/call-context.ts';
import { personNow } from '#server/plugins/security/authentication.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import {
  act,
  after,
  begin,
  board,
  makeEvent,
  openControlRig,
  rowOf,
  type ControlRig,
} from '#tests/support/control-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { numberBoard } from './number-board.ts';
import { ownStream } from './streams.ts';

let rig: ControlRig;

beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
  // Whoever stops the time is named to those whose time it is; everybody else has another surname.
  await rig.storage.write((tx) =>
    tx.updateTable('users').set({ surname: 'Наставникова' }).where('id', '=', rig.teacher.id).execute(),
  );
});

afterAll(() => rig.close());

/** What the stream has said so far; it says the next thing when something has changed. */
async function openStream(executionId: string) {
  const { db } = rig.storage;
  const { id } = rig.student;
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  const person = await personNow(db, { id, sessionId: session.id }, after(0));
  if (person === undefined) throw new Error('The session has ended.');
  const stream = ownStream({ storage: rig.storage, person, executionId });
  const heard: ServerEvent[] = [];
  const hear = async (): Promise<void> => {
    const { value } = await stream.next();
    if (value !== undefined) heard.push(value as ServerEvent);
  };
  const isOver = async (): Promise<boolean> => (await stream.next()).done === true;
  return { heard, hear, isOver, end: () => stream.return(undefined) };
}

/** Everything that is somebody's alone: the other person's, the teacher's notes, the code word, the case's key, its title in the log. */
async function secrets(executionId: string): Promise<string[]> {
  const { db } = rig.storage;
  const people = await db
    .selectFrom('users')
    .select(['id', 'login', 'surname', 'email'])
    .where('id', 'in', [rig.mate.id, rig.otherTeacher.id])
    .execute();
  const attempts = await db
    .selectFrom('attempts')
    .select(['id', 'orderSecret'])
    .where('executionId', '=', executionId)
    .execute();
  const tasks = await db.selectFrom('attemptTasks').select(['taskId', 'simulationSeed']).execute();
  return [
    ...people.flatMap(({ id, login, surname, email }) => [id, login, surname, email]),
    ...attempts.map(({ orderSecret }) => orderSecret),
    ...tasks.flatMap(({ taskId, simulationSeed }) => [taskId, String(simulationSeed)]),
    'причина',
    'Тайное слово',
    'Письмо соседу',
  ].filter((text): text is string => typeof text === 'string' && text.length > 3);
}

test('tells of every act for oneself, and of nothing else', async () => {
  const settings = { reveal: null, draw: 'OWN', codeWord: 'Тайное слово' };
  const event = await makeEvent(rig, { settings });
  await begin(rig, event.id, rig.student, { codeWord: 'тайное слово' });
  await begin(rig, event.id, rig.mate, { codeWord: 'тайное слово' });
  const stream = await openStream(event.id);
  await stream.hear();
  const acts: readonly ControlAct[] = [
    { kind: 'MORE_TIME', minutes: 7 },
    { kind: 'PAUSE' },
    { kind: 'GO_ON' },
    { kind: 'MESSAGE', text: 'Письмо соседу' },
    { kind: 'NOTE' },
    { kind: 'CLOSE' },
    { kind: 'REOPEN', minutes: 9 },
    { kind: 'TAKE_OUT' },
    { kind: 'BRING_BACK' },
  ];
  // For the other one all of them; for oneself all but the message, which is another's.
  for (const what of acts) {
    await act(rig, event.id, what, what.kind === 'MESSAGE' ? [rig.mate] : [rig.student, rig.mate]);
    await stream.hear();
  }
  await callAs(rig, rig.mate, `GET /execution-work/${event.id}`);
  await stream.end();
  expect(stream.heard.length).toBe(acts.length + 1);
  const wanted = Object.keys(learnerExecutionSchema.shape).toSorted();
  for (const { event: kind, data } of stream.heard) {
    if (kind === 'beat') expect(Object.keys(data as object)).toEqual(['serverNow']);
    else expect(Object.keys(data as object).toSorted()).toEqual(wanted);
  }
  const text = JSON.stringify(stream.heard);
  // A task that ships may have the id of its work, which one is told.
  const found = (await secrets(event.id)).filter((one) => one !== event.workId && text.includes(one));
  expect(found).toEqual([]);
  expect(text).toContain('Наставникова');
});

test('ends after 20 s, and only an opening tells that a page is there: a network that went without a word is noticed', async () => {
  const event = await makeEvent(rig);
  const connection = async (): Promise<boolean | undefined> =>
    rowOf(await board(rig, event.id), rig.student)?.isConnected;
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  // It ends before the present: ids of tests that follow must not be of the future.
  vi.setSystemTime(Date.now() - 30_000);
  try {
    const stream = await openStream(event.id);
    await stream.hear();
    expect(await connection()).toBe(true);
    vi.advanceTimersByTime(19_000);
    // Something is written to the page, whoever hears it.
    await act(rig, event.id, { kind: 'MORE_TIME', minutes: 1 });
    await stream.hear();
    expect(await connection()).toBe(true);
    vi.advanceTimersByTime(2000);
    await act(rig, event.id, { kind: 'MORE_TIME', minutes: 1 });
    expect(await stream.isOver()).toBe(true);
    vi.advanceTimersByTime(8000);
    await numberBoard(rig.storage, event.id, undefined, after(0));
    expect(await connection()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
