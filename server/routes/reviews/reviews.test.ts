// The review queue on the engine at hand: who sees what, one teacher at a time, nothing lost, hidden names.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OWN_COMMENTS, type Review } from '#contract/calls/reviews.ts';
import type { CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { ReviewClaim } from '#contract/entities/review.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import type { TestPerson } from '#tests/support/test-app.ts';
import {
  firstInQueue,
  handIn,
  openReviewRig,
  pathOf,
  queueOf,
  saveMark,
  type Refusal,
  type ReviewRig,
} from '#tests/support/review-rig.ts';

let rig: ReviewRig;

beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

const details = (id: string, person = rig.student) =>
  callAs<CompletedWorkDetails>(rig, person, `GET /completed-work/${id}`);

describe('the queue', () => {
  test('holds what waits for a teacher, for those who teach the group, with what marking needs', async () => {
    await handIn(rig, rig.workId);
    const { content, totalElements } = await queueOf(rig, rig.teacher);
    expect(totalElements).toBe(1);
    expect(content[0]).toMatchObject({
      state: 'WAITING',
      maxScore: 10,
      // Nobody proposes points for a text that nobody has read.
      proposedMark: null,
      mark: null,
      claim: null,
    });
    expect((await queueOf(rig, rig.stranger)).totalElements).toBe(0);
    const item = await firstInQueue(rig);
    expect((await callAs(rig, rig.stranger, `GET ${pathOf(item)}`)).status).toBe(404);
    const review = (await callAs<Review>(rig, rig.teacher, `GET ${pathOf(item)}`)).body;
    expect(review.result.answer).toEqual({ text: 'Чтобы убрать воду' });
    expect(review.result.check?.needsReview).toBe(true);
    expect(JSON.stringify(review.result.solution)).toContain('Названа причина');
  });

  test.each([
    ['execution', 0],
    ['work', 1],
    ['task', 1],
    ['student', 1],
  ] as const)('grouped by %s', async (by, groups) => {
    await handIn(rig, rig.workId);
    await handIn(rig, rig.workId);
    const { body } = await callAs<readonly { count: number }[]>(
      rig,
      rig.teacher,
      `GET /reviews/groups?by=${by}`,
    );
    expect(body.map(({ count }) => count)).toEqual(Array.from({ length: groups }, () => 2));
  });

  test('leads from one answer to the next, also from one that has left it', async () => {
    for (const text of ['первый', 'второй', 'третий']) await handIn(rig, rig.workId, text);
    const { content } = await queueOf(rig, rig.teacher);
    const [first, second, third] = content;
    if (first === undefined || second === undefined) throw new Error('Too few wait.');
    const saved = await saveMark(rig, rig.teacher, second, { mark: 7 }, 1);
    expect(saved.body.previous?.reviewId).toBe(first.reviewId);
    expect(saved.body.next?.reviewId).toBe(third?.reviewId);
    // It has left the queue: two are in it, and one of them is before it.
    expect([saved.body.place, saved.body.next !== null]).toEqual([{ number: 2, total: 2 }, true]);
    const opened = await callAs<Review>(rig, rig.teacher, `GET ${pathOf(third ?? first)}`);
    expect(opened.body.place).toEqual({ number: 2, total: 2 });
    expect((await callAs(rig, rig.teacher, 'GET /reviews/counts')).body).toEqual({
      waiting: 2,
      appeals: 0,
      doubts: 0,
    });
    expect((await queueOf(rig, rig.teacher)).totalElements).toBe(2);
    expect((await queueOf(rig, rig.teacher, '?state=MARKED')).content).toMatchObject([{ mark: 7 }]);
  });
});

describe('one at a time', () => {
  test('a claim keeps another out until given back, taken over or run out', async () => {
    await handIn(rig, rig.workId);
    const item = await firstInQueue(rig);
    const claim = (person = rig.teacher, body: unknown = {}) =>
      callAs<ReviewClaim & Refusal>(rig, person, `POST ${pathOf(item)}/claim`, body);
    expect((await claim()).body.isOwn).toBe(true);
    expect((await claim()).status).toBe(200);
    const refused = await claim(rig.secondTeacher);
    expect([refused.status, refused.body.code]).toEqual([409, 'REVIEW_CLAIMED']);
    const marked = await saveMark(rig, rig.secondTeacher, item, { mark: 3 }, 1);
    expect([marked.status, marked.body.code]).toEqual([409, 'REVIEW_CLAIMED']);
    expect((await queueOf(rig, rig.secondTeacher)).content[0]?.claim).toMatchObject({ isOwn: false });
    expect((await callAs(rig, rig.secondTeacher, `DELETE ${pathOf(item)}/claim`)).status).toBe(204);
    expect((await claim(rig.secondTeacher)).status).toBe(409);
    expect((await claim(rig.secondTeacher, { takeOver: true })).status).toBe(200);
    expect((await claim()).status).toBe(409);
    await rig.storage.write((tx) =>
      tx.updateTable('attemptTasks').set({ claimedUntil: '2026-01-01T00:00:00.000Z' }).execute(),
    );
    expect((await claim()).status).toBe(200);
    expect((await callAs(rig, rig.teacher, `DELETE ${pathOf(item)}/claim`)).status).toBe(204);
    expect((await firstInQueue(rig)).claim).toBeNull();
  });

  test('of many claims at once one holds', async () => {
    await handIn(rig, rig.workId);
    const item = await firstInQueue(rig);
    const claims = [rig.teacher, rig.secondTeacher, rig.teacher, rig.secondTeacher].map((person) =>
      callAs<ReviewClaim>(rig, person, `POST ${pathOf(item)}/claim`, {}),
    );
    const answers = await Promise.all(claims);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.byName)).size).toBe(
      1,
    );
  });

  test('what one wrote to other answers of the task is offered again, the most used first; what others wrote is not', async () => {
    const write = async (person: TestPerson, comment: string) => {
      await handIn(rig, rig.workId);
      await saveMark(rig, person, await firstInQueue(rig), { mark: 4, comment }, 1);
    };
    await write(rig.teacher, 'Назовите причину');
    await write(rig.teacher, 'Мало');
    await write(rig.teacher, 'Мало');
    await write(rig.teacher, 'б'.repeat(OWN_COMMENTS.maxLength + 1));
    await write(rig.secondTeacher, 'Хорошо');
    await handIn(rig, rig.workId);
    const item = await firstInQueue(rig);
    const offered = async (person: TestPerson) =>
      (await callAs<Review>(rig, person, `GET ${pathOf(item)}`)).body.ownComments;
    expect(await offered(rig.teacher)).toEqual(['Мало', 'Назовите причину']);
    expect(await offered(rig.secondTeacher)).toEqual(['Хорошо']);
  });

  test('two marks at once: one stands, the other is refused with it, and may be given over it with a reason', async () => {
    const attempt = await handIn(rig, rig.workId);
    const item = await firstInQueue(rig);
    const answers = await Promise.all([
      saveMark(rig, rig.teacher, item, { mark: 4, comment: 'Мало' }, 1),
      saveMark(rig, rig.secondTeacher, item, { mark: 9, comment: 'Хорошо' }, 1),
    ]);
    const [stored, refused] = answers.toSorted((one, other) => one.status - other.status);
    if (stored === undefined || refused === undefined) throw new Error('No answers');
    expect([stored.status, refused.status, refused.body.code]).toEqual([200, 409, 'REVIEW_CONFLICT']);
    const current = refused.body.current;
    expect(current?.result).toMatchObject({
      mark: stored.body.result.mark,
      comment: stored.body.result.comment,
    });
    const late = stored.body.result.mark === 4 ? rig.secondTeacher : rig.teacher;
    const again = { mark: 6, comment: 'Сошлись' };
    const bare = await saveMark(rig, late, item, again, current?.version);
    expect([bare.status, bare.body.details?.[0]?.path]).toEqual([400, 'reason']);
    const reasoned = await saveMark(rig, late, item, { ...again, reason: 'Договорились' }, current?.version);
    expect(
      reasoned.body.result.markHistory.map(({ fromMark, toMark, reason }) => [fromMark, toMark, reason]),
    ).toEqual([
      [null, stored.body.result.mark, ''],
      [stored.body.result.mark, 6, 'Договорились'],
    ]);
    expect((await details(attempt.id)).body).toMatchObject({ mark: 6, status: 'REVIEWED', passed: false });
  });
});

describe('a mark', () => {
  test.each([
    ['no version', { mark: 5 }, undefined, 428],
    ['more than there is', { mark: 11 }, 1, 400],
    ['less than nothing', { mark: -1 }, 1, 400],
    ['a row that is not in the rubric', { mark: 5, rubric: [{ id: 'x', points: 1 }] }, 1, 400],
    ['more than the row has', { mark: 5, rubric: [{ id: 'how', points: 5 }] }, 1, 400],
    [
      'a row twice',
      {
        mark: 5,
        rubric: [
          { id: 'how', points: 1 },
          { id: 'how', points: 1 },
        ],
      },
      1,
      400,
    ],
    [
      'points by the rubric',
      {
        mark: 9.5,
        rubric: [
          { id: 'why', points: 6 },
          { id: 'how', points: 3.5 },
        ],
      },
      1,
      200,
    ],
    ['nothing', { mark: 0 }, 1, 200],
  ])('%s', async (_name, body, version, status) => {
    await handIn(rig, rig.workId);
    expect((await saveMark(rig, rig.teacher, await firstInQueue(rig), body, version)).status).toBe(status);
  });

  test('reaches the student as far as the work reveals it', async () => {
    const attempt = await handIn(rig, rig.workId);
    const rubric = [{ id: 'why', points: 6 }];
    const given = { mark: 6, comment: 'Не названа температура', rubric };
    await saveMark(rig, rig.teacher, await firstInQueue(rig), given, 1);
    const taskOf = async () =>
      (await details(attempt.id)).body.results.find(({ taskType }) => taskType === 'QUESTION');
    expect(await taskOf()).toMatchObject({ mark: 6, comment: 'Не названа температура', rubric });
    expect((await taskOf())?.markHistory).toHaveLength(1);
    const shows = [
      ['MARK', 6, 'Не названа температура'],
      ['NOTHING', null, ''],
    ] as const;
    for (const [reveal, mark, comment] of shows) {
      await rig.storage.write((tx) => tx.updateTable('attempts').set({ reveal }).execute());
      expect(await taskOf()).toMatchObject({ mark, comment, rubric: null, markHistory: [], solution: null });
    }
  });
});

async function marksInLog(attemptId: string): Promise<string[]> {
  const log = rig.storage.db.selectFrom('auditLog').select('subjectName');
  const entries = await log.where('subjectId', '=', attemptId).where('what', '=', 'result.review').execute();
  return entries.map(({ subjectName }) => subjectName);
}

describe('where the work hides names', () => {
  test('the log tells none either while an answer of the attempt waits', async () => {
    const attempt = await handIn(rig, rig.namelessWorkId);
    await rig.storage.write((tx) =>
      tx.updateTable('attemptTasks').set({ needsReview: true }).where('attemptId', '=', attempt.id).execute(),
    );
    const item = await firstInQueue(rig);
    const saved = await saveMark(rig, rig.teacher, item, { mark: 1 }, 1);
    expect([saved.status, await marksInLog(attempt.id)]).toEqual([200, [`№ ${item.alias} — Без имён`]]);
  });

  test('nothing of the queue names the person; no list ties a name to the answer until it is marked', async () => {
    const attempt = await handIn(rig, rig.namelessWorkId);
    const item = await firstInQueue(rig);
    const review = await callAs<Review>(rig, rig.teacher, `GET ${pathOf(item)}`);
    const group = await callAs<unknown>(rig, rig.teacher, 'GET /reviews/groups?by=student');
    const told = JSON.stringify([item, review.body, group.body]);
    const { fullName } = (await callAs<{ fullName?: string }>(rig, rig.student, 'GET /users/current')).body;
    for (const secret of [rig.student.id, attempt.id, fullName ?? rig.student.id])
      expect(told).not.toContain(secret);
    expect(item).toMatchObject({ user: null, alias: expect.stringMatching(/^[0-9A-F]{6}$/) as unknown });
    expect((await queueOf(rig, rig.teacher, `?userId=${rig.student.id}`)).totalElements).toBe(0);
    expect((await details(attempt.id, rig.teacher)).status).toBe(404);
    const results = () =>
      callAs<{ totalElements: number }>(rig, rig.teacher, 'POST /completed-work/results', {});
    expect((await results()).body.totalElements).toBe(0);
    const saved = await saveMark(rig, rig.teacher, item, { mark: 8 }, 1);
    expect(saved.body.user?.id).toBe(rig.student.id);
    expect(await marksInLog(attempt.id)).toEqual([`${saved.body.user?.fullName ?? ''} — Без имён`]);
    expect((await results()).body.totalElements).toBe(1);
    expect((await details(attempt.id, rig.teacher)).body.reviewId).toBe(item.reviewId);
  });
});
