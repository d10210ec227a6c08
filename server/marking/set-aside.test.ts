// Attempts that cannot be marked automatically: counted when begun, set aside, and shown to the teacher.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewItem } from '#contract/calls/reviews.ts';
import type { Attempt, AttemptEvent, CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { Page } from '#contract/page.ts';
import { json } from '#server/storage/columns.ts';
import { batchOf, callAs, openAttemptRig, send, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { addQuestionsWork } from '#tests/support/questions-work.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { createMarking } from './create-marking.ts';
import { openMarkProcess } from './mark-process.ts';
import { claimAttempt, MAX_TRIES } from './marking-queue.ts';

let rig: AttemptRig;
let workId = '';
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  workId = await addQuestionsWork(rig);
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

const TEXT = { text: 'Чтобы убрать воду' };

/** An attempt with one long answer, handed in. */
async function handIn(): Promise<Attempt> {
  const { body } = await callAs<Attempt>(rig, rig.student, `POST /works/${workId}/completed-work`, {
    type: 'SELFCONTROL',
  });
  const taskId = body.tasks.find(({ taskType }) => taskType === 'QUESTION')?.id ?? '';
  const event: AttemptEvent = { type: 'ANSWER', taskId, answer: TEXT, at: 5 };
  expect((await send(rig, body.id, batchOf([event], { writer: body.writer }))).status).toBe(200);
  await callAs(rig, rig.student, `PATCH /completed-work/${body.id}`, { submit: true });
  return body;
}

const rowOf = (id: string) =>
  rig.storage.db
    .selectFrom('attempts')
    .select(['status', 'markTries', 'setAsideAt', 'answeredCount', 'reviewId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function questionOf(id: string): Promise<string> {
  const row = await rig.storage.db
    .selectFrom('attemptTasks')
    .select('taskId')
    .where('attemptId', '=', id)
    .where('taskType', '=', 'QUESTION')
    .executeTakeFirstOrThrow();
  return row.taskId;
}

/** As if the time to wait had passed. */
const passTime = () =>
  rig.storage.write((tx) =>
    tx
      .updateTable('attempts')
      .set({ leaseUntil: '2000-01-01T00:00:00.000Z' })
      .where('status', '=', 'MARKING')
      .execute(),
  );

/** Marks what waits, `rounds` times; nothing is marked within 1 ms. */
async function mark(rounds: number, ms?: number): Promise<string[]> {
  const errors: string[] = [];
  const marker = openMarkProcess(ms === undefined ? {} : { ms });
  const marking = createMarking(rig.storage, (error) => errors.push(String(error)), { marker });
  for (let round = 0; round < rounds; round++) {
    await passTime();
    await marking.markWaiting();
  }
  await marking.stop();
  return errors;
}

describe('an attempt that cannot be marked', () => {
  test('is set aside after its tries, with what was answered, and the student is told', async () => {
    const { id } = await handIn();
    expect(await mark(MAX_TRIES - 1, 1)).toHaveLength(MAX_TRIES - 1);
    expect(await rowOf(id)).toMatchObject({ status: 'MARKING', markTries: MAX_TRIES - 1, setAsideAt: null });
    await mark(1, 1);
    expect(await rowOf(id)).toMatchObject({ status: 'REVIEW_PENDING', answeredCount: 1 });
    expect(await mark(2, 1)).toEqual([]);
    const own = await callAs<CompletedWorkDetails>(rig, rig.student, `GET /completed-work/${id}`);
    expect(own.body).toMatchObject({ isSetAside: true, status: 'REVIEW_PENDING', mark: null });
    const told = await callAs<CompletedWorkDetails>(rig, rig.teacher, `GET /completed-work/${id}`);
    expect(told.body.results.find(({ taskType }) => taskType === 'QUESTION')).toMatchObject({
      answer: TEXT,
      mark: null,
      needsReview: true,
    });
  });

  test('waits in the teacher’s queue, and is marked when it is tried once more', async () => {
    const { id } = await handIn();
    await mark(MAX_TRIES, 1);
    const queue = await callAs<Page<ReviewItem>>(rig, rig.teacher, 'GET /reviews');
    expect(queue.body.content.length).toBeGreaterThan(1);
    expect(queue.body.content.every(({ isSetAside }) => isSetAside)).toBe(true);
    const { reviewId } = await rowOf(id);
    expect((await callAs(rig, rig.student, `POST /reviews/${reviewId}/marking`)).status).toBe(403);
    expect((await callAs(rig, rig.teacher, `POST /reviews/${reviewId}/marking`)).status).toBe(204);
    expect(await mark(1)).toEqual([]);
    const told = await callAs<CompletedWorkDetails>(rig, rig.teacher, `GET /completed-work/${id}`);
    expect(told.body).toMatchObject({ isSetAside: false, status: 'REVIEW_PENDING', mark: 6 });
    expect((await callAs(rig, rig.teacher, `POST /reviews/${reviewId}/marking`)).status).toBe(409);
  });

  test('is none for an answer at an impossible time: it is marked and shown', async () => {
    const { id } = await handIn();
    const taskId = await questionOf(id);
    const events: AttemptEvent[] = [{ type: 'ANSWER', taskId, answer: TEXT, at: Number.MAX_SAFE_INTEGER }];
    await rig.storage.write((tx) =>
      tx
        .updateTable('eventBatches')
        .set({ events: json(events) })
        .where('attemptId', '=', id)
        .execute(),
    );
    expect(await mark(1)).toEqual([]);
    for (const person of [rig.student, rig.teacher]) {
      const { status, body } = await callAs<CompletedWorkDetails>(rig, person, `GET /completed-work/${id}`);
      expect([status, body.status]).toEqual([200, 'REVIEW_PENDING']);
      expect(body.results.find((result) => result.taskId === taskId)?.historyAnswer).toHaveLength(1);
    }
  });

  test('counts a try when it is begun: one that ends the process each time is set aside unseen', async () => {
    const { id } = await handIn();
    for (let round = 1; round <= MAX_TRIES; round++) {
      await passTime();
      expect(await claimAttempt(rig.storage, 'dead', new Date().toISOString())).toEqual({ id, tries: round });
    }
    const errors = await mark(1);
    expect(errors).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'REVIEW_PENDING', answeredCount: 1 });
    expect((await rowOf(id)).setAsideAt).not.toBeNull();
  });
});
