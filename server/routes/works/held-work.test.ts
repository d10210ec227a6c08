// While an event holds a work, its other modes do not open, nothing tells right from wrong, and keys stay.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Execution } from '#contract/entities/execution.ts';
import type {
  Attempt,
  AttemptStanding,
  CompletedWorkDetails,
  TrainingFeedback,
} from '#contract/entities/attempt.ts';
import type { LearnerWork, WorkMode } from '#contract/entities/work.ts';
import { storeWindows } from '#server/repositories/personal-time.ts';
import { sampleTasks } from '#tasks/kit/sample-tasks.ts';
import { addQuestionsWork } from '#tests/support/questions-work.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson } from '#tests/support/test-app.ts';
import { batchOf, callAs, openAttemptRig, send, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';

const PAST = '2020-01-01T00:00:00.000Z';
const FAR = '2999-01-01T00:00:00.000Z';
const AFTER_FAR = '2999-01-02T00:00:00.000Z';
const OPEN = { startDateTime: PAST, endDateTime: FAR, holds: true };
const COMING = { startDateTime: FAR, endDateTime: AFTER_FAR, holds: true };

let rig: AttemptRig;
let quizId = '';
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  quizId = await addQuestionsWork(rig);
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

interface EventFields {
  readonly startDateTime?: string;
  readonly endDateTime?: string;
  readonly holds?: boolean;
}
/** Sets the student's event: by default it gives out the quiz. */
const setEvent = (fields: EventFields, workId = quizId) =>
  rig.storage.write(async (tx) => {
    await tx
      .updateTable('executions')
      .set({ ...fields, workId })
      .where('id', '=', rig.executionId)
      .execute();
    await storeWindows(tx, rig.executionId);
  });
const begin = (workId: string, type: WorkMode, person = rig.student) =>
  callAs<Attempt & { code?: string }>(rig, person, `POST /works/${workId}/completed-work`, { type });
const seen = async (workId: string) =>
  (await callAs<LearnerWork>(rig, rig.student, `GET /works/${workId}`)).body;

async function finish(attempt: Attempt): Promise<void> {
  const submit = { submit: true, writer: attempt.writer };
  const done = await callAs(rig, rig.student, `PATCH /completed-work/${attempt.id}`, submit);
  expect(done.status).toBe(200);
  await markWaiting(rig.storage);
}
const resultOf = async (id: string, person = rig.student) =>
  (await callAs<CompletedWorkDetails>(rig, person, `GET /completed-work/${id}`)).body;

describe('starting', () => {
  test('other modes begin until the event begins, and again after it; what is under way goes on', async () => {
    await setEvent(COMING);
    expect((await seen(quizId)).heldUntil).toBeNull();
    const under = await begin(quizId, 'SELFCONTROL');
    expect(under.status).toBe(200);
    await setEvent(OPEN);
    expect((await seen(quizId)).heldUntil).toBe(FAR);
    expect((await begin(quizId, 'SELFCONTROL')).body.id).toBe(under.body.id);
    const refused = await begin(quizId, 'TRAINING');
    expect([refused.status, refused.body.code]).toEqual([409, 'EVENT_HOLDS']);
    await setEvent({ ...OPEN, endDateTime: PAST });
    expect((await begin(quizId, 'TRAINING')).status).toBe(200);
  });

  test('for who is not assigned, in the event itself, and where the holding is off, it begins', async () => {
    await setEvent(OPEN);
    const other = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
    expect((await begin(quizId, 'TRAINING', other)).status).toBe(200);
    await setEvent({ ...OPEN, holds: false });
    expect((await begin(quizId, 'TRAINING')).status).toBe(200);
    await setEvent(OPEN, rig.controlId);
    const control = { type: 'CONTROL', executionId: rig.executionId };
    const path = `POST /works/${rig.controlId}/completed-work` as const;
    expect((await callAs(rig, rig.student, path, control)).status).toBe(200);
  });
});

describe('what tells right from wrong', () => {
  test('training under way gives no verdict, however often it is asked', async () => {
    await setEvent(COMING);
    const { body: attempt } = await begin(quizId, 'TRAINING');
    const task = attempt.tasks.find(({ taskType }) => taskType === 'COMMONQUESTION');
    if (task === undefined) throw new Error('There is no question');
    const { emptyAnswer } = sampleTasks.COMMONQUESTION;
    const path = `GET /completed-work/${attempt.id}/tasks/${task.id}/told` as const;
    const answerAndAsk = async (sequence: number) => {
      const given = { type: 'ANSWER', taskId: task.id, answer: emptyAnswer, at: sequence } as const;
      expect((await send(rig, attempt.id, batchOf([given], { sequence }))).status).toBe(200);
      return (await callAs<TrainingFeedback>(rig, rig.student, path)).body;
    };
    expect((await answerAndAsk(1)).feedback).not.toBeNull();
    await setEvent(OPEN);
    expect(await answerAndAsk(2)).toEqual({ feedback: null, hint: null, isHeld: true });
    await setEvent({ ...OPEN, holds: false });
    expect((await answerAndAsk(3)).feedback).not.toBeNull();
  });

  test.each(['TRAINING', 'SELFCONTROL'] as const)(
    'an attempt in %s that ends in it shows nothing until it is over',
    async (mode) => {
      await setEvent(COMING, rig.practiceId);
      const { body: attempt } = await begin(rig.practiceId, mode);
      await setEvent(OPEN, rig.practiceId);
      await finish(attempt);
      const held = await resultOf(attempt.id);
      expect(held).toMatchObject({ reveal: 'NOTHING', mark: null, passed: null });
      expect(held.results.map(({ mark }) => mark)).toEqual([null]);
      const failed = async (sort: string) =>
        (
          await callAs<{ totalElements: number }>(
            rig,
            rig.student,
            `POST /completed-work/results?sort=${sort}`,
            { passed: false },
          )
        ).body.totalElements;
      expect(await failed('mark,desc')).toBe(0);
      expect(await seen(rig.practiceId)).toMatchObject({ bestMark: null, passed: false });
      expect((await resultOf(attempt.id, rig.teacher)).mark).toBe(0);
      await setEvent({ ...OPEN, endDateTime: new Date(Date.now() - 200_000).toISOString() }, rig.practiceId);
      expect(await resultOf(attempt.id)).toMatchObject({ reveal: 'ALL', mark: 0, passed: false });
      expect(await failed('mark,desc')).toBe(1);
      expect((await seen(rig.practiceId)).bestMark).toBe(0);
    },
  );

  test('an attempt that ended before the event shows its mark still', async () => {
    await setEvent(COMING, rig.practiceId);
    const { body: attempt } = await begin(rig.practiceId, 'SELFCONTROL');
    await finish(attempt);
    await setEvent({ ...OPEN, startDateTime: new Date().toISOString() }, rig.practiceId);
    expect((await resultOf(attempt.id)).mark).toBe(0);
  });
});

describe('the keys of its cases', () => {
  const path = '/practice-cases/clean-hands-girl';
  const keyFor = async (role: 'ROLE_GUEST_DEMO' | 'ROLE_ADMIN') => {
    const person = await testPerson(rig.app, role);
    const { body } = await callAs<{ key: unknown }>(rig, person, `GET ${path}?mode=TRAINING`);
    return { inTraining: body.key !== null, after: (await callAs(rig, person, `GET ${path}/key`)).status };
  };

  test('a guest is given none while it is open, and one who edits cases is', async () => {
    await setEvent(OPEN, rig.controlId);
    expect(await keyFor('ROLE_GUEST_DEMO')).toEqual({ inTraining: false, after: 403 });
    expect(await keyFor('ROLE_ADMIN')).toEqual({ inTraining: true, after: 200 });
    await setEvent({ ...OPEN, holds: false }, rig.controlId);
    expect(await keyFor('ROLE_GUEST_DEMO')).toEqual({ inTraining: true, after: 200 });
  });

  test('training of who is not assigned comes without the key', async () => {
    const other = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
    const hints = async () =>
      JSON.stringify((await begin(rig.practiceId, 'TRAINING', other)).body.tasks[0]?.params);
    await setEvent(COMING, rig.practiceId);
    const withKey = await hints();
    await setEvent(OPEN, rig.practiceId);
    expect((await hints()).length).toBeLessThan(withKey.length);
  });
});

describe('the switch', () => {
  const path = (): `/execution-work/${string}` => `/execution-work/${rig.executionId}/holding`;
  const switchTo = (holds: boolean, person = rig.teacher, version?: number) =>
    callAs<Execution>(
      rig,
      person,
      `PATCH ${path()}`,
      { holds },
      version === undefined ? {} : { 'if-match': `${version}` },
    );
  const acts = async () =>
    (
      await rig.storage.db
        .selectFrom('auditLog')
        .select('what')
        .where('subjectId', '=', rig.executionId)
        .where('what', 'in', ['execution.hold', 'execution.release'])
        .orderBy('id')
        .execute()
    ).map(({ what }) => what);

  test('is for whoever may change the event, says no to an old version, and is in the audit log', async () => {
    await setEvent(OPEN);
    const { body: attempt } = await begin(quizId, 'TRAINING');
    expect(attempt.id).toBeUndefined();
    const stranger = await testPerson(rig.app, 'ROLE_TEACHER');
    expect((await switchTo(false, stranger)).status).toBe(404);
    expect((await switchTo(false, rig.student)).status).toBe(403);
    expect((await switchTo(false, rig.teacher, 99)).status).toBe(412);
    const off = await switchTo(false);
    expect([off.status, off.body.holds]).toEqual([200, false]);
    expect((await begin(quizId, 'TRAINING')).status).toBe(200);
    // Twice the same changes nothing, and is no act.
    expect((await switchTo(false)).body.version).toBe(off.body.version);
    expect((await switchTo(true, rig.teacher, off.body.version)).body.holds).toBe(true);
    expect(await acts()).toEqual(['execution.release', 'execution.hold']);
  });

  test('a change of the event that does not speak of it leaves it', async () => {
    await setEvent(OPEN);
    const { body: off } = await switchTo(false);
    const { title, description, startDateTime, endDateTime, executionTime } = off;
    const input = { title, description, workId: quizId, startDateTime, endDateTime, executionTime };
    const put = (more: object) =>
      callAs<Execution>(rig, rig.teacher, `PUT /execution-work/${rig.executionId}`, {
        ...input,
        ...more,
        assignedUserIds: [rig.student.id],
      });
    expect((await put({})).body.holds).toBe(false);
    expect((await put({ holds: true })).body.holds).toBe(true);
  });
});

test('a page of training that is open hears when the event holds it, and when no more', async () => {
  await setEvent(COMING);
  const { body: attempt } = await begin(quizId, 'TRAINING');
  expect(attempt.holdings).toEqual([{ from: FAR, until: AFTER_FAR }]);
  const standing = async (id: string) =>
    (await callAs<AttemptStanding>(rig, rig.student, `GET /completed-work/${id}/standing`)).body.heldUntil;
  expect(await standing(attempt.id)).toBeNull();
  await setEvent(OPEN);
  expect(await standing(attempt.id)).toBe(FAR);
  expect((await seen(quizId)).holdings).toEqual([{ from: PAST, until: FAR }]);
  await setEvent({ ...OPEN, holds: false });
  expect(await standing(attempt.id)).toBeNull();
  expect((await seen(quizId)).holdings).toEqual([]);
  await setEvent(COMING);
  const { body: other } = await begin(quizId, 'SELFCONTROL');
  await setEvent(OPEN);
  // Self-check tells nothing before its end anyway.
  expect([other.holdings, await standing(other.id)]).toEqual([undefined, null]);
});
