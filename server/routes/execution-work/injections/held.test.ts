// What a case has planned, held back in CONTROL and issued when it comes: from the start to the mark by the real calls, on the engine at hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompletedWorkDetails, Replay } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { heldParts } from '#machines/equipment/held/held-parts.ts';
import { stepsTo } from '#machines/equipment/plan-steps.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { replay } from '#machines/kit/replay.ts';
import { equipmentControl } from '#server/seed/equipment-practices.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { BayDevice } from '#tests/support/bay-device.ts';
import { beginBay } from '#tests/support/bay-run.ts';
import { caseNamed } from '#tests/support/bay-ways.ts';
import { makeEvent, openControlRig, type ControlRig } from '#tests/support/control-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { createArmedIssuing } from './issue-armed.ts';

const { play: whole } = equipmentControl.equipmentCase;
/** What answers the sparking: of the key's way what comes after the sign. */
const ANSWER = caseNamed('sparking').way.filter(({ code }) => code !== 'WAIT');

let rig: ControlRig;
let eventId: string;
let round: () => Promise<void>;
let device: BayDevice;
/** When it comes, in ms of the simulation. */
let dueMs: number;
beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
  ({ id: eventId } = await makeEvent(rig, { workId: rig.bayControlId }));
  const issuing = createArmedIssuing(rig.storage);
  round = () => issuing(new Date().toISOString());
  device = new BayDevice(rig, await beginBay(rig, eventId));
  const { heldSeed } = await rig.storage.db
    .selectFrom('attemptTasks')
    .select('heldSeed')
    .executeTakeFirstOrThrow();
  dueMs = heldParts(ruleset, whole, Number(heldSeed))[0]?.dueAtMs ?? 0;
});

/** Reports and rounds until so much time has passed; what was issued on the way. */
async function watchUntil(ms: number): Promise<readonly string[]> {
  const issued: string[] = [];
  while (device.nowMs < ms) {
    issued.push(...(await device.hear()));
    await round();
  }
  return issued;
}

/** The answer, with the ways and covers between its acts; the reasons of what was refused. */
async function answer(): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const action of ANSWER)
    for (const step of stepsTo(ruleset, device.run.session.state(), action))
      refused.push(...(await device.act([step])));
  return refused;
}

/** What is heard while two processes look at once. */
async function heardByTwo(): Promise<readonly string[]> {
  const other = createArmedIssuing(rig.storage);
  const heard: string[] = [];
  for (let times = 0; times < 4; times += 1) {
    await Promise.all([round(), other(new Date().toISOString())]);
    heard.push(...(await device.hear()));
  }
  return heard;
}

const beganAtMs = (): number => device.run.session.state().emergency.runs[0]?.startedAtMs ?? 0;

async function handedIn(): Promise<CompletedWorkDetails> {
  await device.handIn();
  await markWaiting(rig.storage);
  const path = `GET /completed-work/${device.run.attempt.id}` as const;
  return (await callAs<CompletedWorkDetails>(rig, rig.teacher, path)).body;
}

const rowsIssued = () => rig.storage.db.selectFrom('issuedEntries').selectAll().execute();

async function changeLog(change: (entries: readonly LogEntry[]) => readonly LogEntry[]): Promise<void> {
  const rows = await rig.storage.db.selectFrom('eventBatches').select(['sequence', 'events']).execute();
  for (const { sequence, events } of rows) {
    const changed = events.map((event) =>
      event.type === 'ACTIONS' ? { ...event, entries: change(event.entries) } : event,
    );
    await rig.storage.write((tx) =>
      tx
        .updateTable('eventBatches')
        .set({ events: JSON.stringify(changed) as never })
        .where('sequence', '=', sequence)
        .execute(),
    );
  }
}

describe('what the case has planned', () => {
  test('is in nothing that travels', () => {
    const { play } = device.run.session.state();
    expect([play.id, play.emergency.planned]).toEqual(['case', []]);
    expect(equipmentPlaySchema.parse(whole).emergency.planned).not.toEqual([]);
  });

  test('is issued when it comes, once, by however many processes, and marked by the key of its case', async () => {
    expect(await watchUntil(dueMs - 4000)).toEqual([]);
    const heard = await heardByTwo();
    expect(heard).toEqual(['sparking']);
    const beganMs = beganAtMs();
    expect(beganMs - dueMs).toBeGreaterThanOrEqual(0);
    expect(beganMs - dueMs).toBeLessThan(12_000);
    expect(await answer()).toEqual([]);
    const result = await handedIn();
    expect(result).toMatchObject({ status: 'REVIEWED', passed: true });
    const { simulation, answer: told } = result.results[0] ?? {};
    expect(simulation).toMatchObject({ invalid: null });
    expect(simulation?.grade?.windows).toBeUndefined();
    expect(told).toMatchObject({ id: equipmentControl.equipmentCase.id });
    expect(result.trust?.issued).toMatchObject([{ byName: '', atMs: beganMs }]);
    expect(result.trust?.clock).toEqual([]);
  });

  test('replays to the same hash in the browser and on the server, the right way beside it with what came', async () => {
    await watchUntil(dueMs + 12_000);
    await answer();
    const hash = device.run.session.hash();
    await handedIn();
    const { attempt, taskId } = device.run;
    const path = `GET /completed-work/${attempt.id}/tasks/${taskId}/replay` as const;
    const { simulation, entries, finalHash, reference } = (await callAs<Replay>(rig, rig.teacher, path)).body;
    const play = equipmentPlaySchema.parse(simulation.play);
    expect(play.emergency.planned).toEqual([]);
    const again = replay(equipmentSimulation, ruleset, play, simulation.seed, entries);
    expect([finalHash, again.hash, again.invalidFrom]).toEqual([hash, hash, undefined]);
    const way = replay(
      equipmentSimulation,
      ruleset,
      equipmentPlaySchema.parse(reference?.play),
      simulation.seed,
      reference?.entries ?? [],
    );
    expect(way.invalidFrom).toBeUndefined();
    expect(way.state.emergency.runs.map(({ situation, startedAtMs }) => [situation, startedAtMs])).toEqual([
      ['sparking', dueMs],
    ]);
  });
});

describe('a log that is not as it was issued', () => {
  test.each<[string, (entries: readonly LogEntry[]) => readonly LogEntry[], string]>([
    ['forged', (all) => all.map((own) => (own.issue ? { ...own, item: 'smoke' } : own)), 'notIssued'],
    [
      'under another id',
      (all) => all.map((own) => (own.issue ? { ...own, issue: 'mine' } : own)),
      'notIssued',
    ],
    ['moved', (all) => all.map((own) => (own.issue ? { ...own, at: own.at + 1000 } : own)), 'issueMoved'],
    [
      'left out',
      (all) => {
        const at = all.findIndex(({ issue }) => issue);
        return all.flatMap((own, place) => {
          if (at < 0 || place < at) return [own];
          return place === at ? [] : [{ ...own, seq: own.seq - 1 }];
        });
      },
      'issueLeftOut',
    ],
  ])('%s: counts up to there, and a teacher marks', async (_how, change, reason) => {
    await watchUntil(dueMs + 12_000);
    await answer();
    await changeLog(change);
    const { status, results } = await handedIn();
    expect(status).toBe('REVIEW_PENDING');
    expect(results[0]?.simulation?.invalid?.reason).toBe(reason);
  });

  test('never delivered: costs no points, and passes nobody', async () => {
    await watchUntil(dueMs - 4000);
    device.pass(8000);
    await device.act([{ code: 'LOOK', to: 'COAT1' }]);
    await round();
    expect(await rowsIssued()).toMatchObject([{ part: 0, sequence: null, byName: '' }]);
    const result = await handedIn();
    expect(result).toMatchObject({ status: 'REVIEW_PENDING', passed: null });
    expect(result.trust?.issued).toMatchObject([{ atMs: null }]);
  });

  test('leapt over by a page that waits past its horizon: a teacher sees by how much', async () => {
    await device.act([{ code: 'WAIT', params: { ms: dueMs + 200_000 } }]);
    await round();
    expect(await device.hear()).toEqual(['sparking']);
    await answer();
    const result = await handedIn();
    expect(result.status).toBe('REVIEW_PENDING');
    const late = result.trust?.clock.filter(({ kind }) => kind === 'HELD_LATE') ?? [];
    expect(late).toHaveLength(1);
    expect(late[0]?.lastedMs).toBeGreaterThan(190_000);
  });

  test('handed in before it came: the key of the case asks for it all the same', async () => {
    await device.act([{ code: 'LOOK', to: 'COAT1' }]);
    const result = await handedIn();
    expect([result.passed, result.trust]).not.toEqual([true, null]);
    expect(result.passed).not.toBe(true);
  });
});

describe('the horizon', () => {
  const horizonOf = async () =>
    (await rig.storage.db.selectFrom('runClocks').select('horizonMs').executeTakeFirst())?.horizonMs;

  test('moves on with what was looked at, and is told with the clock', async () => {
    await device.hear();
    expect(await horizonOf()).toBeNull();
    await round();
    expect(await horizonOf()).toBe(device.nowMs + 30_000);
    const told = await callAs<{ horizonMs?: number }>(
      rig,
      rig.student,
      `POST /completed-work/${device.run.attempt.id}/clock`,
      {
        writer: device.run.attempt.writer,
        elapsedMs: 1,
        clock: { taskId: device.run.taskId, restart: 0, speed: 1, simulatedMs: device.nowMs, idleMs: 0 },
      },
    );
    expect(told.body.horizonMs).toBe(device.nowMs + 30_000);
    const before = Number(await horizonOf());
    await watchUntil(before - 4000);
    expect(Number(await horizonOf())).toBeGreaterThan(before);
  });
});
