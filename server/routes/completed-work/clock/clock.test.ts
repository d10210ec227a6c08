// Simulated time in CONTROL held against the server's at every batch and heartbeat, on the engine at hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Attempt,
  AttemptStanding,
  CompletedWorkDetails,
  EventBatch,
} from '#contract/entities/attempt.ts';
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson } from '#tests/support/test-app.ts';
import {
  actionBatches,
  callAs,
  openAttemptRig,
  referenceEntries,
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

/** An attempt of CONTROL that began `agoMs` ago. */
async function begun(agoMs: number): Promise<{ attempt: Attempt; taskId: string }> {
  const attempt = await start(rig);
  const fields = { mode: 'CONTROL', clockFromMs: Date.now() - agoMs } as const;
  await rig.storage.write((tx) =>
    tx.updateTable('attempts').set(fields).where('id', '=', attempt.id).execute(),
  );
  return { attempt, taskId: attempt.tasks[0]?.id ?? '' };
}

const clockAt = (taskId: string, simulatedMs: number, idleMs = simulatedMs): RunClock => ({
  taskId,
  restart: 0,
  simulatedMs,
  speed: 1,
  idleMs,
});

function wholeLog(attempt: Attempt, idleMs: number): EventBatch {
  const [batch] = actionBatches(attempt, referenceEntries, referenceEntries.length);
  if (batch === undefined) throw new Error('The reference way is empty.');
  const last = referenceEntries.at(-1)?.at ?? 0;
  return { ...batch, clock: clockAt(attempt.tasks[0]?.id ?? '', last, idleMs) };
}

const beat = (attempt: Attempt, clock: RunClock, person = rig.student, writer = attempt.writer) =>
  callAs<AttemptStanding & { code?: string }>(rig, person, `POST /completed-work/${attempt.id}/clock`, {
    writer,
    elapsedMs: 1000,
    clock,
  });
const trust = async ({ id }: Attempt) =>
  (await callAs<CompletedWorkDetails>(rig, rig.teacher, `GET /completed-work/${id}`)).body.trust;

/** Lets so many ms pass on the server since the last contact. */
const pass = (ms: number) =>
  rig.storage.write(async (tx) => {
    await tx
      .updateTable('runClocks')
      .set((eb) => ({
        contactMs: eb('contactMs', '-', ms),
        beforeContactMs: eb('beforeContactMs', '-', ms),
        baseMs: eb('baseMs', '-', ms),
      }))
      .execute();
    await tx
      .updateTable('attempts')
      .set((eb) => ({ clockFromMs: eb('clockFromMs', '-', ms) }))
      .execute();
  });

describe('a batch of CONTROL', () => {
  test('with a whole log right after the start is refused, and taken when hands could have done it', async () => {
    const { attempt } = await begun(400);
    const batch = wholeLog(attempt, 0);
    const refused = await send(rig, attempt.id, batch);
    expect([refused.status, refused.body.code]).toEqual([409, 'CLOCK_AHEAD']);
    expect(await rig.storage.db.selectFrom('eventBatches').select('sequence').execute()).toEqual([]);
    await rig.storage.write((tx) =>
      tx
        .updateTable('attempts')
        .set({ clockFromMs: Date.now() - 60_000 })
        .execute(),
    );
    expect((await send(rig, attempt.id, batch)).status).toBe(200);
  });

  test.each([
    [61_000, 200],
    [65_000, 409],
  ])('whose idle time is %s ms a minute after the start: %s', async (idleMs, status) => {
    const { attempt } = await begun(60_000);
    expect((await send(rig, attempt.id, wholeLog(attempt, idleMs))).status).toBe(status);
  });

  test('is held against all runs together', async () => {
    const { attempt, taskId } = await begun(60_000);
    expect((await beat(attempt, clockAt('another', 50_000))).status).toBe(200);
    const refused = await beat(attempt, clockAt(taskId, 20_000));
    expect([refused.status, refused.body.code]).toEqual([409, 'CLOCK_AHEAD']);
  });

  test('without a clock counts only when the teacher accepts it', async () => {
    const { attempt } = await begun(60_000);
    const { clock: _left, ...batch } = wholeLog(attempt, 0);
    expect((await send(rig, attempt.id, batch)).status).toBe(200);
    expect((await trust(attempt))?.doubt?.parts.map(({ reason }) => reason)).toEqual(['NO_CLOCK']);
  });
});

describe('a heartbeat', () => {
  test('changes one row, and answers how the attempt stands', async () => {
    const { attempt, taskId } = await begun(60_000);
    for (const second of [1, 2, 3]) {
      const { status, body } = await beat(attempt, clockAt(taskId, second * 1000));
      expect([status, body.status, body.nextSequence]).toEqual([200, 'IN_PROGRESS', 1]);
    }
    expect(await rig.storage.db.selectFrom('runClocks').select('simulatedMs').execute()).toEqual([
      { simulatedMs: 3000 },
    ]);
    expect(await rig.storage.db.selectFrom('clockFacts').selectAll().execute()).toEqual([]);
    expect(await trust(attempt)).toBeNull();
  });

  test('of another writer, or of another person, changes nothing', async () => {
    const { attempt, taskId } = await begun(60_000);
    expect((await beat(attempt, clockAt(taskId, 1000), rig.student, 7)).body.writer).toBe(1);
    const other = await testPerson(rig.app, 'ROLE_STUDENT');
    expect((await beat(attempt, clockAt(taskId, 1000), other)).status).toBe(404);
    expect(await rig.storage.db.selectFrom('runClocks').selectAll().execute()).toEqual([]);
  });

  test('a clock that stood while it reported is a lag that the teacher sees', async () => {
    const { attempt, taskId } = await begun(60_000);
    await beat(attempt, clockAt(taskId, 10_000));
    for (let at = 0; at < 4; at += 1) {
      await pass(5000);
      await beat(attempt, clockAt(taskId, 10_000));
    }
    const lags = (await trust(attempt))?.clock.filter(({ kind }) => kind === 'LAG') ?? [];
    const lagMs = lags.reduce((sum, { lastedMs }) => sum + lastedMs, 0);
    expect(lagMs).toBeGreaterThanOrEqual(15_000);
    expect(lagMs).toBeLessThan(20_000);
  });

  test('after a minute of silence the server has logged the freeze', async () => {
    const { attempt, taskId } = await begun(60_000);
    await beat(attempt, clockAt(taskId, 10_000));
    await pass(60_000);
    await beat(attempt, clockAt(taskId, 25_000));
    const [freeze] = (await trust(attempt))?.clock ?? [];
    expect(freeze).toMatchObject({ kind: 'FREEZE', simulatedMs: 10_000 });
    expect(freeze?.lastedMs).toBeGreaterThanOrEqual(45_000);
  });

  test('actions made in that silence all the same are in doubt', async () => {
    const { attempt, taskId } = await begun(120_000);
    await beat(attempt, clockAt(taskId, 0));
    await pass(60_000);
    expect((await send(rig, attempt.id, wholeLog(attempt, 60_000))).status).toBe(200);
    expect((await trust(attempt))?.doubt?.parts.map(({ reason }) => reason)).toEqual(['IN_GAP']);
  });
});
