// Marking again on the engine at hand: the trial, each policy, what holds for later answers, and what an undo gives back.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { Regrade, RegradeMark, RegradePolicy } from '#contract/entities/regrade.ts';
import type { Page } from '#contract/page.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import {
  acted,
  answer,
  answered,
  begin,
  CHOICE,
  handInOne,
  makeChoiceWork,
  regradeAll,
  revise,
  tried,
  undone,
  type ChoiceWork,
} from '#tests/support/regrade-rig.ts';
import { openReviewRig, saveMark, type Refusal, type ReviewRig } from '#tests/support/review-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: ReviewRig;
let work: ChoiceWork;

beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write(async (tx) => {
    await tx.deleteFrom('regrades').execute();
    await tx.deleteFrom('attempts').execute();
  });
  work = await makeChoiceWork(rig);
});

async function resultOf({ id }: { readonly id: string }, person = rig.student) {
  const { body } = await callAs<CompletedWorkDetails>(rig, person, `GET /completed-work/${id}`);
  const task = body.results.find(({ taskId }) => taskId === work.taskId);
  if (task === undefined) throw new Error('No such task');
  const { mark, passed, maxScore, gradeForCompletion: needed, status, reviewId } = body;
  return { attempt: { mark, passed, maxScore, needed, status }, task, reviewId: reviewId ?? '' };
}

async function marksOf({ id }: Regrade): Promise<readonly RegradeMark[]> {
  return (await callAs<Page<RegradeMark>>(rig, rig.teacher, `GET /regrades/${id}/marks?size=200`)).body
    .content;
}

const rightKey = () => revise(rig, work.taskId, { trueAnswerIndex: [0] });

describe('a trial', () => {
  test('tells each person’s old and new mark and changes nothing', async () => {
    const [wrong, right] = [await answered(rig, work, 'Промывка'), await answered(rig, work, 'Сушка')];
    await rightKey();
    const regrade = await tried(rig, work.taskId);
    expect(regrade).toMatchObject({ state: 'READY', done: 2, total: 2, otherCount: 0, isStale: false });
    expect(regrade.summary).toMatchObject({
      outcomes: { MARKED: 2, TEACHER: 0, UNMAPPABLE: 0 },
      policies: {
        NEW: { up: 1, down: 1, toPassed: 1, toFailed: 1 },
        HIGHER: { up: 1, down: 0, toPassed: 1, toFailed: 0 },
        BOTH: { up: 1, down: 0, toPassed: 1, toFailed: 0 },
        FULL: { up: 1, down: 0, toPassed: 1, toFailed: 0 },
        LEAVE_OUT: { up: 0, down: 0, toPassed: 1, toFailed: 0 },
      },
    });
    const marks = await marksOf(regrade);
    const ofAttempt = (id: string) => marks.find(({ attemptId }) => attemptId === id);
    expect(ofAttempt(wrong.id)).toMatchObject({
      oldMark: 6,
      newMark: 0,
      oldVerdict: 'RIGHT',
      newVerdict: 'WRONG',
    });
    expect(ofAttempt(right.id)).toMatchObject({
      oldMark: 0,
      newMark: 6,
      newVerdict: 'RIGHT',
      givenMark: null,
    });
    expect((await resultOf(right)).attempt).toMatchObject({ mark: 4, passed: false });
  });

  test('is of the groups one teaches; others neither see nor do it, and whose name is hidden stays so', async () => {
    await answered(rig, work, 'Сушка');
    await rightKey();
    const { id } = await tried(rig, work.taskId);
    const routes = [`GET /regrades/${id}`, `GET /regrades/${id}/marks`, `POST /regrades/${id}/undo`] as const;
    for (const route of routes) expect((await callAs(rig, rig.stranger, route)).status).toBe(404);
    expect((await callAs(rig, rig.student, `GET /regrades/${id}`)).status).toBe(403);
    const theirs = await callAs<Regrade>(rig, rig.stranger, `POST /tasks/${work.taskId}/regrades`);
    expect(theirs.body).toMatchObject({ total: 0, otherCount: 1 });
    await regradeAll(rig);
    await rig.storage.write((tx) =>
      tx.updateTable('attempts').set({ hidesNames: true, status: 'REVIEW_PENDING' }).execute(),
    );
    const [mark] = await marksOf({ id } as Regrade);
    expect(mark).toMatchObject({ user: null, attemptId: null });
  });

  test('can be cancelled, and one of a task at a time is under way', async () => {
    await answered(rig, work, 'Сушка');
    await rightKey();
    const { id } = await begin(rig, work.taskId);
    expect((await callAs(rig, rig.secondTeacher, `POST /tasks/${work.taskId}/regrades`)).status).toBe(409);
    expect((await callAs<Regrade>(rig, rig.teacher, `POST /regrades/${id}/cancellation`)).body.state).toBe(
      'CANCELLED',
    );
    await regradeAll(rig);
    expect((await callAs<Regrade>(rig, rig.teacher, `GET /regrades/${id}`)).body).toMatchObject({
      state: 'CANCELLED',
      summary: null,
    });
    const act = { policy: 'NEW', reason: 'x' };
    expect((await callAs(rig, rig.teacher, `POST /regrades/${id}/act`, act)).status).toBe(409);
  });

  test('of a key that was changed since is not acted on', async () => {
    await answered(rig, work, 'Сушка');
    await rightKey();
    const { id } = await tried(rig, work.taskId);
    await revise(rig, work.taskId, { trueAnswerIndex: [2] });
    const act = { policy: 'NEW', reason: 'x' };
    const refused = await callAs<Refusal>(rig, rig.teacher, `POST /regrades/${id}/act`, act);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Задание изменили после пробной проверки. Запустите её снова',
    ]);
  });
});

describe('options are told apart by their ids', () => {
  const { answers } = CHOICE;
  test.each([
    [
      'in another order',
      () => ({ answers: [answers[2], answers[0], answers[1]], trueAnswerIndex: [1] }),
      'MARKED',
      6,
    ],
    [
      'with a word mended',
      () => ({
        answers: [
          { ...answers[0]!, content: { ru: 'Сушка при 150 °C', en: '', ch: '' } },
          answers[1],
          answers[2],
        ],
        trueAnswerIndex: [0],
      }),
      'MARKED',
      6,
    ],
    [
      'with the chosen one gone',
      () => ({ answers: [answers[1], answers[2]], trueAnswerIndex: [0] }),
      'UNMAPPABLE',
      null,
    ],
    [
      'with one that nobody saw',
      () => ({
        answers: [...answers, { ...answers[0]!, content: { ru: 'Отжиг', en: '', ch: '' } }],
        trueAnswerIndex: [3],
      }),
      'UNMAPPABLE',
      null,
    ],
    ['of another type', () => ({ taskType: 'MULTICHOICE', trueAnswerIndex: [0] }), 'UNMAPPABLE', null],
  ])('%s', async (_name, change, outcome, newMark) => {
    const attempt = await answered(rig, work, 'Сушка');
    await revise(rig, work.taskId, change());
    expect(await marksOf(await tried(rig, work.taskId))).toMatchObject([{ outcome, oldMark: 0, newMark }]);
    await acted(rig, work.taskId, 'NEW');
    expect((await resultOf(attempt)).task.mark).toBe(newMark ?? 0);
  });
});

const ENDS: readonly (readonly [RegradePolicy, string, object])[] = [
  ['NEW', 'Сушка', { mark: 10, passed: true, maxScore: 10, needed: 5 }],
  ['NEW', 'Промывка', { mark: 4, passed: false, maxScore: 10, needed: 5 }],
  ['HIGHER', 'Сушка', { mark: 10, passed: true }],
  ['HIGHER', 'Промывка', { mark: 10, passed: true }],
  ['BOTH', 'Сушка', { mark: 10, passed: true }],
  ['BOTH', 'Промывка', { mark: 10, passed: true }],
  ['BOTH', 'Обдув', { mark: 4, passed: false }],
  ['FULL', 'Обдув', { mark: 10, passed: true }],
  ['LEAVE_OUT', 'Обдув', { mark: 4, passed: true, maxScore: 4, needed: 2 }],
];

describe('the act', () => {
  test.each(ENDS)('%s for %s', async (policy, ru, expected) => {
    const attempt = await answered(rig, work, ru);
    const before = await resultOf(attempt);
    await rightKey();
    const { id, state } = await acted(rig, work.taskId, policy);
    expect(state).toBe('APPLIED');
    const after = await resultOf(attempt);
    expect(after.attempt).toMatchObject(expected);
    // The explanation is that of the present key, and says so.
    expect(after.task.regrade).toMatchObject({ policy, reason: 'Ключ был неверен' });
    const right = after.task.shown?.answers.find(({ content }) => content.ru === 'Сушка')?.id;
    expect(after.task.solution?.['key']).toEqual({ right: [right] });
    const changed = after.task.mark !== before.task.mark;
    expect(after.task.markHistory).toHaveLength(changed ? 1 : 0);
    expect(await undone(rig, id)).toMatchObject({ state: 'UNDONE', keptCount: 0 });
    const back = await resultOf(attempt);
    expect(back.attempt).toEqual(before.attempt);
    expect(back.task).toMatchObject({ mark: before.task.mark, maxScore: 6, regrade: null });
    expect(back.task.solution).toEqual(before.task.solution);
  });

  test('never overwrites a teacher’s mark, given before it or after; its undo leaves those too', async () => {
    const [early, late, own] = [
      await answered(rig, work, 'Сушка'),
      await answered(rig, work, 'Сушка'),
      await answered(rig, work, 'Сушка'),
    ];
    const give = async (attempt: { readonly id: string }, mark: number) => {
      const { reviewId } = await resultOf(attempt, rig.teacher);
      const body = { mark, reason: 'Проверено' };
      return saveMark(rig, rig.teacher, { reviewId, taskId: work.taskId }, body, 1);
    };
    await give(early, 2);
    await rightKey();
    const { id, summary } = await acted(rig, work.taskId, 'NEW');
    expect(summary?.outcomes).toMatchObject({ MARKED: 2, TEACHER: 1 });
    await give(late, 3);
    expect(await undone(rig, id)).toMatchObject({ keptCount: 1 });
    const marks = [];
    for (const one of [early, late, own]) marks.push((await resultOf(one)).task.mark);
    expect(marks).toEqual([2, 3, 0]);
  });

  test('holds for attempts that were under way, and for what the server marks anew', async () => {
    const running = await answer(rig, work, 'Сушка');
    await rightKey();
    const { id } = await acted(rig, work.taskId, 'NEW');
    await handInOne(rig, running);
    await regradeAll(rig);
    expect((await resultOf(running)).attempt).toMatchObject({ mark: 10, passed: true });
    await rig.storage.write((tx) =>
      tx.updateTable('attempts').set({ status: 'SUBMITTED', markTries: 0 }).execute(),
    );
    await handInOne(rig, running);
    await regradeAll(rig);
    expect((await resultOf(running)).attempt).toMatchObject({ mark: 10, passed: true });
    await undone(rig, id);
    expect((await resultOf(running)).attempt).toMatchObject({ mark: 4, passed: false });
  });

  test('a task that is left out stays so for what is marked later, and an undo brings it back whole', async () => {
    const running = await answer(rig, work, 'Обдув');
    await rightKey();
    const { id } = await acted(rig, work.taskId, 'LEAVE_OUT');
    await handInOne(rig, running);
    await regradeAll(rig);
    await rig.storage.write((tx) =>
      tx.updateTable('attempts').set({ status: 'SUBMITTED', markTries: 0 }).execute(),
    );
    await handInOne(rig, running);
    await regradeAll(rig);
    expect((await resultOf(running)).attempt).toMatchObject({
      mark: 4,
      maxScore: 4,
      needed: 2,
      passed: true,
    });
    await undone(rig, id);
    expect((await resultOf(running)).attempt).toMatchObject({
      mark: 4,
      maxScore: 10,
      needed: 5,
      passed: false,
    });
  });

  test('one after the other: the later is taken back first', async () => {
    const attempt = await answered(rig, work, 'Сушка');
    await rightKey();
    const first = await acted(rig, work.taskId, 'NEW');
    await revise(rig, work.taskId, { trueAnswerIndex: [2] });
    const second = await acted(rig, work.taskId, 'NEW');
    expect((await resultOf(attempt)).task.mark).toBe(0);
    expect((await callAs(rig, rig.teacher, `POST /regrades/${first.id}/undo`)).status).toBe(409);
    await undone(rig, second.id);
    expect((await resultOf(attempt)).task.mark).toBe(6);
    await undone(rig, first.id);
    expect((await resultOf(attempt)).task.mark).toBe(0);
    const log = await rig.storage.db
      .selectFrom('auditLog')
      .select('what')
      .where('subjectId', '=', work.taskId)
      .where('what', 'like', 'task.mark-again%')
      .orderBy('id')
      .execute();
    expect(log.map(({ what }) => what)).toEqual([
      'task.mark-again',
      'task.mark-again',
      'task.mark-again-undo',
      'task.mark-again-undo',
    ]);
  });
});
