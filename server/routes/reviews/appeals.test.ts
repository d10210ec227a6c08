// A learner questions a final mark once, and a teacher answers, on the engine at hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompletedWorkDetails, TaskResult } from '#contract/entities/attempt.ts';
import { storeWindows } from '#server/repositories/personal-time.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { testPerson } from '#tests/support/test-app.ts';
import {
  firstInQueue,
  handIn,
  openReviewRig,
  queueOf,
  saveMark,
  type Refusal,
  type ReviewRig,
} from '#tests/support/review-rig.ts';

const HOUR_MS = 3_600_000;
const REASON = 'В моём ответе причина названа';

let rig: ReviewRig;

beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

/** An attempt whose long answer a teacher has given 4 of 10. */
async function marked(): Promise<{
  readonly attemptId: string;
  readonly reviewId: string;
  readonly taskId: string;
}> {
  const { id: attemptId } = await handIn(rig, rig.workId);
  const item = await firstInQueue(rig);
  await saveMark(rig, rig.teacher, item, { mark: 4 }, 1);
  return { attemptId, reviewId: item.reviewId, taskId: item.taskId };
}

type Marked = Awaited<ReturnType<typeof marked>>;

function ask({ attemptId, taskId }: Omit<Marked, 'reviewId'>, person = rig.student, reason = REASON) {
  return callAs<Refusal>(rig, person, `POST /completed-work/${attemptId}/tasks/${taskId}/appeal`, { reason });
}

function keep(
  { reviewId, taskId }: Omit<Marked, 'attemptId'>,
  person = rig.teacher,
  answer = 'Причина не названа',
) {
  return callAs<Refusal>(rig, person, `POST /reviews/${reviewId}/tasks/${taskId}/appeal`, { answer });
}

async function resultOf(
  { attemptId, taskId }: Marked,
  person = rig.student,
): Promise<TaskResult | undefined> {
  const { body } = await callAs<CompletedWorkDetails>(rig, person, `GET /completed-work/${attemptId}`);
  return body.results.find((result) => result.taskId === taskId);
}

const questioned = (person = rig.teacher) => queueOf(rig, person, '?state=APPEALED');

describe('questioning a mark', () => {
  test('not before it is final; then once, also where nobody but the server gave it', async () => {
    const { id: attemptId, tasks } = await handIn(rig, rig.workId);
    const [taskId = '', ...others] = tasks.map(({ id }) => id);
    expect((await ask({ attemptId, taskId })).status).toBe(409);
    await saveMark(rig, rig.teacher, await firstInQueue(rig), { mark: 4 }, 1);
    expect((await ask({ attemptId, taskId })).status).toBe(201);
    const again = await ask({ attemptId, taskId });
    expect([again.status, again.body.message]).toEqual([
      409,
      'Эту оценку уже оспорили: это можно сделать один раз',
    ]);
    for (const other of others) expect((await ask({ attemptId, taskId: other })).status).toBe(201);
    expect((await questioned()).totalElements).toBe(1 + others.length);
  });

  test('of many at once one is stored', async () => {
    const wanted = await marked();
    const answers = await Promise.all([1, 2, 3].map(() => ask(wanted)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test.each([
    ['nothing', ' ', 400],
    ['too much', 'о'.repeat(2001), 400],
    ['the most', 'о'.repeat(2000), 201],
  ])('with %s', async (_name, reason, status) => {
    expect((await ask(await marked(), rig.student, reason)).status).toBe(status);
  });

  test('is one’s own: neither a teacher nor another student does it, and nobody marks their own', async () => {
    const wanted = await marked();
    const fellow = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
    expect((await ask(wanted, rig.teacher)).status).toBe(404);
    expect((await ask(wanted, fellow)).status).toBe(404);
    expect((await ask({ ...wanted, taskId: 'nothing' })).status).toBe(404);
    expect(await resultOf(wanted, rig.teacher)).toMatchObject({ mayAppeal: false });
  });

  test('waits for the end of the event that holds the attempt', async () => {
    const wanted = await marked();
    const setEvent = (endDateTime: number) =>
      rig.storage.write(async (tx) => {
        await tx.updateTable('attempts').set({ mode: 'CONTROL', executionId: rig.executionId }).execute();
        const end = new Date(Date.now() + endDateTime).toISOString();
        await tx
          .updateTable('executions')
          .set({ endDateTime: end })
          .where('id', '=', rig.executionId)
          .execute();
        await storeWindows(tx, rig.executionId);
      });
    await setEvent(HOUR_MS);
    expect(await resultOf(wanted)).toMatchObject({ mark: 4, mayAppeal: false });
    expect((await ask(wanted)).status).toBe(409);
    await setEvent(-HOUR_MS);
    expect(await resultOf(wanted)).toMatchObject({ mark: 4, mayAppeal: true });
    expect((await ask(wanted)).status).toBe(201);
  });
});

describe('answering', () => {
  test('keeps the mark with a word; the learner reads it, and both are in the log', async () => {
    const wanted = await marked();
    await ask(wanted);
    expect((await questioned(rig.stranger)).totalElements).toBe(0);
    expect((await questioned()).content).toMatchObject([{ taskId: wanted.taskId, mark: 4, state: 'MARKED' }]);
    const choices = await callAs<{ appealCount: number }>(rig, rig.teacher, 'GET /completed-work/choices');
    expect(choices.body.appealCount).toBe(1);
    expect((await keep(wanted, rig.stranger)).status).toBe(404);
    expect((await keep(wanted, rig.teacher, '')).status).toBe(400);
    expect((await keep(wanted)).status).toBe(204);
    expect((await keep(wanted, rig.secondTeacher)).status).toBe(409);
    expect(await resultOf(wanted)).toMatchObject({
      mark: 4,
      mayAppeal: false,
      appeal: { state: 'KEPT', reason: REASON, answer: 'Причина не названа' },
    });
    expect((await questioned()).totalElements).toBe(0);
    expect((await ask(wanted)).status).toBe(409);
    const log = await rig.storage.db
      .selectFrom('auditLog')
      .select('what')
      .where('subjectId', '=', wanted.attemptId)
      .orderBy('id')
      .execute();
    expect(log.map(({ what }) => what)).toEqual(['result.review', 'result.appeal', 'result.keep-mark']);
  });

  test('a changed mark answers by its reason; an unchanged one answers nothing', async () => {
    const wanted = await marked();
    await ask(wanted);
    await saveMark(rig, rig.teacher, wanted, { mark: 4, comment: 'Смотрю' }, 2);
    expect(await resultOf(wanted)).toMatchObject({ appeal: { state: 'OPEN', answer: '' } });
    const saved = await saveMark(rig, rig.teacher, wanted, { mark: 7, reason: 'Причина названа' }, 3);
    expect(saved.body.result.appeal).toMatchObject({ state: 'CHANGED', answer: 'Причина названа' });
    expect(await resultOf(wanted)).toMatchObject({ mark: 7, appeal: { state: 'CHANGED' } });
    expect((await keep(wanted)).status).toBe(409);
  });

  test('waits while another teacher is at the answer', async () => {
    const wanted = await marked();
    await ask(wanted);
    await callAs(rig, rig.secondTeacher, `POST /reviews/${wanted.reviewId}/tasks/${wanted.taskId}/claim`, {});
    expect((await keep(wanted)).body.code).toBe('REVIEW_CLAIMED');
  });

  test('where the result is hidden, so are question and answer', async () => {
    const wanted = await marked();
    await ask(wanted);
    await rig.storage.write((tx) => tx.updateTable('attempts').set({ reveal: 'NOTHING' }).execute());
    expect(await resultOf(wanted)).toMatchObject({ mark: null, appeal: null, mayAppeal: false });
  });
});
