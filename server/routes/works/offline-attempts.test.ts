// TRAINING begun offline, on the engine at hand: taken along, brought in once, marked by the server.
import type { KyselyPlugin } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Attempt,
  AttemptEvent,
  CompletedWork,
  CompletedWorkDetails,
} from '#contract/entities/attempt.ts';
import type { OfflineKit } from '#contract/entities/offline-kit.ts';
import { seedDrawnBy } from '#machines/kit/random.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { insertOpenEvent } from '#server/seed/demo-events.ts';
import { newId } from '#server/storage/new-id.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { sampleTasks } from '#tasks/kit/sample-tasks.ts';
import { batchOf, callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { countResults } from '../completed-work/results/result-counts.ts';
import { mergeAttempt } from './merge-attempt.ts';

const DAY_MS = 86_400_000;
let rig: AttemptRig;
let admin: TestPerson;
let workId: string;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
  const made = await callAs<{ id: string }>(rig, admin, 'POST /works', {
    title: { ru: 'Без сети', en: '', ch: '' },
    groupIds: [rig.groupId],
    gradeForCompletion: 1,
  });
  workId = made.body.id;
  const tasks = [inputOf('ORDERING'), inputOf('SINGLECHOICE')];
  const added = await callAs(rig, admin, `PUT /works/${workId}/add-tasks-by-create`, tasks);
  expect(added.status, JSON.stringify(added.body)).toBe(200);
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
  await rig.storage.write((tx) => tx.deleteFrom('offlineKits').execute());
});

function inputOf(type: 'ORDERING' | 'SINGLECHOICE') {
  const { taskType, question, answers, params, trueAnswerIndex, maxScore } = sampleTasks[type].task;
  return { taskType, question: { ...question, filesId: [] }, answers, params, trueAnswerIndex, maxScore };
}

const kitOf = (person = rig.student, id = workId) =>
  callAs<OfflineKit & { code?: string }>(rig, person, `POST /works/${id}/offline-kit`);

interface Brought {
  readonly kitId: string;
  readonly attemptId: string;
  readonly startedAt?: string;
  readonly writerKey?: string;
}

const merge = ({ startedAt, writerKey = 'device', ...ids }: Brought, person = rig.student, id = workId) =>
  callAs<Attempt & { code?: string }>(rig, person, `POST /works/${id}/offline-attempts`, {
    startedAt: startedAt ?? new Date().toISOString(),
    writerKey,
    ...ids,
  });

interface TravellingKey {
  readonly key: { readonly order?: readonly string[]; readonly right?: readonly string[] };
}

/** The right answers, from the keys that were sent. */
function rightAnswers({ tasks }: Attempt): AttemptEvent[] {
  return tasks.map((task) => {
    const { key } = task.params['key'] as TravellingKey;
    return { type: 'ANSWER', taskId: task.id, answer: answerBy(key), at: 5 };
  });
}

function answerBy(key: TravellingKey['key']): unknown {
  return key.order === undefined ? { picked: key.right?.[0] } : { order: key.order };
}

const mark = () => markWaiting(rig.storage);

test('the kit of the same revisions is the same, with the keys; a change of the work makes another', async () => {
  const [first, second] = await Promise.all([kitOf(), kitOf()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.id).toBe(first.body.id);
  expect(first.body.attempt.tasks.map((task) => 'key' in task.params)).toEqual([true, true]);
  expect((await kitOf(await testPerson(rig.app, 'ROLE_STUDENT'))).status).toBe(404);
  await callAs(rig, admin, `PATCH /works/${workId}`, { gradeForCompletion: 2 });
  expect((await kitOf()).body.id).not.toBe(first.body.id);
});

test('attempts that begin from one kit draw seeds of their own, on the device and here alike', async () => {
  const { body: kit } = await kitOf(rig.student, rig.practiceId);
  expect((await kitOf(rig.student, rig.practiceId)).body.id).toBe(kit.id);
  const base = kit.attempt.tasks[0]?.simulation?.seed ?? 0;
  const seeds: number[] = [];
  for (const attemptId of [newId(), newId()]) {
    const { status, body } = await merge({ kitId: kit.id, attemptId }, rig.student, rig.practiceId);
    expect(status).toBe(200);
    expect(body.tasks[0]?.simulation?.seed).toBe(seedDrawnBy(base, attemptId));
    seeds.push(body.tasks[0]?.simulation?.seed ?? 0);
  }
  expect(new Set([base, ...seeds]).size).toBe(3);
});

test('what was answered on the device is checked by the server with what the device had', async () => {
  const { body: kit } = await kitOf();
  // Meanwhile the author reverses the key; what the device began keeps its own.
  const details = await callAs<{ tasks: { id: string; taskType: string }[] }>(
    rig,
    admin,
    `GET /works/${workId}/details`,
  );
  const single = details.body.tasks.find(({ taskType }) => taskType === 'SINGLECHOICE');
  const changed = await callAs(rig, admin, `PATCH /tasks/${single?.id}`, { maxScore: 9 });
  expect(changed.status).toBe(200);
  const brought = { kitId: kit.id, attemptId: newId() };
  const { body: attempt } = await merge(brought);
  expect([attempt.id, attempt.writer, attempt.nextSequence]).toEqual([brought.attemptId, 1, 1]);
  const batch = batchOf(rightAnswers(kit.attempt));
  const saved = await callAs(rig, rig.student, `POST /completed-work/${attempt.id}/events`, batch);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const ended = await callAs<CompletedWork>(rig, rig.student, `PATCH /completed-work/${attempt.id}`, {
    submit: true,
    writer: 1,
  });
  expect(ended.status).toBe(200);
  await mark();
  const { body } = await callAs<CompletedWorkDetails>(rig, rig.student, `GET /completed-work/${attempt.id}`);
  const most = kit.attempt.tasks.reduce((sum, task) => sum + task.maxScore, 0);
  expect(body).toMatchObject({ type: 'TRAINING', mark: most, maxScore: most });
});

test('100 at once bring it in once; the same opening again is no other writer, another one is', async () => {
  const { body: kit } = await kitOf();
  const brought = { kitId: kit.id, attemptId: newId() };
  const answers = await Promise.all(Array.from({ length: 100 }, () => merge(brought)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.writer))).toEqual(new Set([1]));
  expect(await rig.storage.db.selectFrom('attempts').select('id').execute()).toEqual([
    { id: brought.attemptId },
  ]);
  expect((await merge({ ...brought, writerKey: 'later' })).body.writer).toBe(2);
  await callAs(rig, rig.student, `PATCH /completed-work/${brought.attemptId}`, { submit: true });
  expect((await merge({ ...brought, writerKey: 'too late' })).body.code).toBe('ATTEMPT_CLOSED');
});

/** Pauses a transaction once after its first statement, until `meanwhile` is over. */
function pausedOnce(meanwhile: () => Promise<unknown>): KyselyPlugin {
  let pause: Promise<unknown> | undefined;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await (pause ??= meanwhile());
      return result;
    },
  };
}

test('one that looked before another had brought it in leaves what that one brought in', async () => {
  const { body: kit } = await kitOf();
  const brought = { kitId: kit.id, attemptId: newId(), writerKey: 'device' };
  const now = new Date().toISOString();
  const person: Person = {
    ...rig.student,
    groupId: rig.groupId,
    fullName: '',
    roleName: 'ROLE_STUDENT',
    privileges: new Set(),
    demo: false,
  };
  // On the embedded engine writes run one after the other, so the first one finishes before the second.
  const second = pausedOnce(() => Promise.race([merge(brought), delay(500)]));
  await rig.storage.write((tx) =>
    mergeAttempt(tx.withPlugin(second), { ...brought, workId, person, startedAt: now, now }),
  );
  expect((await merge(brought)).status).toBe(200);
  const merges = await rig.storage.db
    .selectFrom('auditLog')
    .select('id')
    .where('what', '=', 'attempt.merge')
    .where('subjectId', '=', brought.attemptId)
    .execute();
  expect(merges).toHaveLength(1);
});

test('beside an attempt begun elsewhere both are kept, and each is gone on with by itself', async () => {
  const { body: kit } = await kitOf();
  const start = () =>
    callAs<Attempt>(rig, rig.student, `POST /works/${workId}/completed-work`, { type: 'TRAINING' });
  const elsewhere = (await start()).body;
  const brought = { kitId: kit.id, attemptId: newId() };
  expect((await merge(brought)).body.id).toBe(brought.attemptId);
  expect((await start()).body.id).toBe(elsewhere.id);
  expect((await merge({ ...brought, writerKey: 'again' })).body).toMatchObject({
    id: brought.attemptId,
    writer: 2,
  });
  const rows = await rig.storage.db.selectFrom('attempts').select('id').execute();
  expect(rows.map(({ id }) => id).toSorted()).toEqual([elsewhere.id, brought.attemptId].toSorted());
});

test('a start whose answer was lost leaves nothing behind; one that holds answers stays', async () => {
  const { body: kit } = await kitOf();
  const lost = { type: 'TRAINING', writerKey: 'device' };
  const started = await callAs<Attempt>(rig, rig.student, `POST /works/${workId}/completed-work`, lost);
  const brought = { kitId: kit.id, attemptId: newId() };
  await merge(brought);
  const ids = async () =>
    (await rig.storage.db.selectFrom('attempts').select('id').execute()).map(({ id }) => id);
  expect(await ids()).toEqual([brought.attemptId]);
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
  const kept = await callAs<Attempt>(rig, rig.student, `POST /works/${workId}/completed-work`, lost);
  await callAs(
    rig,
    rig.student,
    `POST /completed-work/${kept.body.id}/events`,
    batchOf(rightAnswers(kit.attempt)),
  );
  await merge({ ...brought, attemptId: newId() });
  expect(await ids()).toContain(kept.body.id);
  expect(started.body.id).not.toBe(kept.body.id);
});

describe('refused', () => {
  test('somebody else’s kit or attempt, and an unknown one', async () => {
    const { body: kit } = await kitOf();
    const attemptId = newId();
    const other = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
    expect((await merge({ kitId: kit.id, attemptId }, other)).status).toBe(404);
    expect((await merge({ kitId: newId(), attemptId })).status).toBe(404);
    await merge({ kitId: kit.id, attemptId });
    const theirs = (await kitOf(other)).body;
    expect((await merge({ kitId: theirs.id, attemptId }, other)).status).toBe(404);
    expect((await merge({ kitId: kit.id, attemptId }, rig.student, rig.practiceId)).status).toBe(404);
  });

  test('an id from the future, and one of another form', async () => {
    const { body: kit } = await kitOf();
    const ahead = (Date.now() + DAY_MS).toString(16).padStart(12, '0');
    const attemptId = `${ahead.slice(0, 8)}-${ahead.slice(8)}-7000-8000-000000000000`;
    expect((await merge({ kitId: kit.id, attemptId })).status).toBe(400);
    expect((await merge({ kitId: kit.id, attemptId: 'zzzz' })).status).toBe(400);
  });

  test('a kit of tasks that an open or coming event of the person holds', async () => {
    const other = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
    const now = new Date().toISOString();
    await rig.storage.write((tx) => insertOpenEvent(tx, workId, [other.id], now));
    expect(await kitOf(other)).toMatchObject({ status: 409, body: { code: 'HELD_BY_EVENT' } });
    expect((await kitOf()).status).toBe(200);
  });
});

test('the time of beginning lies between the kit and now, whatever the device says', async () => {
  const { body: kit } = await kitOf();
  const at = async (startedAt: string) =>
    (await merge({ kitId: kit.id, attemptId: newId(), startedAt })).body.startedAt;
  expect(await at('2001-01-01T00:00:00.000Z')).toBe(kit.issuedAt);
  const before = new Date().toISOString();
  const ahead = await at(new Date(Date.now() + DAY_MS).toISOString());
  expect(ahead >= before && ahead <= new Date().toISOString()).toBe(true);
});

test('one that the counting has passed by is counted all the same', async () => {
  const { body: kit } = await kitOf();
  const counted = async () =>
    (
      await rig.storage.db.selectFrom('resultCounts').selectAll().where('workId', '=', workId).execute()
    ).reduce((sum, { count }) => sum + count, 0);
  const before = await counted();
  const early = newId();
  await merge({ kitId: kit.id, attemptId: newId() });
  await countResults(rig.storage, Date.now() + DAY_MS);
  expect(await counted()).toBe(before + 1);
  await merge({ kitId: kit.id, attemptId: early });
  expect(await counted()).toBe(before + 2);
});
