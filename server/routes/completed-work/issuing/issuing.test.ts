// Situations that the server issues in a running attempt, and idle time held against the log, on the engine at hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompletedWorkDetails, Replay } from '#contract/entities/attempt.ts';
import type { IssuedEntry, LogEntry } from '#contract/simulation/log.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { playWithoutComing } from '#machines/equipment/held/held-parts.ts';
import { replay } from '#machines/kit/replay.ts';
import { BAY_ADMISSION, insertOpenEvent } from '#server/seed/demo-events.ts';
import { equipmentControl } from '#server/seed/equipment-practices.ts';
import { json } from '#server/storage/columns.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson } from '#tests/support/test-app.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { beatBay, beginBay, nextBatch, sendBay, type BayRun } from '#tests/support/bay-run.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';

const play = playWithoutComing(equipmentControl.equipmentCase.play);

let rig: AttemptRig;
let executionId: string;
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  const now = new Date().toISOString();
  executionId = await rig.storage.write((tx) =>
    insertOpenEvent(tx, rig.bayControlId, [rig.student.id], now, BAY_ADMISSION),
  );
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

const begun = (): Promise<BayRun> => beginBay(rig, executionId);
const sendNext = (run: BayRun, nowMs: number, idleMs = nowMs) => sendBay(rig, run, nowMs, idleMs);
const beat = (run: BayRun, nowMs: number) => beatBay(rig, run, nowMs);

const issue = (run: BayRun, situation = 'fire', person = rig.teacher) =>
  callAs<IssuedEntry & { code: string }>(
    rig,
    person,
    `POST /completed-work/${run.attempt.id}/tasks/${run.taskId}/situations`,
    { situation, reason: 'Проверить реакцию' },
  );

async function handedIn(run: BayRun): Promise<CompletedWorkDetails> {
  const submit = { submit: true, writer: run.attempt.writer };
  await callAs(rig, rig.student, `PATCH /completed-work/${run.attempt.id}`, submit);
  await markWaiting(rig.storage);
  return (await callAs<CompletedWorkDetails>(rig, rig.teacher, `GET /completed-work/${run.attempt.id}`)).body;
}

describe('a situation that the server issues', () => {
  test('reaches the device by the next heartbeat, enters the log, and replays to the same state', async () => {
    const run = await begun();
    await beat(run, 1000);
    const issued = await issue(run);
    expect(issued).toMatchObject({ status: 201, body: { item: 'fire', restart: 0 } });
    const { body } = await beat(run, 5000);
    expect(body.issued).toEqual([issued.body]);
    run.session.issue(issued.body, 5000);
    run.session.act({ code: 'LOOK', to: 'COAT1' }, 7000);
    expect((await sendNext(run, 7000)).status).toBe(200);
    expect((await beat(run, 9000)).body.issued).toBeUndefined();
    const result = await handedIn(run);
    expect(result.results[0]?.simulation).toMatchObject({ invalid: null, actionCount: 1 });
    const { body: told } = await callAs<Replay>(
      rig,
      rig.teacher,
      `GET /completed-work/${run.attempt.id}/tasks/${run.taskId}/replay`,
    );
    expect(told.entries).toEqual(run.session.entries());
    const seed = run.attempt.tasks[0]?.simulation?.seed ?? 0;
    expect(told.finalHash).toBe(replay(equipmentSimulation, ruleset, play, seed, told.entries).hash);
  });

  test('is judged by its own key, and the teacher sees what was issued, by whom and when it began', async () => {
    const run = await begun();
    await beat(run, 1000);
    const { body: issued } = await issue(run);
    run.session.issue(issued, 5000);
    for (const [code, to] of [
      ['LEAVE', undefined],
      ['GO', 'phoneOutside'],
      ['PHONE', 'phoneOutside'],
      ['CALL', 'BOSS'],
    ] as const) {
      const reason = code === 'CALL' ? { params: { reason: 'fire' } } : {};
      run.session.act({ code, ...(to ? { to } : {}), ...reason }, run.session.state().readyAtMs);
    }
    await sendNext(run, run.session.state().readyAtMs);
    const result = await handedIn(run);
    expect(result.status).toBe('REVIEWED');
    const { grade } = result.results[0]?.simulation ?? {};
    expect(grade?.windows?.map(({ id, passed }) => [id, passed])).toEqual([
      ['before', true],
      ['fire', true],
    ]);
    expect(result.trust?.issued).toMatchObject([
      { atMs: 5000, reason: 'Проверить реакцию', text: { ru: expect.stringContaining('Вводная') } },
    ]);
    const own = await callAs<CompletedWorkDetails>(rig, rig.student, `GET /completed-work/${run.attempt.id}`);
    expect(own.body.trust).toBeNull();
  });

  test('that no key judges is left to the teacher', async () => {
    const keys = await rig.storage.db.selectFrom('rulesetKeys').selectAll().execute();
    const without = keys.map((row) => ({
      ...row,
      data: json<unknown>({ ...Object(row.data), situations: [] }),
    }));
    await rig.storage.write(async (tx) => {
      await tx.deleteFrom('rulesetKeys').execute();
      await tx.insertInto('rulesetKeys').values(without).execute();
    });
    const run = await begun();
    await beat(run, 1000);
    const { body: issued } = await issue(run);
    run.session.issue(issued, 5000);
    await sendNext(run, 5000);
    expect(await handedIn(run)).toMatchObject({ status: 'REVIEW_PENDING', passed: null });
    const rows = keys.map((row) => ({ ...row, data: json(row.data) }));
    await rig.storage.write(async (tx) => {
      await tx.deleteFrom('rulesetKeys').execute();
      await tx.insertInto('rulesetKeys').values(rows).execute();
    });
  });

  test('that never reached the learner costs nothing and passes nobody by itself', async () => {
    const run = await begun();
    run.session.act({ code: 'LOOK', to: 'COAT1' }, 1000);
    await sendNext(run, 1000);
    await issue(run);
    const result = await handedIn(run);
    expect(result).toMatchObject({ status: 'REVIEW_PENDING', passed: null });
    expect(result.results[0]?.simulation?.invalid).toBeNull();
    expect(result.trust?.issued).toMatchObject([{ atMs: null }]);
  });

  test('cannot be dropped: the run takes no action past it until it stands in the log', async () => {
    const run = await begun();
    await beat(run, 1000);
    const { body: issued } = await issue(run);
    run.session.act({ code: 'LOOK', to: 'COAT1' }, 5000);
    const refused = await sendNext(run, 5000);
    expect(refused).toMatchObject({ status: 409, body: { code: 'ISSUE_WAITS', current: [issued] } });
    expect((await sendNext(run, 6000)).body.code).toBe('ISSUE_WAITS');
    // What was done meanwhile stays before it.
    run.session.issue(issued, 6500);
    expect((await sendNext(run, 6500)).status).toBe(200);
    expect((await handedIn(run)).results[0]?.simulation?.invalid).toBeNull();
  });

  test.each([
    ['at the clock’s own pace', 1, 7000, 6000, []],
    ['kept back at that pace', 1, 65_000, 6000, [60_000]],
    ['at sixty times the pace, while it was on its way', 60, 65_000, 6000, []],
    ['kept back at sixty times the pace', 60, 185_000, 6000, [62_000]],
    ['kept back at the clock’s own pace, while sixty times that was reported', 60, 65_000, 65_000, [60_000]],
  ])('counts from when a device had it: %s', async (_how, speed, atMs, idleMs, lags) => {
    const run = await begun();
    await beat(run, 1000);
    const { body: issued } = await issue(run);
    await beatBay(rig, run, 5000, speed);
    run.session.issue(issued, atMs);
    await sendNext(run, atMs, idleMs);
    const { trust } = await handedIn(run);
    expect(trust?.clock.filter(({ simulatedMs }) => simulatedMs === atMs) ?? []).toMatchObject(
      lags.map((lastedMs) => ({ kind: 'LAG', lastedMs })),
    );
  });

  test.each<[string, (issued: IssuedEntry) => IssuedEntry]>([
    ['another situation', (issued) => ({ ...issued, item: 'smoke' })],
    ['another code', (issued) => ({ ...issued, code: 'EMO' })],
    ['an id of its own', (issued) => ({ ...issued, id: 'mine' })],
  ])('cannot be forged: %s under its id is refused', async (_what, forged) => {
    const run = await begun();
    await beat(run, 1000);
    const { body: issued } = await issue(run);
    run.session.issue(forged(issued), 5000);
    const { status, body } = await sendNext(run, 5000);
    expect([status, body.code]).not.toEqual([200, undefined]);
    expect(await rig.storage.db.selectFrom('eventBatches').select('sequence').execute()).toEqual([]);
  });

  test('cannot be made up, nor brought twice', async () => {
    const run = await begun();
    const made = { id: 'mine', taskId: run.taskId, restart: 0, code: 'SITUATION', item: 'fire' };
    run.session.issue(made, 1000);
    expect((await sendNext(run, 1000)).status).toBe(400);
    const other = await begun();
    await beat(other, 1000);
    const { body: issued } = await issue(other);
    other.session.issue(issued, 2000);
    expect((await sendNext(other, 2000)).status).toBe(200);
    other.session.issue(issued, 3000);
    expect((await sendNext(other, 3000)).status).toBe(400);
  });

  test('in a log that came past the checks ends what counts', async () => {
    const run = await begun();
    run.session.act({ code: 'LOOK', to: 'COAT1' }, 1000);
    await sendNext(run, 1000);
    const made = { id: 'mine', taskId: run.taskId, restart: 0, code: 'SITUATION', item: 'fire' };
    run.session.issue(made, 2000);
    const { events } = nextBatch(run, 2000);
    await rig.storage.write(async (tx) => {
      const row = await tx.selectFrom('eventBatches').selectAll().executeTakeFirstOrThrow();
      const more = { ...row, sequence: run.sequence, events: JSON.stringify(events) as never };
      await tx.insertInto('eventBatches').values(more).execute();
    });
    const { simulation } = (await handedIn(run)).results[0] ?? {};
    expect(simulation?.invalid).toEqual({ seq: 2, reason: 'notIssued' });
  });

  test.each<[string, string, (entries: readonly LogEntry[]) => readonly LogEntry[], number]>([
    [
      'moved',
      'issueMoved',
      (entries) => entries.map((entry) => (entry.issue ? { ...entry, at: 6000 } : entry)),
      2,
    ],
    ['left out', 'issueLeftOut', (entries) => [...entries.slice(0, 1), { ...entries[2]!, seq: 2 }], 2],
  ])('%s in the stored log ends what counts, and a teacher marks', async (_how, reason, change, seq) => {
    const run = await begun();
    await beat(run, 1000);
    const { body: issued } = await issue(run);
    run.session.act({ code: 'LOOK', to: 'COAT1' }, 2000);
    run.session.issue(issued, 5000);
    run.session.act({ code: 'LOOK', to: 'COAT1' }, 9000);
    const { events } = nextBatch(run, 9000);
    expect((await sendNext(run, 9000)).status).toBe(200);
    const changed = events.map((event) =>
      event.type === 'ACTIONS' ? { ...event, entries: change(event.entries) } : event,
    );
    await rig.storage.write((tx) =>
      tx
        .updateTable('eventBatches')
        .set({ events: JSON.stringify(changed) as never })
        .execute(),
    );
    const { status, results } = await handedIn(run);
    expect([status, results[0]?.simulation?.invalid]).toEqual(['REVIEW_PENDING', { seq, reason }]);
  });

  test.each([
    ['the learner themselves', () => rig.student, 403],
    ['a teacher of other groups', () => testPerson(rig.app, 'ROLE_TEACHER'), 404],
  ])('is not issued by %s', async (_who, person, status) => {
    const run = await begun();
    await beat(run, 1000);
    expect((await issue(run, 'fire', await person())).status).toBe(status);
  });

  test('needs a run under way, a situation of its ruleset, and an end of its number', async () => {
    const run = await begun();
    expect((await issue(run)).status).toBe(409);
    await beat(run, 1000);
    expect((await issue(run, 'no-such')).status).toBe(400);
    for (let count = 0; count < 20; count += 1) expect((await issue(run)).status).toBe(201);
    expect((await issue(run)).status).toBe(409);
    await handedIn(run);
    expect((await issue(run)).body.code).toBe('ATTEMPT_CLOSED');
  });
});

describe('idle time that a device reports', () => {
  test.each([
    ['as the log leaves it', 100_000, []],
    ['less than the log leaves', 1000, [{ kind: 'IDLE_SHORT', lastedMs: 99_000 }]],
  ])('%s', async (_how, idleMs, facts) => {
    const run = await begun();
    run.session.act({ code: 'LOOK', to: 'COAT1' }, 100_000);
    await sendNext(run, 100_000, idleMs);
    const { status, trust } = await handedIn(run);
    expect(trust?.clock.filter(({ kind }) => kind === 'IDLE_SHORT') ?? []).toMatchObject(facts);
    if (facts.length > 0) expect(status).toBe('REVIEW_PENDING');
  });
});
