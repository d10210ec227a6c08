// A cheater's try at what a case has planned: all that a browser gets before it comes is laid beside what another gets in whose case nothing comes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { heldParts } from '#machines/equipment/held/held-parts.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { equipmentControl } from '#server/seed/equipment-practices.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { differences, openLearner, streamed, work, type Learner } from '#tests/support/cheating.ts';
import { makeEvent, openControlRig, type ControlRig } from '#tests/support/control-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import type { Attempt } from '#contract/entities/attempt.ts';
import { openedCase } from '#tasks/simulation/strip.ts';
import { createArmedIssuing } from './issue-armed.ts';

const { id: caseId, play: whole } = equipmentControl.equipmentCase;

let rig: ControlRig;
let round: () => Promise<void>;
let watched: readonly Learner[];
let dueMs: number;

/** Another revision of the case, in which nothing comes. */
async function makeQuietRevision(): Promise<number> {
  return rig.storage.write(async (tx) => {
    const row = await tx
      .selectFrom('caseRevisions')
      .selectAll()
      .where('caseId', '=', caseId)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const data = Object(row.data) as { readonly play: object };
    const quiet = { ...data, play: { ...data.play, emergency: { planned: [] } } };
    const revision = row.revision + 1;
    await tx
      .insertInto('caseRevisions')
      .values({ ...row, revision, data: JSON.stringify(quiet) as never })
      .execute();
    return revision;
  });
}

beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
  const { id: eventId } = await makeEvent(rig, { workId: rig.bayControlId });
  const issuing = createArmedIssuing(rig.storage);
  round = () => issuing(new Date().toISOString());
  watched = [
    await openLearner(rig, eventId, rig.student, rig.bayControlId),
    await openLearner(rig, eventId, rig.mate, rig.bayControlId),
  ];
  const caseRevision = await makeQuietRevision();
  const [one, other] = watched.map(({ device }) => device.run.attempt.id);
  await rig.storage.write((tx) =>
    tx
      .updateTable('attemptTasks')
      .set({ caseRevision })
      .where('attemptId', '=', other ?? '')
      .execute(),
  );
  const { heldSeed } = await rig.storage.db
    .selectFrom('attemptTasks')
    .select('heldSeed')
    .where('attemptId', '=', one ?? '')
    .executeTakeFirstOrThrow();
  dueMs = heldParts(ruleset, whole, Number(heldSeed))[0]?.dueAtMs ?? 0;
});
afterAll(async () => {
  for (const { stream } of watched) await stream.return(undefined);
  await rig.close();
});

/** What the page's own code makes of what travels: a cheater runs it. */
async function openedBy({ device }: Learner): Promise<string> {
  const { person, attempt } = device.run;
  const { body } = await callAs<Attempt>(rig, person, `GET /completed-work/${attempt.id}/attempt`);
  const { play } = openedCase(body.tasks[0]!.simulation!);
  return canonicalJson(equipmentPlaySchema.parse(play));
}

/** The horizon follows from what was reported, and from nothing else. */
async function leap({ device, got }: Learner): Promise<void> {
  for (const times of [1, 2, 3, 4, 5]) {
    device.pass(times * 3000);
    await device.hear();
    got.push(String(device.nowMs));
    await round();
  }
}

async function heardUntilDue({ device }: Learner): Promise<readonly string[]> {
  const heard: string[] = [];
  while (device.nowMs < dueMs + 12_000) {
    heard.push(...(await device.hear()));
    await round();
  }
  return heard;
}

test('neither what travels, nor what the page opens of it, nor streams, nor the horizon tell what comes', async () => {
  for (const learner of watched) learner.got.push(await streamed(learner, 5000));
  await work(watched, round);
  const [one, other] = await Promise.all(watched.map(openedBy));
  expect(one).toBe(other);
  expect([one?.includes(caseId), one?.includes('sparking')]).toEqual([false, false]);
  for (const learner of watched) await leap(learner);
  const told = await rig.storage.db
    .selectFrom('runClocks')
    .select(['horizonMs', 'simulatedMs'])
    .orderBy('attemptId')
    .execute();
  expect(told[0]).toEqual(told[1]);
  expect(differences(watched)).toEqual([]);
  const silence = () => Promise.all(watched.map((learner) => streamed(learner, 1500)));
  expect(new Set(await silence()).size).toBe(1);
  expect(watched[0]?.device.nowMs).toBeLessThan(dueMs);

  // It comes: now the one hears of it, and the other of nothing.
  expect(await Promise.all(watched.map(heardUntilDue))).toEqual([['sparking'], []]);
});
