// A run of the bay in CONTROL as its device has it, for tests: began ten minutes ago, sends what it did, reports its clock.
import type { Attempt, AttemptEvent, AttemptStanding, EventBatch } from '#contract/entities/attempt.ts';
import { equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { createSession, type Session } from '#machines/kit/session.ts';
import { openedCase } from '#tasks/simulation/strip.ts';
import { batchOf, callAs, send, type AttemptRig } from './attempt-rig.ts';
import type { TestPerson } from './test-app.ts';

export interface BayRun {
  readonly attempt: Attempt;
  readonly person: TestPerson;
  readonly taskId: string;
  readonly session: Session<EquipmentState>;
  sequence: number;
  sent: number;
}

/** Of the shipped shift in CONTROL: with this seed what the case holds back comes last, 299,984 ms in, beyond what most tests play. */
const LATE_HELD_SEED = 386;

/** A session over what the device got, and nothing else. */
function sessionOf({ tasks }: Attempt): Session<EquipmentState> {
  const simulation = tasks[0]?.simulation;
  if (!simulation) throw new Error('The attempt does not begin with a simulation');
  const opened = openedCase(simulation);
  const ruleset = equipmentRulesetSchema.parse(opened.ruleset);
  const play = equipmentPlaySchema.parse(opened.play);
  return createSession({ simulation: equipmentSimulation, ruleset, play, seed: simulation.seed });
}

export async function beginBay(
  rig: AttemptRig,
  executionId: string,
  person: TestPerson = rig.student,
  workId = rig.bayControlId,
): Promise<BayRun> {
  const path = `POST /works/${workId}/completed-work` as const;
  const { body: attempt } = await callAs<Attempt>(rig, person, path, { type: 'CONTROL', executionId });
  await rig.storage.write(async (tx) => {
    await tx
      .updateTable('attempts')
      .set({ clockFromMs: Date.now() - 600_000 })
      .where('id', '=', attempt.id)
      .execute();
    await tx
      .updateTable('attemptTasks')
      .set({ heldSeed: LATE_HELD_SEED })
      .where('attemptId', '=', attempt.id)
      .where('heldSeed', 'is not', null)
      .execute();
  });
  const taskId = attempt.tasks[0]?.id ?? '';
  return { attempt, person, taskId, session: sessionOf(attempt), sequence: attempt.nextSequence, sent: 0 };
}

const clockAt = ({ taskId, session }: BayRun, simulatedMs: number, idleMs = simulatedMs) => ({
  taskId,
  restart: 0,
  speed: 1,
  simulatedMs: Math.max(simulatedMs, session.state().readyAtMs),
  idleMs,
});

/** The entries not sent yet as the device's next batch. */
export function nextBatch(run: BayRun, nowMs: number, idleMs = nowMs): EventBatch {
  const entries = run.session.entries().slice(run.sent);
  const events: AttemptEvent[] = [
    { type: 'ACTIONS', taskId: run.taskId, restart: 0, entries, stateHash: run.session.hash() },
  ];
  const numbers = { writer: run.attempt.writer, sequence: run.sequence, clock: clockAt(run, nowMs, idleMs) };
  return batchOf(events, numbers);
}

export async function sendBay(rig: AttemptRig, run: BayRun, nowMs: number, idleMs = nowMs) {
  const answer = await send(rig, run.attempt.id, nextBatch(run, nowMs, idleMs), run.person);
  if (answer.status === 200) {
    run.sequence += 1;
    run.sent = run.session.entries().length;
  }
  return answer;
}

export const beatBay = (rig: AttemptRig, run: BayRun, nowMs: number, speed = 1, idleMs = nowMs) =>
  callAs<AttemptStanding>(rig, run.person, `POST /completed-work/${run.attempt.id}/clock`, {
    writer: run.attempt.writer,
    elapsedMs: nowMs,
    clock: { ...clockAt(run, nowMs, idleMs), speed },
  });
