// Faults, calls and messages given beside situations, and what some were given going to the others; on the engine at hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { Injected, Injection, InjectionMoment } from '#contract/entities/injections.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { beatBay, beginBay, sendBay, type BayRun } from '#tests/support/bay-run.ts';
import { makeEvent, openControlRig, own, type ControlRig } from '#tests/support/control-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import type { TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { createArmedIssuing } from './issue-armed.ts';

const AT_2: InjectionMoment = { kind: 'AT', minutes: 2 };

let rig: ControlRig;
let id: string;
let round: () => Promise<void>;
beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  ({ id } = await makeEvent(rig, { workId: rig.bayControlId }));
  const issuing = createArmedIssuing(rig.storage);
  round = () => issuing(new Date().toISOString());
});

interface More {
  readonly what?: Injected;
  readonly setId?: string;
}

const give = (moment: InjectionMoment, people: readonly TestPerson[], more: More = {}) => {
  const { what = { kind: 'SITUATION', id: 'fire' }, ...rest } = more;
  const userIds = people.map((person) => person.id);
  const body = { what, moment, userIds, reason: 'Тренировка', ...rest };
  return callAs<{ done: string[] }>(rig, rig.teacher, `POST /execution-work/${id}/injections`, body);
};

const listed = async (): Promise<Injection[]> =>
  (await callAs<Injection[]>(rig, rig.teacher, `GET /execution-work/${id}/injections`)).body;

const stages = async () => (await listed()).map(({ user, stage }) => [user.id, stage]);

async function handIn(run: BayRun): Promise<CompletedWorkDetails> {
  const submit = { submit: true, writer: run.attempt.writer };
  await callAs(rig, run.person, `PATCH /completed-work/${run.attempt.id}`, submit);
  await markWaiting(rig.storage);
  return (await callAs<CompletedWorkDetails>(rig, rig.teacher, `GET /completed-work/${run.attempt.id}`)).body;
}

describe('beside situations', () => {
  test('a module fails: it stands in the log, replays to the same state, and a teacher marks', async () => {
    const run = await beginBay(rig, id);
    await beatBay(rig, run, 1000);
    const what: Injected = { kind: 'FAULT', id: 'COAT1' };
    expect((await give({ kind: 'NOW' }, [rig.student], { what })).body.done).toHaveLength(1);
    const { issued = [] } = (await beatBay(rig, run, 5000)).body;
    expect(issued).toMatchObject([{ code: 'FAULT', item: 'COAT1' }]);
    for (const one of issued) expect(run.session.issue(one, 5000).outcome.ok).toBe(true);
    expect(run.session.state().track.modules['COAT1']?.isInService).toBe(false);
    expect((await sendBay(rig, run, 5000)).status).toBe(200);
    const { attempt, taskId } = run;
    const into = { attemptId: attempt.id, taskId };
    expect(await listed()).toMatchObject([{ what, stage: 'APPLIED', atMs: 5000, run: into }]);
    const result = await handIn(run);
    expect(result).toMatchObject({ status: 'REVIEW_PENDING', passed: null });
    expect(result.results[0]?.simulation?.invalid).toBeNull();
    expect(result.trust?.issued[0]?.text.ru).toContain('Отказ модуля');
  });

  test('a call comes at its time, is confirmed, and changes neither log nor mark', async () => {
    const run = await beginBay(rig, id);
    const what: Injected = { kind: 'CALL', id: 'BOSS', words: 'Как идёт партия?' };
    await give(AT_2, [rig.student], { what });
    await beatBay(rig, run, 119_000);
    await round();
    expect((await own(rig, id)).message).toBeNull();
    run.session.act({ code: 'LOOK', to: 'COAT1' }, 120_000);
    await sendBay(rig, run, run.session.state().readyAtMs);
    await round();
    const { message } = await own(rig, id);
    const caller = ruleset.persons.find((person) => person.id === 'BOSS')?.text;
    expect(message).toMatchObject({ caller, text: what.words });
    expect((await own(rig, id, rig.mate)).message).toBeNull();
    expect(await stages()).toEqual([[rig.student.id, 'ISSUED']]);
    const seen = `POST /execution-work/${id}/messages/${message?.id ?? ''}/seen` as const;
    await callAs(rig, rig.student, seen);
    expect(await stages()).toEqual([[rig.student.id, 'SEEN']]);
    expect((await beatBay(rig, run, 125_000)).body.issued).toBeUndefined();
    expect((await handIn(run)).status).toBe('REVIEWED');
  });

  test('a message needs no simulation that is open; nobody calls who is not of the site', async () => {
    await beginBay(rig, id);
    const what: Injected = { kind: 'MESSAGE', words: 'Соберитесь у доски' };
    expect((await give({ kind: 'NOW' }, [rig.student], { what })).body.done).toHaveLength(1);
    expect((await own(rig, id)).message).toMatchObject({ caller: null, text: what.words });
    expect(await listed()).toMatchObject([{ what, stage: 'ISSUED', text: { ru: what.words } }]);
    const unknown: readonly Injected[] = [
      { kind: 'CALL', id: 'NOBODY', words: 'Алло' },
      { kind: 'FAULT', id: 'fire' },
    ];
    for (const one of unknown)
      expect((await give({ kind: 'NOW' }, [rig.student], { what: one })).status).toBe(400);
  });

  test('what some were given goes to the others as the same set', async () => {
    await give(AT_2, [rig.student]);
    const [{ setId } = { setId: '' }] = await listed();
    expect((await give(AT_2, [rig.mate], { setId })).body.done).toEqual([rig.mate.id]);
    expect((await listed()).map((one) => one.setId)).toEqual([setId, setId]);
    expect((await give(AT_2, [rig.mate], { setId: 'of another event' })).status).toBe(400);
  });
});
