// Copies for work offline and an event that was made after they were taken: what they begin then counts nowhere.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Attempt, AttemptEvent, CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { Execution, TakenCopy } from '#contract/entities/execution.ts';
import type { LearnerWork } from '#contract/entities/work.ts';
import type { Review } from '#contract/calls/reviews.ts';
import type { OfflineKit } from '#contract/entities/offline-kit.ts';
import { newId } from '#server/storage/new-id.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { sampleTasks } from '#tasks/kit/sample-tasks.ts';
import { batchOf, callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';

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

describe('during an event that holds the work', () => {
  /** Gives out the work from an hour ago until an hour from now, made after the kit was taken. */
  async function heldSince(holds = true): Promise<string> {
    const hour = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
    const { status, body } = await callAs<Execution>(rig, admin, 'POST /execution-work', {
      title: { ru: 'Проверка', en: '', ch: '' },
      workId,
      startDateTime: hour(-1),
      endDateTime: hour(1),
      executionTime: 30,
      assignedUserIds: [rig.student.id],
      holds,
    });
    expect([status, body.holds]).toEqual([201, holds]);
    return body.id;
  }
  const archive = (id: string) => callAs(rig, admin, `DELETE /execution-work/${id}`);
  /** Begun by a kit of two hours ago, ended with all answers right. */
  async function bringIn(kit: OfflineKit, startedAt: string): Promise<string> {
    const { body: attempt } = await merge({ kitId: kit.id, attemptId: newId(), startedAt });
    await callAs(
      rig,
      rig.student,
      `POST /completed-work/${attempt.id}/events`,
      batchOf(rightAnswers(kit.attempt)),
    );
    await callAs(rig, rig.student, `PATCH /completed-work/${attempt.id}`, { submit: true, writer: 1 });
    await mark();
    return attempt.id;
  }
  const seen = async (id: string, person = rig.teacher) =>
    (await callAs<CompletedWorkDetails>(rig, person, `GET /completed-work/${id}`)).body;
  const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
  async function oldKit(): Promise<OfflineKit> {
    const { body: kit } = await kitOf();
    await rig.storage.write((tx) =>
      tx
        .updateTable('offlineKits')
        .set({ issuedAt: hoursAgo(2) })
        .execute(),
    );
    return kit;
  }

  test('what a kit begins is shown as such to the teacher, and counts nowhere', async () => {
    const kit = await oldKit();
    const event = await heldSince();
    const id = await bringIn(kit, hoursAgo(0.5));
    const before = await bringIn(kit, hoursAgo(1.5));
    const result = await seen(id);
    expect(result.mark).toBeGreaterThan(0);
    expect(result).toMatchObject({ isBegunHeld: true, passed: null, status: 'REVIEWED' });
    expect(await seen(before)).toMatchObject({ isBegunHeld: false, passed: true });
    await archive(event);
    await rig.storage.write((tx) => tx.deleteFrom('attempts').where('id', '=', before).execute());
    const work = (await callAs<LearnerWork>(rig, rig.student, `GET /works/${workId}`)).body;
    expect(work).toMatchObject({ bestMark: null, passed: false, attemptCount: 1 });
    const passed = { passed: true, workIds: [workId] };
    const found = await callAs<{ totalElements: number }>(
      rig,
      rig.teacher,
      'POST /completed-work/results',
      passed,
    );
    expect(found.body.totalElements).toBe(0);
    const task = result.results[0];
    const path = `/reviews/${result.reviewId}/tasks/${task?.taskId}` as const;
    const given = await callAs<Review>(
      rig,
      rig.teacher,
      `PUT ${path}`,
      { mark: 1, reason: 'Проверено' },
      {
        'if-match': '1',
      },
    );
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    expect(given.body.isBegunHeld).toBe(true);
    expect((await seen(id)).passed).toBeNull();
  });

  test('where the holding is off, it counts', async () => {
    const kit = await oldKit();
    const event = await heldSince(false);
    const id = await bringIn(kit, hoursAgo(0.5));
    expect(await seen(id)).toMatchObject({ isBegunHeld: false, passed: true });
    await archive(event);
  });

  test('who makes the event is told who has a copy, and until when', async () => {
    const { body: kit } = await kitOf();
    const event = await heldSince();
    const copies = () => callAs<TakenCopy[]>(rig, admin, `GET /execution-work/${event}/offline-copies`);
    const { user, ...copy } = (await copies()).body[0] ?? { user: undefined };
    expect(user?.id).toBe(rig.student.id);
    expect(copy).toEqual({ workTitle: { ru: 'Без сети', en: '', ch: '' }, until: kit.validUntil });
    await rig.storage.write((tx) =>
      tx
        .updateTable('offlineKits')
        .set({ validUntil: hoursAgo(1) })
        .execute(),
    );
    expect((await copies()).body).toEqual([]);
    await archive(event);
  });

  test('a kit fetched again lasts longer', async () => {
    const { body: first } = await kitOf();
    const ended = hoursAgo(1);
    await rig.storage.write((tx) => tx.updateTable('offlineKits').set({ validUntil: ended }).execute());
    const { body: again } = await kitOf();
    expect([again.id, again.validUntil > first.validUntil]).toEqual([first.id, true]);
  });
});
