// A teacher sets a gate aside with a reason: the mark, the attempt and all who ask for them follow; and back again.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompletedWorkDetails, Replay } from '#contract/entities/attempt.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import { replay } from '#machines/kit/replay.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { batchOf, callAs, send, start } from '#tests/support/attempt-rig.ts';
import { openReviewRig, type ReviewRig } from '#tests/support/review-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { laterBy } from '../completed-work/attempts-repository.ts';
import { findUnpacked, packAttempt } from '../completed-work/packing/packed-repository.ts';

let rig: ReviewRig;
beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
});

/** Hands rinsed without soap: the gate at the end is not met, and little else is wrong. */
const WITHOUT_SOAP = planLog(
  builtinRoomRuleset,
  TASK_KINDS.ROOM.playIn('SELFCONTROL', cleanHandsMan.play),
  cleanHandsMan.seed,
  cleanHandsManActions.map((action) =>
    action.params?.['soap'] ? { ...action, params: { soap: false } } : action,
  ),
);
const REASON = 'Мыло в дозаторе закончилось, рассказано преподавателю';

const details = async (id: string, person = rig.teacher) =>
  (await callAs<CompletedWorkDetails>(rig, person, `GET /completed-work/${id}`)).body;

/** A marked attempt in which the gates of clean hands, and of nothing else, are not met. */
async function failed(): Promise<CompletedWorkDetails & { readonly gateId: string; readonly path: string }> {
  const { id, tasks } = await start(rig);
  const { id: taskId = '', simulation } = tasks[0] ?? {};
  const play = TASK_KINDS.ROOM.playIn('SELFCONTROL', cleanHandsMan.play) as RoomPlay;
  const { hash: stateHash } = replay(
    roomSimulation,
    builtinRoomRuleset,
    play,
    simulation?.seed ?? 0,
    WITHOUT_SOAP,
  );
  await send(
    rig,
    id,
    batchOf([{ type: 'ACTIONS', taskId, restart: 0, entries: [...WITHOUT_SOAP], stateHash }]),
  );
  await callAs(rig, rig.student, `PATCH /completed-work/${id}`, { submit: true, writer: 1 });
  await mark();
  const shown = await details(id);
  const gateId = shown.results[0]?.simulation?.grade?.failedBy[0] ?? '';
  return { ...shown, gateId, path: `/reviews/${shown.reviewId ?? ''}/tasks/${taskId}` };
}

const mark = () => markWaiting(rig.storage);

async function waive(
  { path, gateId }: { readonly path: string; readonly gateId: string },
  waives = true,
  person = rig.teacher,
): Promise<number> {
  const body = { gateId, waives, reason: REASON };
  return (await callAs(rig, person, `POST ${path as '/reviews'}/waivers`, body)).status;
}

/** What of an attempt follows its gates. */
async function standing(id: string, person = rig.teacher) {
  const { mark: whole, passed, waivedGates, results } = await details(id, person);
  const [result] = results;
  const { failedBy, passed: isCasePassed } = result?.simulation?.grade ?? {};
  const reasons = result?.gateWaivers.map(({ reason }) => reason);
  return { mark: whole, taskMark: result?.mark, passed, waivedGates, failedBy, isCasePassed, reasons };
}

test('a gate that is set aside stands in the way of nothing, and does again once it is let count', async () => {
  const attempt = await failed();
  const before = await standing(attempt.id);
  expect(before).toMatchObject({ passed: false, failedBy: [attempt.gateId], waivedGates: 0, reasons: [] });
  const whole = attempt.results[0]?.simulation?.grade?.scoreWithoutFailure ?? 0;
  expect(whole).toBeGreaterThan(before.mark ?? 100);

  expect(await waive(attempt)).toBe(204);
  const lifted = await standing(attempt.id);
  expect(lifted).toEqual({
    mark: whole,
    taskMark: whole,
    passed: true,
    waivedGates: 1,
    failedBy: [],
    isCasePassed: true,
    reasons: [REASON],
  });
  expect(await standing(attempt.id, rig.student)).toEqual(lifted);
  const taskId = attempt.results[0]?.taskId ?? '';
  const replayed = await callAs<Replay>(
    rig,
    rig.student,
    `GET /completed-work/${attempt.id}/tasks/${taskId}/replay`,
  );
  expect(replayed.body.grade).toMatchObject({ passed: true, failedBy: [] });

  expect(await waive(attempt, false)).toBe(204);
  expect(await standing(attempt.id)).toEqual(before);
});

test('what stands as wanted, or was not broken, can not be decided', async () => {
  const attempt = await failed();
  expect(await waive(attempt, false)).toBe(409);
  expect(await waive({ ...attempt, gateId: 'gate-no-such' })).toBe(404);
  expect(await waive(attempt)).toBe(204);
  expect(await waive(attempt)).toBe(409);
});

test('only who may review the attempt decides', async () => {
  const attempt = await failed();
  expect(await waive(attempt, true, rig.stranger)).toBe(404);
  expect(await waive(attempt, true, rig.student)).toBe(403);
  expect((await standing(attempt.id)).waivedGates).toBe(0);
  expect(await waive(attempt, true, rig.secondTeacher)).toBe(204);
});

test('both decisions are in the audit log with gate, marks and reason', async () => {
  const attempt = await failed();
  await waive(attempt);
  await waive(attempt, false);
  const rows = await rig.storage.db
    .selectFrom('auditLog')
    .select(['what', 'before', 'after'])
    .where('subjectId', '=', attempt.id)
    .where('what', 'in', ['result.waive-gate', 'result.restore-gate'])
    .orderBy('at')
    .execute();
  expect(rows.map(({ what }) => what)).toEqual(['result.waive-gate', 'result.restore-gate']);
  const gate = attempt.results[0]?.simulation?.grade?.judgements.find(({ id }) => id === attempt.gateId);
  expect(JSON.stringify(rows[0]?.after)).toContain(gate?.text.ru ?? 'a text');
  expect(JSON.stringify(rows[0]?.after)).toContain(REASON);
});

test('it lasts when the attempt is packed, marked again, and given a comment', async () => {
  const attempt = await failed();
  await waive(attempt);
  const lifted = await standing(attempt.id);
  const later = laterBy(new Date().toISOString(), 3_600_000);
  for (const row of await findUnpacked(rig.storage.db, later, 10)) await packAttempt(rig.storage, row, later);
  expect(await standing(attempt.id)).toEqual(lifted);

  await rig.storage.write((tx) =>
    tx.updateTable('attempts').set({ status: 'SUBMITTED' }).where('id', '=', attempt.id).execute(),
  );
  await mark();
  expect(await standing(attempt.id)).toEqual(lifted);
});

test('a comment on a packed attempt forgets no gate that is not met', async () => {
  const attempt = await failed();
  const before = await standing(attempt.id);
  const later = laterBy(new Date().toISOString(), 3_600_000);
  for (const row of await findUnpacked(rig.storage.db, later, 10)) await packAttempt(rig.storage, row, later);
  const taskId = attempt.results[0]?.taskId ?? '';
  const { version } = await details(attempt.id);
  const marks = [{ taskId, mark: 100, comment: '', reason: 'Проверено' }];
  const { status } = await callAs(
    rig,
    rig.teacher,
    `PATCH /completed-work/${attempt.id}`,
    { marks },
    {
      'if-match': `"${version}"`,
    },
  );
  expect(status).toBe(200);
  expect(await standing(attempt.id)).toEqual({ ...before, mark: 100, taskMark: 100 });
});

test('a mark that a teacher gave stays', async () => {
  const attempt = await failed();
  const taskId = attempt.results[0]?.taskId ?? '';
  await callAs(
    rig,
    rig.teacher,
    `PATCH /completed-work/${attempt.id}`,
    { marks: [{ taskId, mark: 77, comment: '', reason: 'Проверено' }] },
    { 'if-match': `"${attempt.version}"` },
  );
  expect(await standing(attempt.id)).toMatchObject({ mark: 77, passed: false });
  expect(await waive(attempt)).toBe(204);
  expect(await standing(attempt.id)).toMatchObject({ mark: 77, passed: true });
});
