// Proposals of the check taken over in bulk: gaps are, essays and what has moved are not, each by itself.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Review, ReviewItem } from '#contract/calls/reviews.ts';
import type { Attempt } from '#contract/entities/attempt.ts';
import { taskInputSchema, workInputSchema } from '#contract/entities/work.ts';
import { insertTask } from '#server/routes/tasks/tasks-repository.ts';
import { addWorkGroups, insertWork, lockWork, reviseWork } from '#server/routes/works/works-repository.ts';
import { batchOf, callAs } from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { openReviewRig, pathOf, queueOf, saveMark, type ReviewRig } from '#tests/support/review-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: ReviewRig;
let workId: string;

const gapsTask = taskInputSchema.parse({
  taskType: 'EMPTYQUESTION',
  question: { content: { ru: 'Вставьте слова', en: '', ch: '' } },
  maxScore: 6,
  params: {
    text: { ru: 'Сначала {g1}, потом {g2}.', en: '', ch: '' },
    gaps: ['сушка', 'резист'].map((ru, at) => ({
      id: `g${at + 1}`,
      kind: 'TYPED',
      accepted: [{ ru, en: '', ch: '' }],
    })),
  },
});
const essay = taskInputSchema.parse({
  taskType: 'QUESTION',
  question: { content: { ru: 'Зачем?', en: '', ch: '' } },
  maxScore: 10,
});

beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
  const change = { by: null, now: new Date().toISOString() };
  const fields = workInputSchema.parse({
    title: { ru: 'С пропусками', en: '', ch: '' },
    gradeForCompletion: 5,
  });
  workId = await rig.storage.write(async (tx) => {
    const id = await insertWork(tx, fields, change);
    const pinned = [];
    for (const task of [gapsTask, essay]) {
      const made = await insertTask(tx, task, change);
      pinned.push({ taskId: made.id, taskRevision: 1, task: made });
    }
    const row = await lockWork(tx, id);
    if (row !== undefined) await reviseWork(tx, row, fields, pinned, change);
    await addWorkGroups(tx, id, [rig.groupId]);
    return id;
  });
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

async function handInGaps(second: string): Promise<void> {
  const started = await callAs<Attempt>(rig, rig.student, `POST /works/${workId}/completed-work`, {
    type: 'SELFCONTROL',
  });
  const attempt = started.body;
  const answers = attempt.tasks.map(({ id, taskType }) => ({
    type: 'ANSWER' as const,
    taskId: id,
    answer: taskType === 'QUESTION' ? { text: 'Так' } : { gaps: { g1: 'Сушка', g2: second } },
    at: 5,
  }));
  await callAs(
    rig,
    rig.student,
    `POST /completed-work/${attempt.id}/events`,
    batchOf(answers, { writer: attempt.writer }),
  );
  await callAs(rig, rig.student, `PATCH /completed-work/${attempt.id}`, { submit: true });
  await markWaiting(rig.storage);
}

interface Answered {
  readonly outcomes: readonly string[];
}

const refOf = ({ reviewId, taskId }: ReviewItem) => ({ reviewId, taskId });
const accept = (items: readonly ReviewItem[], mark?: number, person = rig.teacher) =>
  callAs<Answered>(rig, person, 'POST /reviews/proposals', {
    answers: items.map((item) => ({ ...refOf(item), mark: mark ?? item.proposedMark ?? item.maxScore })),
  });

test('the gaps wait with a proposal; all are taken over as single marks are, the essays are left', async () => {
  await handInGaps('резист');
  await handInGaps('кофе');
  const { content } = await queueOf(rig, rig.teacher);
  const told = content.map(({ taskType, proposedMark, isAcceptable }) => [
    taskType,
    proposedMark,
    isAcceptable,
  ]);
  // An attempt may show its tasks in another order.
  expect(told).toHaveLength(4);
  expect(told).toEqual(
    expect.arrayContaining([
      ['EMPTYQUESTION', 3, true],
      ['EMPTYQUESTION', 6, true],
      ['QUESTION', null, false],
      ['QUESTION', null, false],
    ]),
  );
  const { body } = await accept(content);
  expect(body.outcomes).toEqual(content.map(({ isAcceptable }) => (isAcceptable ? 'ACCEPTED' : 'CONFLICT')));
  const marked = await queueOf(rig, rig.teacher, '?state=MARKED');
  const waiting = await queueOf(rig, rig.teacher);
  expect(waiting.content.map(({ taskType }) => taskType)).toEqual(['QUESTION', 'QUESTION']);
  expect(new Set(marked.content.map(({ mark }) => mark))).toEqual(new Set([3, 6]));
  const first = content.find(({ proposedMark }) => proposedMark === 6);
  if (first === undefined) throw new Error('Nothing was handed in.');
  const review = (await callAs<Review>(rig, rig.teacher, `GET ${pathOf(first)}`)).body;
  expect(review).toMatchObject({ state: 'MARKED', mark: 6, version: 2 });
  expect(review.result.markHistory).toMatchObject([{ fromMark: null, toMark: 6 }]);
  const logged = await rig.storage.db
    .selectFrom('auditLog')
    .select('id')
    .where('what', '=', 'result.review')
    .execute();
  expect(logged).toHaveLength(2);
  // It is changed like any other mark: with a reason.
  expect((await saveMark(rig, rig.teacher, first, { mark: 2 }, 2)).status).toBe(400);
  expect((await saveMark(rig, rig.teacher, first, { mark: 2, reason: 'Иначе' }, 2)).status).toBe(200);
});

test('what has been marked, is held by another, was seen with another mark or is not theirs is left', async () => {
  for (let count = 0; count < 3; count += 1) await handInGaps('резист');
  const gaps = (await queueOf(rig, rig.teacher)).content.filter(({ isAcceptable }) => isAcceptable);
  const [marked, held, free] = gaps;
  if (marked === undefined || held === undefined || free === undefined) throw new Error('Too few wait.');
  const byStranger = await accept(gaps, undefined, rig.stranger);
  expect(byStranger.body.outcomes).toEqual(gaps.map(() => 'NOT_FOUND'));
  expect((await accept([free], 5)).body.outcomes).toEqual(['CONFLICT']);
  await saveMark(rig, rig.secondTeacher, marked, { mark: 1 }, 1);
  await callAs(rig, rig.secondTeacher, `POST ${pathOf(held)}/claim`, {});
  expect((await accept(gaps)).body.outcomes).toEqual(['CONFLICT', 'REVIEW_CLAIMED', 'ACCEPTED']);
  const kept = (await callAs<Review>(rig, rig.teacher, `GET ${pathOf(marked)}`)).body;
  expect(kept.mark).toBe(1);
});

test('more than a hundred at once, or a learner, are refused', async () => {
  await handInGaps('резист');
  const [item] = (await queueOf(rig, rig.teacher)).content;
  if (item === undefined) throw new Error('Nothing was handed in.');
  expect((await accept(Array.from({ length: 101 }, () => item))).status).toBe(400);
  expect((await accept([item], undefined, rig.student)).status).toBe(403);
});
