// Marking a whole work again on the engine at hand: one trial of all its tasks, each policy, and an undo that gives back every mark.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { PolicyCounts, RegradePolicy } from '#contract/entities/regrade.ts';
import type { WorkRegrade, WorkRegradeMark } from '#contract/entities/work-regrade.ts';
import type { Page } from '#contract/page.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import {
  answer,
  answered,
  copyAttempt,
  handInOne,
  makeChoiceWork,
  regradeAll,
  revise,
  tried,
  type ChoiceWork,
} from '#tests/support/regrade-rig.ts';
import { openReviewRig, saveMark, type ReviewRig } from '#tests/support/review-rig.ts';
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
    await tx.deleteFrom('workRegrades').execute();
    await tx.deleteFrom('attempts').execute();
  });
  work = await makeChoiceWork(rig);
});

/** Both keys are other ones now: the first task's is right, the second one's was right before. */
async function bothKeys(): Promise<void> {
  await revise(rig, work.taskId, { trueAnswerIndex: [0] });
  await revise(rig, work.otherTaskId, { trueAnswerIndex: [1] });
}

const begin = (person = rig.teacher) =>
  callAs<WorkRegrade>(rig, person, `POST /works/${work.workId}/regrades`);

async function now(id: string, person = rig.teacher): Promise<WorkRegrade | undefined> {
  const { body } = await callAs<WorkRegrade[]>(rig, person, `GET /works/${work.workId}/regrades`);
  return body.find((one) => one.id === id);
}

async function trial(): Promise<WorkRegrade> {
  const { body } = await begin();
  await regradeAll(rig);
  const found = await now(body.id);
  if (found === undefined) throw new Error('No such trial');
  return found;
}

type Compared = Page<WorkRegradeMark> & { readonly counts: PolicyCounts };
const compare = async (id: string, body: object): Promise<Compared> =>
  (await callAs<Compared>(rig, rig.teacher, `POST /work-regrades/${id}/marks?size=50`, body)).body;

async function act(id: string, body: object): Promise<WorkRegrade | undefined> {
  const { status } = await callAs(rig, rig.teacher, `POST /work-regrades/${id}/act`, {
    reason: 'Ключи были неверны',
    ...body,
  });
  expect(status).toBe(202);
  await regradeAll(rig);
  return now(id);
}

async function undo(id: string): Promise<WorkRegrade | undefined> {
  expect((await callAs(rig, rig.teacher, `POST /work-regrades/${id}/undo`)).status).toBe(202);
  await regradeAll(rig);
  return now(id);
}

async function standing({ id }: { readonly id: string }) {
  const { body } = await callAs<CompletedWorkDetails>(rig, rig.student, `GET /completed-work/${id}`);
  const { mark, passed, maxScore, gradeForCompletion: needed } = body;
  return {
    mark,
    passed,
    maxScore,
    needed,
    marks: Object.fromEntries(body.results.map((task) => [task.taskId, task.mark])),
  };
}

test('a trial marks every task whose key has changed and changes nothing', async () => {
  const attempt = await answered(rig, work, 'Сушка');
  await bothKeys();
  const before = await standing(attempt);
  const found = await trial();
  expect(found).toMatchObject({ state: 'READY', done: 2, total: 2, otherCount: 0, isStale: false });
  expect(found.parts.map(({ taskId, total }) => [taskId, total])).toEqual([
    [work.taskId, 1],
    [work.otherTaskId, 1],
  ]);
  const { content, counts } = await compare(found.id, { policy: 'NEW' });
  expect(content).toMatchObject([
    {
      attemptId: attempt.id,
      oldMark: 4,
      newMark: 6,
      oldMax: 10,
      newMax: 10,
      wasPassed: false,
      isPassed: true,
    },
  ]);
  expect(content[0]?.tasks).toMatchObject([
    { taskId: work.taskId, oldMark: 0, newMark: 6 },
    { taskId: work.otherTaskId, oldMark: 4, newMark: 0 },
  ]);
  expect(counts).toEqual({ up: 1, down: 0, toPassed: 1, toFailed: 0 });
  expect((await compare(found.id, { policy: 'NEW', taskIds: [work.otherTaskId] })).content).toMatchObject([
    { oldMark: 4, newMark: 0 },
  ]);
  expect(await standing(attempt)).toEqual(before);
});

const ENDS: readonly (readonly [RegradePolicy, object, object])[] = [
  ['NEW', {}, { mark: 6, passed: true, maxScore: 10, needed: 5 }],
  ['HIGHER', {}, { mark: 10, passed: true }],
  ['BOTH', {}, { mark: 10, passed: true }],
  ['FULL', {}, { mark: 10, passed: true }],
  ['LEAVE_OUT', { only: 'other' }, { mark: 0, passed: false, maxScore: 6, needed: 3 }],
  ['LEAVE_OUT', {}, { mark: 0, passed: true, maxScore: 0, needed: 0 }],
];

test.each(ENDS)(
  '%s %o is what was shown, and its undo gives every mark back',
  async (policy, which, expected) => {
    const attempts = [await answered(rig, work, 'Сушка'), await answered(rig, work, 'Обдув')];
    const [first] = attempts;
    const before = await Promise.all(attempts.map(standing));
    await bothKeys();
    const { id } = await trial();
    const body = { policy, ...('only' in which ? { taskIds: [work.otherTaskId] } : {}) };
    const shown = (await compare(id, body)).content.find(({ attemptId }) => attemptId === first?.id);
    expect(await act(id, body)).toMatchObject({ state: 'APPLIED', policy, reason: 'Ключи были неверны' });
    const after = await standing(first!);
    expect(after).toMatchObject(expected);
    expect(shown).toMatchObject({ newMark: after.mark, newMax: after.maxScore, isPassed: after.passed });
    expect(await undo(id)).toMatchObject({ state: 'UNDONE', keptCount: 0 });
    expect(await Promise.all(attempts.map(standing))).toEqual(before);
  },
);

test('is about this work alone, and its tasks are not acted on one by one', async () => {
  const elsewhere = work;
  const apart = await answered(rig, elsewhere, 'Сушка');
  const { body: copied } = await callAs<{ ids: string[] }>(rig, rig.teacher, 'POST /works/changes', {
    workIds: [work.workId],
    action: { kind: 'COPY' },
  });
  work = { ...work, workId: copied.ids[0] ?? '' };
  await rig.storage.write((tx) =>
    tx.insertInto('workGroups').values({ workId: work.workId, groupId: rig.groupId }).execute(),
  );
  const attempt = await answered(rig, work, 'Сушка');
  await bothKeys();
  const { id } = await trial();
  const parts = await rig.storage.db.selectFrom('regrades').select('id').execute();
  for (const part of parts)
    expect((await callAs(rig, rig.teacher, `GET /regrades/${part.id}`)).status).toBe(404);
  expect((await callAs<unknown[]>(rig, rig.teacher, `GET /tasks/${work.taskId}/regrades`)).body).toEqual([]);
  await act(id, { policy: 'NEW' });
  expect((await standing(attempt)).mark).toBe(6);
  expect((await standing(apart)).mark).toBe(4);
});

test('a teacher’s mark stays, before the act and after it', async () => {
  const [early, late] = [await answered(rig, work, 'Сушка'), await answered(rig, work, 'Сушка')];
  const give = async (attempt: { readonly id: string }, taskId: string, mark: number) => {
    const { body } = await callAs<CompletedWorkDetails>(
      rig,
      rig.teacher,
      `GET /completed-work/${attempt.id}`,
    );
    await saveMark(
      rig,
      rig.teacher,
      { reviewId: body.reviewId ?? '', taskId },
      { mark, reason: 'Проверено' },
      1,
    );
  };
  await give(early, work.taskId, 2);
  await bothKeys();
  const { id } = await trial();
  await act(id, { policy: 'NEW' });
  await give(late, work.otherTaskId, 3);
  expect(await undo(id)).toMatchObject({ keptCount: 1 });
  expect((await standing(early)).marks).toEqual({ [work.taskId]: 2, [work.otherTaskId]: 4 });
  expect((await standing(late)).marks).toEqual({ [work.taskId]: 0, [work.otherTaskId]: 3 });
});

test('holds for attempts that were under way', async () => {
  await answered(rig, work, 'Сушка');
  const running = await answer(rig, work, 'Сушка');
  await bothKeys();
  const { id } = await trial();
  await act(id, { policy: 'NEW' });
  await handInOne(rig, running);
  await regradeAll(rig);
  expect((await standing(running)).mark).toBe(6);
  await undo(id);
  expect((await standing(running)).mark).toBe(4);
});

test('can be cancelled, begins once at a time, and is refused where a key has changed since', async () => {
  await answered(rig, work, 'Сушка');
  await bothKeys();
  const { id } = (await begin()).body;
  expect((await begin(rig.secondTeacher)).status).toBe(409);
  expect((await callAs(rig, rig.secondTeacher, `POST /tasks/${work.taskId}/regrades`)).status).toBe(409);
  const cancelled = await callAs<WorkRegrade>(rig, rig.teacher, `POST /work-regrades/${id}/cancellation`);
  expect(cancelled.body.state).toBe('CANCELLED');
  const again = await trial();
  // What came to no act is forgotten.
  expect(await now(id)).toBeUndefined();
  await revise(rig, work.otherTaskId, { trueAnswerIndex: [0] });
  expect(await now(again.id)).toMatchObject({ isStale: true });
  const body = { policy: 'NEW', reason: 'x' };
  expect((await callAs(rig, rig.teacher, `POST /work-regrades/${again.id}/act`, body)).status).toBe(409);
  expect(await act(again.id, { policy: 'NEW', taskIds: [work.taskId] })).toMatchObject({ state: 'APPLIED' });
});

test('a later act on one of its tasks is taken back first', async () => {
  const attempt = await answered(rig, work, 'Сушка');
  await bothKeys();
  const { id } = await trial();
  await act(id, { policy: 'NEW' });
  await revise(rig, work.taskId, { trueAnswerIndex: [2] });
  const later = await tried(rig, work.taskId);
  await callAs(rig, rig.teacher, `POST /regrades/${later.id}/act`, { policy: 'NEW', reason: 'x' });
  await regradeAll(rig);
  expect((await callAs(rig, rig.teacher, `POST /work-regrades/${id}/undo`)).status).toBe(409);
  await callAs(rig, rig.teacher, `POST /regrades/${later.id}/undo`);
  await regradeAll(rig);
  await undo(id);
  expect((await standing(attempt)).mark).toBe(4);
});

test('others neither see nor do it', async () => {
  await answered(rig, work, 'Сушка');
  await bothKeys();
  const { id } = await trial();
  const body = { policy: 'NEW', reason: 'x' };
  for (const path of ['marks', 'act', 'undo', 'cancellation'])
    expect((await callAs(rig, rig.stranger, `POST /work-regrades/${id}/${path}`, body)).status).toBe(404);
  expect(await now(id, rig.stranger)).toBeUndefined();
  expect((await begin(rig.stranger)).body).toMatchObject({
    state: 'READY',
    total: 0,
    otherCount: 2,
    parts: [],
  });
  expect((await callAs(rig, rig.student, `GET /works/${work.workId}/regrades`)).status).toBe(403);
});

test('of three hundred attempts, marked twice over, every mark comes back', async () => {
  const attempt = await answered(rig, work, 'Сушка');
  await copyAttempt(rig, attempt.id, 299);
  await bothKeys();
  const { id } = await trial();
  expect((await compare(id, { policy: 'NEW' })).counts).toMatchObject({ up: 300, toPassed: 300 });
  await act(id, { policy: 'LEAVE_OUT' });
  const terms = () =>
    rig.storage.db
      .selectFrom('attempts')
      .select(['mark', 'maxScore', 'gradeForCompletion'])
      .groupBy(['mark', 'maxScore', 'gradeForCompletion'])
      .execute();
  expect(await terms()).toEqual([{ mark: 0, maxScore: 0, gradeForCompletion: 0 }]);
  await undo(id);
  expect(await terms()).toEqual([{ mark: 4, maxScore: 10, gradeForCompletion: 5 }]);
});
