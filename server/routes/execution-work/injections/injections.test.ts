// Situations given in a control event by hand, at a time and on a condition, on the engine at hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { Givable, Injection, InjectionMoment, RefusedInjection } from '#contract/entities/injections.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { signingIn } from '#machines/equipment/builtin/normal-way.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { replay } from '#machines/kit/replay.ts';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { playWithoutComing } from '#machines/equipment/held/held-parts.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { beatBay, beginBay, sendBay, type BayRun } from '#tests/support/bay-run.ts';
import { act, makeEvent, openControlRig, own, type ControlRig } from '#tests/support/control-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { makeShiftWork } from '#tests/support/shift-work.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import type { TestPerson } from '#tests/support/test-app.ts';
import { liveNumbers, partId } from '../live/live-numbers.ts';
import { createArmedIssuing } from './issue-armed.ts';

const play = playWithoutComing(normalCoat.play);
const AT_LOGIN: InjectionMoment = { kind: 'WHEN', condition: 'SIGNED_IN', count: 1 };
const AT_2: InjectionMoment = { kind: 'AT', minutes: 2 };

let rig: ControlRig;
let id: string;
/** In which nothing comes by itself. */
let workId: string;
let round: () => Promise<void>;
beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
  workId = await makeShiftWork(rig);
});
afterAll(() => rig.close());
beforeEach(async () => {
  ({ id } = await makeEvent(rig, { workId }));
  const issuing = createArmedIssuing(rig.storage);
  round = () => issuing(new Date().toISOString());
});

interface Outcome {
  readonly done: string[];
  readonly refused: RefusedInjection[];
}

const give = (moment: InjectionMoment, people: readonly TestPerson[] = [rig.student], by = rig.teacher) =>
  callAs<Outcome & { code?: string }>(rig, by, `POST /execution-work/${id}/injections`, {
    what: { kind: 'SITUATION', id: 'fire' },
    moment,
    userIds: people.map((person) => person.id),
    reason: 'Тренировка',
  });

const listed = async (by = rig.teacher): Promise<Injection[]> =>
  (await callAs<Injection[]>(rig, by, `GET /execution-work/${id}/injections`)).body;

const stages = async () => (await listed()).map(({ user, stage }) => [user.id, stage]);

const cancel = async (by = rig.teacher) =>
  callAs<{ done: string[] }>(rig, by, `POST /execution-work/${id}/injections/cancel`, {
    ids: (await listed()).map((one) => one.id),
  });

async function handIn(run: BayRun): Promise<CompletedWorkDetails> {
  const submit = { submit: true, writer: run.attempt.writer };
  await callAs(rig, run.person, `PATCH /completed-work/${run.attempt.id}`, submit);
  await markWaiting(rig.storage);
  return (await callAs<CompletedWorkDetails>(rig, rig.teacher, `GET /completed-work/${run.attempt.id}`)).body;
}

/** Signs in at the terminal: what AT_LOGIN waits for. */
function signIn({ attempt, session }: BayRun): void {
  const { entries } = planLog(ruleset, play, attempt.tasks[0]?.simulation?.seed ?? 0, signingIn);
  for (const { seq: _seq, at, location: _location, ...action } of entries) session.act(action, at);
}

describe('given at once', () => {
  test('it waits for the device, is handed over by the next beat, stands in the log, and replays to the same state', async () => {
    const run = await beginBay(rig, id, rig.student, workId);
    await beatBay(rig, run, 1000);
    expect((await give({ kind: 'NOW' })).body).toEqual({ done: [rig.student.id], refused: [] });
    expect(await stages()).toEqual([[rig.student.id, 'ISSUED']]);
    const { issued = [] } = (await beatBay(rig, run, 5000)).body;
    expect(await listed()).toMatchObject([{ stage: 'HANDED', handedMs: 5000, atMs: null }]);
    for (const one of issued) run.session.issue(one, 5400);
    expect((await sendBay(rig, run, 5400)).status).toBe(200);
    expect(await listed()).toMatchObject([{ stage: 'APPLIED', atMs: 5400 }]);
    const entries = run.session.entries();
    const seed = run.attempt.tasks[0]?.simulation?.seed ?? 0;
    expect(replay(equipmentSimulation, ruleset, play, seed, entries).hash).toBe(run.session.hash());
    const result = await handIn(run);
    expect(result.results[0]?.simulation).toMatchObject({ invalid: null });
    expect(result.trust?.issued).toMatchObject([{ atMs: 5400, reason: 'Тренировка' }]);
  });

  test('never delivered: costs nothing and passes nobody by itself', async () => {
    const run = await beginBay(rig, id, rig.student, workId);
    await beatBay(rig, run, 1000);
    await give({ kind: 'NOW' });
    expect(await handIn(run)).toMatchObject({ status: 'REVIEW_PENDING', passed: null });
    expect(await stages()).toEqual([[rig.student.id, 'NEVER']]);
  });

  test('says for whom it could not be done, and why', async () => {
    const run = await beginBay(rig, id, rig.student, workId);
    await give({ kind: 'NOW' }, [rig.student, rig.mate, rig.otherTeacher]).then(({ body }) =>
      expect(body.refused.toSorted((a, b) => a.why.localeCompare(b.why))).toEqual([
        { userId: rig.student.id, why: 'NO_RUN' },
        { userId: rig.mate.id, why: 'NOT_BEGUN' },
        { userId: rig.otherTeacher.id, why: 'NOT_IN_EVENT' },
      ]),
    );
    await beatBay(rig, run, 1000);
    for (let count = 0; count < 20; count += 1)
      expect((await give({ kind: 'NOW' })).body.done).toHaveLength(1);
    expect((await give({ kind: 'NOW' })).body.refused[0]?.why).toBe('TOO_MANY');
    await handIn(run);
    expect((await give({ kind: 'NOW' })).body.refused[0]?.why).toBe('ENDED');
    await act(rig, id, { kind: 'TAKE_OUT' }, [rig.mate]);
    expect((await give(AT_2, [rig.mate])).body.refused[0]?.why).toBe('OUT');
  });
});

describe('armed', () => {
  test('at a time of the simulation: not before, once, and also for who begins later', async () => {
    expect((await give(AT_2, [rig.student, rig.mate])).body.done).toHaveLength(2);
    const run = await beginBay(rig, id, rig.student, workId);
    await beatBay(rig, run, 119_000);
    await round();
    expect((await beatBay(rig, run, 119_500)).body.issued).toBeUndefined();
    await beatBay(rig, run, 120_000);
    await Promise.all([round(), createArmedIssuing(rig.storage)(new Date().toISOString())]);
    await round();
    expect((await beatBay(rig, run, 120_500)).body.issued).toHaveLength(1);
    const found = new Map((await listed()).map(({ user, stage, setId }) => [user.id, { stage, setId }]));
    expect(found.get(rig.student.id)?.stage).toBe('HANDED');
    expect(found.get(rig.mate.id)).toEqual({ stage: 'ARMED', setId: found.get(rig.student.id)?.setId });
  });

  test('on a condition: tested on the state after each batch', async () => {
    await give(AT_LOGIN);
    const run = await beginBay(rig, id, rig.student, workId);
    await beatBay(rig, run, 0);
    await round();
    expect(await stages()).toEqual([[rig.student.id, 'ARMED']]);
    signIn(run);
    expect(equipmentSimulation.read(ruleset, run.session.state(), 'session')).toBe('IN');
    await sendBay(rig, run, run.session.state().readyAtMs);
    // A round plays logs for a bounded time, and the next goes on.
    for (let times = 0; times < 50 && (await stages())[0]?.[1] === 'ARMED'; times += 1) await round();
    expect(await stages()).toEqual([[rig.student.id, 'ISSUED']]);
  });

  test('an attempt whose log cannot be read holds up no other', async () => {
    await give(AT_LOGIN);
    await give(AT_2, [rig.mate]);
    const broken = await beginBay(rig, id, rig.student, workId);
    const run = await beginBay(rig, id, rig.mate, workId);
    expect(broken.attempt.id < run.attempt.id).toBe(true);
    signIn(broken);
    await sendBay(rig, broken, broken.session.state().readyAtMs);
    await rig.storage.write((tx) =>
      tx
        .updateTable('eventBatches')
        .set({ events: JSON.stringify([null]) as never })
        .where('attemptId', '=', broken.attempt.id)
        .execute(),
    );
    await beatBay(rig, run, 120_000);
    await expect(round()).rejects.toThrow(AggregateError);
    expect(await stages()).toContainEqual([rig.mate.id, 'ISSUED']);
    await rig.storage.write((tx) =>
      tx.deleteFrom('eventBatches').where('attemptId', '=', broken.attempt.id).execute(),
    );
  });

  test('called off, it is not issued; what has been issued stands', async () => {
    await give(AT_2);
    const run = await beginBay(rig, id, rig.student, workId);
    expect((await cancel()).body.done).toHaveLength(1);
    await beatBay(rig, run, 121_000);
    await round();
    expect(await stages()).toEqual([[rig.student.id, 'CANCELLED']]);
    await give({ kind: 'NOW' });
    expect((await cancel()).body.done).toEqual([]);
  });

  test('whose moment did not come has no say in the mark', async () => {
    await give(AT_2);
    const run = await beginBay(rig, id, rig.student, workId);
    run.session.act({ code: 'LOOK', to: 'COAT1' }, 1000);
    await sendBay(rig, run, run.session.state().readyAtMs);
    const result = await handIn(run);
    expect(result.trust?.issued ?? []).toEqual([]);
    expect(result.status).toBe('REVIEWED');
    await round();
    expect(await stages()).toEqual([[rig.student.id, 'NOT_COME']]);
  });
});

describe('a freeze for talking', () => {
  test('is told with who and why; the run stands, what is issued waits, and nothing of it is a lag', async () => {
    const run = await beginBay(rig, id, rig.student, workId);
    await beatBay(rig, run, 10_000);
    await act(rig, id, { kind: 'PAUSE', text: 'Разбираем ошибку' });
    const { pausedBy } = await own(rig, id);
    expect(pausedBy).toMatchObject({ text: 'Разбираем ошибку' });
    expect((await own(rig, id, rig.mate)).pausedBy).toBeNull();
    await give({ kind: 'NOW' });
    expect(await stages()).toEqual([[rig.student.id, 'ISSUED']]);
    await act(rig, id, { kind: 'GO_ON' });
    expect((await own(rig, id)).pausedBy).toBeNull();
    const { issued = [] } = (await beatBay(rig, run, 10_100)).body;
    for (const one of issued) run.session.issue(one, 10_100);
    expect((await sendBay(rig, run, 10_100)).status).toBe(200);
    const result = await handIn(run);
    expect(result.results[0]?.simulation?.invalid).toBeNull();
    expect(result.trust?.clock.filter(({ kind }) => kind === 'LAG') ?? []).toEqual([]);
  });
});

describe('rights', () => {
  test('what can be given are the situations of the cases; an event of the room has none', async () => {
    const givable = async (eventId: string): Promise<readonly Givable[]> =>
      (await callAs<Givable[]>(rig, rig.teacher, `GET /execution-work/${eventId}/givable`)).body;
    const known = [
      ...ruleset.emergency.situations.map((row) => ['SITUATION', row.id]),
      ...ruleset.modules.map((row) => ['FAULT', row.id]),
      ...ruleset.persons.map((row) => ['CALL', row.id]),
    ];
    expect((await givable(id)).map((one) => [one.kind, one.id])).toEqual(known);
    const room = await makeEvent(rig);
    expect(await givable(room.id)).toEqual([]);
    const { status } = await callAs(rig, rig.teacher, `POST /execution-work/${room.id}/injections`, {
      what: { kind: 'SITUATION', id: 'fire' },
      moment: AT_2,
      userIds: [rig.student.id],
    });
    expect(status).toBe(400);
  });

  test.each([
    ['a teacher of another event', () => rig.otherTeacher, 404],
    ['a learner', () => rig.student, 403],
  ])('%s sees, gives and calls off nothing', async (_who, person, status) => {
    await give(AT_2);
    expect((await give(AT_2, [rig.student], person())).status).toBe(status);
    expect((await callAs(rig, person(), `GET /execution-work/${id}/injections`)).status).toBe(status);
    expect((await callAs(rig, person(), `GET /execution-work/${id}/givable`)).status).toBe(status);
    expect((await cancel(person())).status).toBe(status);
    expect(await stages()).toEqual([[rig.student.id, 'ARMED']]);
  });

  test('what is armed is nowhere in what a learner gets', async () => {
    const before = await own(rig, id);
    await give(AT_2);
    const { serverNow: _then, ...known } = before;
    const { serverNow: _now, ...told } = await own(rig, id);
    expect(told).toEqual(known);
    const run = await beginBay(rig, id, rig.student, workId);
    const heard = [run.attempt, (await beatBay(rig, run, 1000)).body];
    run.session.act({ code: 'LOOK', to: 'COAT1' }, 1000);
    heard.push((await sendBay(rig, run, 9000)).body as never);
    await round();
    heard.push((await beatBay(rig, run, 10_000)).body);
    const [{ id: injectionId, setId } = { id: '?', setId: '?' }] = await listed();
    const text = JSON.stringify(heard);
    for (const secret of [injectionId, setId, 'Тренировка', 'ARMED', 'injection'])
      expect(text).not.toContain(secret);
  });

  test('wakes the stream of that person alone, and only once it is issued', async () => {
    const parts = [rig.student, rig.mate].map((person) => partId({ executionId: id, userId: person.id }));
    const numbers = async () => [...(await liveNumbers(rig.storage.db, parts)).values()];
    const [first = 0, second = 0] = await numbers();
    await give(AT_2, [rig.student, rig.mate]);
    const run = await beginBay(rig, id, rig.student, workId);
    await beatBay(rig, run, 119_000);
    await round();
    expect(await numbers()).toEqual([first, second]);
    await beatBay(rig, run, 120_000);
    await round();
    expect(await numbers()).toEqual([first + 1, second]);
  });
});
