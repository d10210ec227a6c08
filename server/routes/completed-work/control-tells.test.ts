// In CONTROL no call tells what will come: for every shipped case nothing names it, its situations, or what to say of them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attempt, AttemptTask, CompletedWorkDetails, Replay } from '#contract/entities/attempt.ts';
import { equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EMERGENCIES } from '#machines/equipment/builtin/emergency/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { playWithoutComing } from '#machines/equipment/held/held-parts.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { seedOfRun } from '#machines/kit/random.ts';
import { replay } from '#machines/kit/replay.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { BAY_ADMISSION, insertOpenEvent } from '#server/seed/demo-events.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import { openedCase } from '#tasks/simulation/strip.ts';
import {
  batchOf,
  callAs,
  openAttemptRig,
  referenceEntries,
  send,
  start,
  type AttemptRig,
} from '#tests/support/attempt-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';

let rig: AttemptRig;
let bay: Attempt;
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  const executionId = await rig.storage.write((tx) =>
    insertOpenEvent(tx, rig.bayControlId, [rig.student.id], new Date().toISOString(), BAY_ADMISSION),
  );
  const path = `POST /works/${rig.bayControlId}/completed-work` as const;
  bay = (await callAs<Attempt>(rig, rig.student, path, { type: 'CONTROL', executionId })).body;
});
afterAll(() => rig.close());

const wordsOf = (text: Trilingual): readonly string[] =>
  [text.ru, text.en ?? '', text.ch ?? ''].filter((word) => word !== '');

/** What would tell of a case, its situations included. */
function tellsOf({ id, title, play }: (typeof BUILTIN_EQUIPMENT_CASES)[number]): readonly string[] {
  const ids = play.emergency.planned.flatMap(({ situations }) => situations);
  const rows = BUILTIN_EMERGENCIES.situations.filter((row) => ids.includes(row.id));
  const ofRows = rows.flatMap((row) => [row.id, row.group, ...wordsOf(row.text), ...row.reasons]);
  return [id, ...wordsOf(title), ...ofRows, ...play.faults.map(({ kind }) => kind)];
}

/** The running attempt plays this case from now on. */
async function playing(attempt: Attempt, caseId: string): Promise<void> {
  await rig.storage.write(async (tx) => {
    const { revision } = await tx
      .selectFrom('cases')
      .select('revision')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
    const set = { caseId, caseRevision: revision };
    await tx.updateTable('attemptTasks').set(set).where('attemptId', '=', attempt.id).execute();
  });
}

/** All that a learner's page gets of the attempt while it runs; the ruleset, which is the same for all cases, apart. */
async function receivedOf({ id }: Attempt): Promise<{ task: AttemptTask; rest: string; ruleset: string }> {
  const { body } = await callAs<Attempt>(rig, rig.student, `GET /completed-work/${id}/attempt`);
  const [task] = body.tasks;
  if (!task?.simulation) throw new Error('There is no simulation');
  const { ruleset, ...simulation } = task.simulation;
  const others = await Promise.all(
    [`/completed-work/${id}`, `/completed-work/${id}/standing`, '/completed-work'].map(
      async (path) => (await callAs(rig, rig.student, `GET ${path as '/'}`)).body,
    ),
  );
  const rest = JSON.stringify([{ ...body, tasks: [{ ...task, simulation }] }, ...others]);
  return { task, rest, ruleset: JSON.stringify(ruleset) };
}

test('no shipped case of the bay is told by what travels', async () => {
  const rulesets = new Set<string>();
  const lengths = new Set<number>();
  for (const shipped of BUILTIN_EQUIPMENT_CASES) {
    await playing(bay, shipped.id);
    const { task, rest, ruleset } = await receivedOf(bay);
    expect(tellsOf(shipped).filter((word) => rest.includes(word))).toEqual([]);
    expect(task.simulation?.play).toBeNull();
    rulesets.add(ruleset);
    lengths.add(task.simulation?.wrapped?.length ?? 0);
  }
  // The same for all: neither the ruleset nor the length of what is wrapped tells one from another.
  expect([rulesets.size, lengths.size]).toEqual([1, 1]);
  const { emergency } = equipmentRulesetSchema.parse(JSON.parse([...rulesets][0] ?? ''));
  expect(emergency.situations.map(({ id }) => id)).toEqual(
    BUILTIN_EMERGENCIES.situations.map(({ id }) => id),
  );
});

test('what is wrapped is what is played, with the right reasons as marks that only prove one', async () => {
  for (const shipped of BUILTIN_EQUIPMENT_CASES.filter(({ id }) => /fire|sparking|normal-coat/.test(id))) {
    await playing(bay, shipped.id);
    const { task } = await receivedOf(bay);
    const opened = openedCase(task.simulation!);
    const [play, ruleset] = [
      equipmentPlaySchema.parse(opened.play),
      equipmentRulesetSchema.parse(opened.ruleset),
    ];
    expect(play).toEqual(playWithoutComing(shipped.play));
    const reasons = ruleset.emergency.situations.flatMap((row) => row.reasons);
    expect(reasons.every((reason) => reason.startsWith('~'))).toBe(true);
    const { seed } = task.simulation!;
    const way = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === shipped.id)?.way ?? [];
    const { entries } = planLog(builtinEquipmentRuleset, play, seed, way);
    const stored = replay(equipmentSimulation, builtinEquipmentRuleset, play, seed, entries);
    expect(replay(equipmentSimulation, ruleset, play, seed, entries).hash).toBe(stored.hash);
  }
});

test('no shipped case of the room is told either', async () => {
  const attempt = await start(rig, 'CONTROL');
  for (const { id, title } of BUILTIN_ROOM_CASES) {
    await playing(attempt, id);
    const { task, rest } = await receivedOf(attempt);
    expect([id, ...wordsOf(title)].filter((word) => rest.includes(word))).toEqual([]);
    expect(openedCase(task.simulation!).play).toMatchObject({ isHintOn: false });
  }
});

test('in SELFCONTROL the right reasons of calls stay on the server too', async () => {
  await rig.storage.write((tx) =>
    tx.updateTable('attempts').set({ mode: 'SELFCONTROL' }).where('id', '=', bay.id).execute(),
  );
  const { body } = await callAs<Attempt>(rig, rig.student, `GET /completed-work/${bay.id}/attempt`);
  const { emergency } = equipmentRulesetSchema.parse(body.tasks[0]?.simulation?.ruleset);
  expect(emergency.situations.length).toBe(BUILTIN_EMERGENCIES.situations.length);
  const plain = emergency.situations
    .flatMap(({ reasons }) => reasons)
    .filter((reason) => !reason.startsWith('~'));
  expect(plain).toEqual([]);
});

test('each attempt draws a seed of its own, and so does each start of it', async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
  const seeds = new Set<number>();
  for (let times = 0; times < 3; times++) {
    const { tasks } = await start(rig, 'TRAINING');
    expect(tasks[0]?.simulation).toMatchObject({ seedPerRun: true });
    seeds.add(tasks[0]?.simulation?.seed ?? 0);
    await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
  }
  expect(seeds.size).toBe(3);
});

test('a second start is played, marked and replayed by its own seed', async () => {
  const attempt = await start(rig, 'TRAINING');
  const { id: taskId, simulation } = attempt.tasks[0]!;
  const seed = seedOfRun(simulation!, 1);
  expect(seed).not.toBe(simulation!.seed);
  const play = TASK_KINDS.ROOM.playIn('TRAINING', cleanHandsMan.play);
  const stateHash = replay(roomSimulation, builtinRoomRuleset, play, seed, referenceEntries).hash;
  const batch = batchOf(
    [
      { type: 'RESTART', taskId, restart: 1, at: 0 },
      { type: 'ACTIONS', taskId, restart: 1, entries: [...referenceEntries], stateHash },
    ],
    { writer: attempt.writer },
  );
  expect((await send(rig, attempt.id, batch)).status).toBe(200);
  await callAs(rig, rig.student, `PATCH /completed-work/${attempt.id}`, {
    submit: true,
    writer: attempt.writer,
  });
  await markWaiting(rig.storage);
  const { body } = await callAs<CompletedWorkDetails>(rig, rig.teacher, `GET /completed-work/${attempt.id}`);
  expect(body.results[0]?.simulation).toMatchObject({ restarts: 1, invalid: null });
  const path = `GET /completed-work/${attempt.id}/tasks/${taskId}/replay` as const;
  const replayed = (await callAs<Replay>(rig, rig.teacher, path)).body;
  expect([replayed.simulation.seed, replayed.finalHash]).toEqual([seed, stateHash]);
});
