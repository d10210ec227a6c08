// A cheater's try: everything that a learner's browser gets in CONTROL before a situation is issued is laid beside what another gets for whom nothing waits; on the engine at hand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InjectionMoment } from '#contract/entities/injections.ts';
import { signingIn } from '#machines/equipment/builtin/normal-way.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { differences, openLearner, streamed, work, type Learner } from '#tests/support/cheating.ts';
import { makeEvent, openControlRig, type ControlRig } from '#tests/support/control-rig.ts';
import { makeShiftWork } from '#tests/support/shift-work.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { createArmedIssuing } from './issue-armed.ts';

let rig: ControlRig;
let eventId: string;
let round: () => Promise<void>;
let watched: readonly Learner[];

const REASON = 'Подножка для зазевавшихся';

beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
  const workId = await makeShiftWork(rig);
  ({ id: eventId } = await makeEvent(rig, { workId }));
  const issuing = createArmedIssuing(rig.storage);
  round = () => issuing(new Date().toISOString());
  await arm();
  watched = [
    await openLearner(rig, eventId, rig.student, workId),
    await openLearner(rig, eventId, rig.mate, workId),
  ];
});
afterAll(async () => {
  for (const { stream } of watched) await stream.return(undefined);
  await rig.close();
});

const given = (id: string, moment: InjectionMoment = { kind: 'AT', minutes: 20 }) => ({
  what: { kind: 'SITUATION', id },
  moment,
  userIds: [rig.student.id],
  reason: REASON,
});

/** What waits for the one and not for the other. */
async function arm(): Promise<void> {
  const all = [given('fire', { kind: 'WHEN', condition: 'SIGNED_IN', count: 1 }), given('gas-leak')];
  for (const body of all) {
    const { status } = await callAs(rig, rig.teacher, `POST /execution-work/${eventId}/injections`, body);
    expect(status).toBe(200);
  }
}

/** Streams stay as silent for the one as for the other, whatever waits. */
async function silent(): Promise<void> {
  const both = () => Promise.all(watched.map((learner) => streamed(learner, 1500)));
  const [last, lastOfOther] = await both();
  expect(last).toBe(lastOfOther);
  await callAs(rig, rig.teacher, `POST /execution-work/${eventId}/injections`, given('smoke'));
  const [said, saidToOther] = await both();
  expect(said).toBe(saidToOther);
}

test('nothing tells before it is issued, and then the answer alone', async () => {
  for (const learner of watched) learner.got.push(await streamed(learner, 5000));
  await work(watched, round);
  expect(differences(watched)).toEqual([]);
  const all = watched.flatMap(({ got }) => got).join('\n');
  expect(all).toContain('"id":"fire"');
  const stored = await rig.storage.db.selectFrom('injections').select(['id', 'setId', 'byId']).execute();
  for (const tell of [REASON, 'ARMED', 'injection', ...stored.flatMap(({ id, setId }) => [id, setId])])
    expect(all.replaceAll('/injections', '')).not.toContain(tell);

  await silent();
  for (const { device } of watched)
    expect(await device.act([{ code: 'GO', to: 'terminal' }, ...signingIn])).toEqual([]);
  // A round plays logs for a bounded time, and the next goes on.
  for (let times = 0; times < 50; times += 1) await round();
  // It is issued: now the one hears of the fire, and of nothing else that still waits.
  expect(await Promise.all(watched.map(({ device }) => device.hear()))).toEqual([['fire'], []]);
});
