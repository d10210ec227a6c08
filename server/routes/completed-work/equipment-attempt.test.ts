// The bay from start to replay on the engine at hand: hashed batches, the worker's mark, the case's result.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt, CompletedWorkDetails, Replay } from '#contract/entities/attempt.ts';
import { equipmentResultSchema } from '#contract/simulation/equipment-result.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { hashState } from '#machines/kit/hash.ts';
import { replay } from '#machines/kit/replay.ts';
import { BAY_ADMISSION, insertOpenEvent } from '#server/seed/demo-events.ts';
import { equipmentControl } from '#server/seed/equipment-practices.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { batchOf, callAs, openAttemptRig, send, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';

const { id: caseId, play } = equipmentControl.equipmentCase;
const key = BUILTIN_EQUIPMENT_KEYS.find((own) => own.caseId === caseId)!;

let rig: AttemptRig;
let attempt: Attempt;
/** Drawn for the attempt: what the case leaves to chance follows it. */
let seed: number;
let entries: readonly LogEntry[];
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  const executionId = await rig.storage.write((tx) =>
    insertOpenEvent(tx, rig.bayControlId, [rig.student.id], new Date().toISOString(), BAY_ADMISSION),
  );
  const path = `POST /works/${rig.bayControlId}/completed-work` as const;
  const body = { type: 'CONTROL', executionId };
  attempt = (await callAs<Attempt>(rig, rig.student, path, body)).body;
  seed = attempt.tasks[0]?.simulation?.seed ?? 0;
  entries = planLog(ruleset, play, seed, key.way ?? []).entries;
  // As attempts that began before the server held anything back: all that comes is in their play.
  await rig.storage.write((tx) => tx.updateTable('attemptTasks').set({ heldSeed: null }).execute());
});
afterAll(() => rig.close());

const taskId = (): string => attempt.tasks[0]?.id ?? '';

async function sendInBatches(all: readonly LogEntry[], size: number): Promise<void> {
  const { moments } = replay(equipmentSimulation, ruleset, play, seed, all);
  for (let from = 0; from < all.length; from += size) {
    const part = all.slice(from, from + size);
    const stateHash = hashState(moments[from + part.length - 1]?.after ?? {});
    const batch = batchOf([{ type: 'ACTIONS', taskId: taskId(), restart: 0, entries: part, stateHash }], {
      writer: attempt.writer,
      sequence: attempt.nextSequence + from / size,
    });
    expect(await send(rig, attempt.id, batch)).toMatchObject({ status: 200 });
  }
}

const markAll = () => markWaiting(rig.storage);

describe('a control at the bay', () => {
  test('begins with the case and nothing of its key', () => {
    expect(attempt.tasks[0]).toMatchObject({
      taskType: 'EQUIPMENT',
      params: { caseId: 'case-1' },
      simulation: {
        simulation: 'EQUIPMENT',
        caseId: 'case-1',
        rulesetId: ruleset.id,
        codeVersion: equipmentSimulation.codeVersion,
      },
    });
    expect(attempt.tasks[0]?.params).toEqual({ caseId: 'case-1' });
    const travelled = JSON.stringify(attempt);
    // The names of actions in the ruleset are no secret.
    const known = JSON.stringify([ruleset, play, attempt.workTitle]);
    const own = key.reference.steps.map(({ text }) => text.ru).filter((text) => !known.includes(text));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((text) => travelled.includes(text))).toEqual([]);
    expect(travelled).not.toContain('neededCalls');
  });

  test('is saved in batches, marked in full, and its result has every field', async () => {
    await sendInBatches(entries, 20);
    const submit = { submit: true, writer: attempt.writer };
    await callAs(rig, rig.student, `PATCH /completed-work/${attempt.id}`, submit);
    await markAll();
    // Sent at once, without the run's clock: it counts when the teacher accepts it.
    const accepted = { accepts: true, reason: 'Видел сам' };
    await callAs(rig, rig.teacher, `POST /completed-work/${attempt.id}/doubt`, accepted);
    await markAll();
    const { body } = await callAs<CompletedWorkDetails>(
      rig,
      rig.teacher,
      `GET /completed-work/${attempt.id}`,
    );
    expect(body.results[0]?.simulation?.invalid).toBeNull();
    expect(body).toMatchObject({ status: 'REVIEWED', mark: 100, passed: true });
    const [task] = body.results;
    expect(task?.simulation).toMatchObject({ invalid: null, actionCount: entries.length });
    const result = equipmentResultSchema.parse(task?.answer);
    expect(result).toMatchObject({ id: caseId, emergencySituations: expect.stringMatching(/^221200$/) });
    expect(result.actions).toHaveLength(entries.length);
  });

  test('the student sees the mark, but not what only the judge knows', async () => {
    const { body } = await callAs<CompletedWorkDetails>(
      rig,
      rig.student,
      `GET /completed-work/${attempt.id}`,
    );
    expect([body.mark, body.results[0]?.simulation]).toEqual([100, null]);
    expect(body.results[0]?.answer).toMatchObject({ id: 'case-1', emergencySituations: '221000' });
    const path = `GET /completed-work/${attempt.id}/tasks/${taskId()}/replay` as const;
    expect((await callAs(rig, rig.student, path)).status).toBe(403);
    const log = `GET /completed-work/${attempt.id}/tasks/${taskId()}/log/file` as const;
    expect((await callAs(rig, rig.student, log)).status).toBe(403);
  });

  test('the teacher’s replay gives the same state, with the reference beside it', async () => {
    const path = `GET /completed-work/${attempt.id}/tasks/${taskId()}/replay` as const;
    const { body } = await callAs<Replay>(rig, rig.teacher, path);
    expect(body.entries).toEqual(entries);
    expect(body.finalHash).toBe(replay(equipmentSimulation, ruleset, play, seed, body.entries).hash);
    expect(body.reference?.entries).toEqual(entries);
    expect(body.reference?.judging).toEqual(key.judging);
    expect(body.reference?.deadlines?.length).toBeGreaterThan(0);
  });
});
