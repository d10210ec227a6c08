// Files of answers: added to an attempt, or kept beside it if it has newer answers; forged ones are refused.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerFile, UploadedAnswerFile } from '#contract/entities/answer-file.ts';
import type { Attempt, AttemptEvent } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import {
  actEvent,
  batchOf,
  callAs,
  openAttemptRig,
  send,
  start,
  type AttemptRig,
} from '#tests/support/attempt-rig.ts';

let rig: AttemptRig;
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

const hash = (events: readonly AttemptEvent[]): string =>
  createHash('sha256').update(canonicalJson(events)).digest('hex');

function fileOf(attempt: Attempt, events: AttemptEvent[], changes: Partial<AnswerFile> = {}): AnswerFile {
  return {
    format: 'kristall-answers',
    version: 1,
    attemptId: attempt.id,
    savedAt: attempt.serverNow,
    writer: attempt.writer,
    nextSequence: 2,
    onItsWay: null,
    events,
    contentHash: hash(events),
    seal: attempt.seal,
    ...changes,
  };
}

const upload = (attempt: Attempt, file: AnswerFile, person = rig.teacher, endsAttempt = false) =>
  callAs<UploadedAnswerFile & { code?: string }>(
    rig,
    person,
    `POST /completed-work/${attempt.id}/answer-files?endsAttempt=${endsAttempt}`,
    file,
  );

const change = (attempt: Attempt, fields: { status?: 'EXPIRED' | 'REVIEWED'; writer?: number }) =>
  rig.storage.write((tx) => tx.updateTable('attempts').set(fields).where('id', '=', attempt.id).execute());

const setDeadline = (attempt: Attempt, deadline: string | null) =>
  rig.storage.write((tx) =>
    tx.updateTable('attempts').set({ deadline }).where('id', '=', attempt.id).execute(),
  );

async function statusOf(attempt: Attempt): Promise<string> {
  const row = await rig.storage.db
    .selectFrom('attempts')
    .select('status')
    .where('id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  return row.status;
}

/** An attempt with one batch on the server, closed at its deadline, and the events only the device has. */
async function closedAttempt() {
  const attempt = await start(rig);
  const taskId = attempt.tasks[0]?.id ?? '';
  const act = (at: number): AttemptEvent => actEvent(taskId, `${at}`);
  const taken = await send(rig, attempt.id, batchOf([act(1)]));
  await change(attempt, { status: 'EXPIRED' });
  return { attempt: { ...attempt, seal: taken.body.seal ?? '' }, act, seal: attempt.seal };
}

const storedBatches = (attempt: Attempt) =>
  rig.storage.db
    .selectFrom('eventBatches')
    .select(['sequence', 'late', 'events'])
    .where('attemptId', '=', attempt.id)
    .orderBy('sequence')
    .execute();

describe('a file of answers', () => {
  test('is added as a late arrival, once, signed by who brought it', async () => {
    const { attempt, act } = await closedAttempt();
    const file = fileOf(attempt, [act(2), act(3)]);
    const first = await upload(attempt, file);
    expect(first).toMatchObject({ status: 200, body: { outcome: 'TAKEN', eventCount: 2 } });
    expect((await upload(attempt, file)).body).toEqual(first.body);
    expect(await storedBatches(attempt)).toMatchObject([
      { sequence: 1, late: false },
      { sequence: 2, late: true, events: [act(2), act(3)] },
    ]);
    const listed = await callAs(rig, rig.teacher, `GET /completed-work/${attempt.id}/answer-files`);
    expect(listed.body).toEqual([first.body]);
  });

  test('does not bring in again what the server had taken without its answer being heard', async () => {
    const { attempt, act, seal } = await closedAttempt();
    const onItsWay = { sequence: 1, contentHash: hash([act(1)]), count: 1 };
    const file = fileOf(attempt, [act(1), act(2)], { nextSequence: 1, onItsWay, seal });
    expect((await upload(attempt, file)).body).toMatchObject({ outcome: 'TAKEN', eventCount: 1 });
    const nothing = fileOf(attempt, [act(1)], { nextSequence: 1, onItsWay });
    expect((await upload(attempt, nothing)).body).toMatchObject({ outcome: 'NOTHING_NEW', eventCount: 0 });
  });

  test.each<[string, AnswerFile['writer'], AnswerFile['nextSequence']]>([
    ['another device has written since', 1, 2],
    ['the server has more by now', 2, 1],
  ])('changes nothing where %s', async (_name, writer, nextSequence) => {
    const { attempt, act } = await closedAttempt();
    await change(attempt, { writer: 2 });
    const file = fileOf(attempt, [act(2)], { writer, nextSequence });
    expect((await upload(attempt, file)).body.outcome).toBe('OVERTAKEN');
    expect(await storedBatches(attempt)).toHaveLength(1);
  });

  test('changes nothing where a teacher has marked', async () => {
    const { attempt, act } = await closedAttempt();
    await change(attempt, { status: 'REVIEWED' });
    await rig.storage.write((tx) =>
      tx
        .updateTable('attemptTasks')
        .set({ manuallyReviewed: true })
        .where('attemptId', '=', attempt.id)
        .execute(),
    );
    expect((await upload(attempt, fileOf(attempt, [act(2)]))).body.outcome).toBe('REVIEWED');
    expect(await storedBatches(attempt)).toHaveLength(1);
  });

  test('is refused while the attempt runs, when changed by hand, of other tasks, or from a student', async () => {
    const { attempt, act } = await closedAttempt();
    const good = fileOf(attempt, [act(2)]);
    const foreign: AttemptEvent = { type: 'HINT', taskId: 'another', at: 1 };
    expect((await upload(attempt, { ...good, events: [act(3)] })).status).toBe(400);
    expect((await upload(attempt, { ...good, attemptId: 'another' })).status).toBe(400);
    expect((await upload(attempt, fileOf(attempt, [foreign]))).status).toBe(400);
    expect((await upload(attempt, good, rig.student)).status).toBe(403);
    await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
    const running = await start(rig);
    expect((await upload(running, fileOf(running, [act(2)]))).status).toBe(409);
  });

  test.each<[string, Partial<AnswerFile>, string, string]>([
    ['ends with its file where the teacher says so', {}, 'TAKEN', 'SUBMITTED'],
    ['goes on where another device has taken it over', { writer: 9 }, 'OVERTAKEN', 'IN_PROGRESS'],
  ])('an attempt without a time limit %s', async (_name, changes, outcome, status) => {
    const attempt = await start(rig);
    const act = actEvent(attempt.tasks[0]?.id ?? '', 'x');
    const file = fileOf(attempt, [act], { nextSequence: 1, ...changes });
    await setDeadline(attempt, '2999-01-01T00:00:00.000Z');
    expect((await upload(attempt, file, rig.teacher, true)).status).toBe(409);
    await setDeadline(attempt, null);
    expect((await upload(attempt, file)).status).toBe(409);
    expect((await upload(attempt, file, rig.teacher, true)).body.outcome).toBe(outcome);
    expect(await statusOf(attempt)).toBe(status);
  });
});
