// What a mark rests on: nothing that came out of the server's sight counts by itself; a teacher decides.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerFile, UploadedAnswerFile } from '#contract/entities/answer-file.ts';
import type { Attempt, AttemptEvent, CompletedWorkDetails, EventBatch } from '#contract/entities/attempt.ts';
import type { Review, ReviewItem } from '#contract/calls/reviews.ts';
import type { Deviation } from '#contract/entities/deviation.ts';
import type { Page } from '#contract/page.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { actionText } from '#machines/room/wording.ts';
import { closeAttempts } from '#server/background/close-attempts.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import {
  actionBatches,
  callAs,
  openAttemptRig,
  referenceEntries,
  send,
  start,
  type AttemptRig,
} from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { laterBy } from '../attempts-repository.ts';

let rig: AttemptRig;
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

interface Sealed {
  readonly seal: string;
}

const mark = () => markWaiting(rig.storage);

const entriesIn = (event: AttemptEvent) => (event.type === 'ACTIONS' ? event.entries : []);
const set = (attempt: Attempt, fields: Readonly<Record<string, string>>) =>
  rig.storage.write((tx) => tx.updateTable('attempts').set(fields).where('id', '=', attempt.id).execute());
const details = async (id: string, person = rig.teacher) =>
  (await callAs<CompletedWorkDetails>(rig, person, `GET /completed-work/${id}`)).body;
const reviewPath = async (id: string) => `/reviews/${(await details(id)).reviewId ?? ''}` as const;
const submit = (attempt: Attempt) =>
  callAs(rig, rig.student, `PATCH /completed-work/${attempt.id}`, { submit: true, writer: attempt.writer });
const decide = (attempt: Attempt, accepts: boolean) =>
  callAs<{ code?: string }>(rig, rig.teacher, `POST /completed-work/${attempt.id}/doubt`, {
    accepts,
    reason: 'Связь пропадала у всей группы',
  });

/** An attempt of CONTROL with the first half of the reference way saved, and the other half yet to send. */
async function halfDone(): Promise<{ attempt: Attempt; rest: readonly EventBatch[] }> {
  const attempt = await start(rig);
  // The case of which the rig has a way stands in a work without an event.
  await set(attempt, { mode: 'CONTROL' });
  const batches = actionBatches(attempt, referenceEntries, Math.ceil(referenceEntries.length / 2));
  await rig.storage.write((tx) => tx.updateTable('attempts').set({ clockFromMs: 0 }).execute());
  const taskId = attempt.tasks[0]?.id ?? '';
  const [first, ...rest] = batches.map((batch, index) => ({
    ...batch,
    clock: { taskId, restart: 0, simulatedMs: 0, speed: 1, idleMs: 0 },
    previousHash: batches[index - 1]?.contentHash ?? null,
  }));
  if (first !== undefined) expect((await send(rig, attempt.id, first)).status).toBe(200);
  return { attempt, rest };
}

/** Its time ended 5 s ago, and the last contact was 10 s before that. */
async function endTime(attempt: Attempt): Promise<string> {
  const deadline = new Date(Date.now() - 5000).toISOString();
  await set(attempt, { deadline, lastContactAt: laterBy(deadline, -10_000) });
  return deadline;
}

async function expire(deadline: string): Promise<void> {
  await closeAttempts(rig.storage, deadline);
  await closeAttempts(rig.storage, laterBy(deadline, 120_000));
  await mark();
}

/** Half of it late, marked. */
async function lateAttempt(): Promise<Attempt> {
  const { attempt, rest } = await halfDone();
  const deadline = await endTime(attempt);
  for (const batch of rest) {
    const { status, body } = await send(rig, attempt.id, { ...batch, sinceContactMs: 9000 });
    expect([status, body.late]).toEqual([200, true]);
  }
  await expire(deadline);
  return attempt;
}

describe('a whole attempt handed in at once', () => {
  test('is refused in a control event', async () => {
    const answered = await callAs<{ code: string }>(rig, rig.student, 'POST /completed-work', {
      workId: rig.controlId,
      type: 'CONTROL',
      executionId: rig.executionId,
      results: [],
    });
    expect([answered.status, answered.body.code]).toEqual([409, 'WHOLE_UPLOAD']);
    expect(await rig.storage.db.selectFrom('attempts').select('id').execute()).toEqual([]);
  });
});

describe('what comes after the deadline in CONTROL', () => {
  test('counts for nothing by itself: both results are shown, neither passed nor failed', async () => {
    const { id } = await lateAttempt();
    const shown = await details(id);
    expect(shown).toMatchObject({ status: 'REVIEW_PENDING', passed: null });
    expect(shown.trust?.doubt).toMatchObject({ state: 'PENDING', claimedMark: 100 });
    expect(shown.trust?.doubt?.parts.map(({ reason }) => reason)).toEqual(['LATE']);
    expect(shown.mark).toBeLessThan(100);
    const own = await details(id, rig.student);
    expect([own.passed, own.trust]).toEqual([null, null]);
  });

  test('counts once the teacher accepts it', async () => {
    const attempt = await lateAttempt();
    expect((await decide(attempt, true)).status).toBe(200);
    await mark();
    expect(await details(attempt.id)).toMatchObject({ status: 'REVIEWED', mark: 100, passed: true });
    expect((await decide(attempt, false)).status).toBe(409);
  });

  test('never counts once the teacher refuses it', async () => {
    const attempt = await lateAttempt();
    const { mark: counted } = await details(attempt.id);
    expect((await decide(attempt, false)).status).toBe(200);
    expect(await details(attempt.id)).toMatchObject({ status: 'REVIEWED', mark: counted, passed: false });
  });

  test('is listed in the queue, once', async () => {
    const attempt = await lateAttempt();
    const { reviewId } = await details(attempt.id);
    for (const state of ['WAITING', 'IN_DOUBT']) {
      const queued = await callAs<Page<ReviewItem>>(rig, rig.teacher, `GET /reviews?state=${state}`);
      expect(queued.body.content.map((item) => [item.reviewId, item.doubt])).toEqual([[reviewId, 'PENDING']]);
    }
  });

  test('is read by the teacher in words, before deciding', async () => {
    const { id } = await lateAttempt();
    const path = await reviewPath(id);
    const { body } = await callAs<Deviation[]>(rig, rig.teacher, `GET ${path}/deviations`);
    expect(body.map(({ reason }) => reason)).toEqual(['LATE']);
    const acts = body.flatMap(({ tasks }) => tasks.flatMap((task) => task.acts));
    const half = Math.ceil(referenceEntries.length / 2);
    expect(acts).toHaveLength(referenceEntries.length - half);
    const first = referenceEntries[half]!;
    const text = actionText(builtinRoomRuleset, first);
    expect(acts[0]).toEqual({ kind: 'ACTION', at: first.at, isRefused: false, text });
    expect((await callAs(rig, rig.student, `GET ${path}/deviations`)).status).toBe(403);
  });

  test('is decided on also while the name is hidden, when only the queue leads to it', async () => {
    const { id, tasks } = await lateAttempt();
    const path = await reviewPath(id);
    await rig.storage.write((tx) => tx.updateTable('attempts').set({ hidesNames: true }).execute());
    const accepted = { accepts: true, reason: 'Связь пропадала' };
    expect((await callAs(rig, rig.teacher, `POST /completed-work/${id}/doubt`, accepted)).status).toBe(404);
    const review = await callAs<Review>(rig, rig.teacher, `GET ${path}/tasks/${tasks[0]!.id}`);
    expect(review.body.trust).toMatchObject({ doubt: { state: 'PENDING', claimedMark: 100 } });
    expect(review.body.attemptMark).toBeLessThan(100);
    expect((await callAs(rig, rig.teacher, `POST ${path}/doubt`, accepted)).status).toBe(204);
    await mark();
    expect(await details(id)).toMatchObject({ status: 'REVIEWED', mark: 100 });
    expect((await callAs(rig, rig.teacher, `POST ${path}/doubt`, accepted)).status).toBe(409);
  });

  test.each([
    ['builds on nothing that was acknowledged', null],
    ['builds on something else', 'a'.repeat(64)],
  ])('is not taken if it %s', async (_name, previousHash) => {
    const { attempt, rest } = await halfDone();
    if (previousHash === null) {
      await rig.storage.write((tx) => tx.deleteFrom('eventBatches').execute());
      await rig.storage.write((tx) => tx.updateTable('attempts').set({ lastSequence: 0 }).execute());
    }
    await endTime(attempt);
    const late = { ...rest[0], sinceContactMs: 9000, previousHash } as EventBatch;
    const batch = previousHash === null ? { ...late, sequence: 1 } : late;
    const refused = await send(rig, attempt.id, batch);
    expect([refused.status, refused.body.code]).toEqual([409, 'ATTEMPT_CLOSED']);
    const { branchCount, reviewId } = await details(attempt.id);
    expect(branchCount).toBe(1);
    const path = `GET /reviews/${reviewId ?? ''}/deviations` as const;
    const [aside] = (await callAs<Deviation[]>(rig, rig.teacher, path)).body;
    expect([aside?.reason, aside?.tasks[0]?.acts.length]).toEqual([
      'AFTER_CLOSE',
      batch.events.flatMap(entriesIn).length,
    ]);
  });
});

describe('a file of answers', () => {
  function fileOf(attempt: Attempt, events: readonly AttemptEvent[], changes: Partial<AnswerFile>) {
    const contentHash = createHash('sha256').update(canonicalJson(events)).digest('hex');
    const plain = { format: 'kristall-answers', version: 1, savedAt: attempt.serverNow, onItsWay: null };
    const numbers = { attemptId: attempt.id, writer: attempt.writer, nextSequence: 2 };
    return { ...plain, ...numbers, events, contentHash, ...changes };
  }
  const upload = async (attempt: Attempt, file: object) =>
    (
      await callAs<UploadedAnswerFile>(
        rig,
        rig.teacher,
        `POST /completed-work/${attempt.id}/answer-files`,
        file,
      )
    ).body;

  async function handedIn() {
    const { attempt, rest } = await halfDone();
    const opened = await callAs<Sealed>(rig, rig.student, `GET /completed-work/${attempt.id}/attempt`);
    await submit(attempt);
    await mark();
    const before = await details(attempt.id);
    return { attempt, before, events: rest.flatMap((batch) => batch.events), seal: opened.body.seal };
  }

  test.each([
    ['without a signature', () => undefined],
    ['with a signature of somebody else', () => `${'A'.repeat(43)}.key`],
    ['with the signature of the start', (attempt: Attempt) => attempt.seal],
  ])('%s changes nothing', async (_name, sealFor) => {
    const { attempt, before, events } = await handedIn();
    const seal = sealFor(attempt);
    const file = fileOf(attempt, events, seal === undefined ? {} : { seal });
    expect((await upload(attempt, file)).outcome).toBe('UNSEALED');
    await mark();
    expect(await details(attempt.id)).toEqual(before);
  });

  test('after handing in stands beside the mark as a claim, until the teacher accepts it', async () => {
    const { attempt, before, events, seal } = await handedIn();
    expect((await upload(attempt, fileOf(attempt, events, { seal }))).outcome).toBe('CLAIMED');
    await mark();
    const shown = await details(attempt.id);
    expect(shown).toMatchObject({ status: 'REVIEWED', mark: before.mark, passed: before.passed });
    expect(shown.trust?.doubt).toMatchObject({ state: 'CLAIMED', claimedMark: 100 });
    const queued = (await callAs<Page<ReviewItem>>(rig, rig.teacher, 'GET /reviews?state=IN_DOUBT')).body;
    expect(queued.content.map((item) => [item.reviewId, item.doubt])).toEqual([[shown.reviewId, 'CLAIMED']]);
    await decide(attempt, true);
    await mark();
    expect(await details(attempt.id)).toMatchObject({ status: 'REVIEWED', mark: 100 });
  });
});
