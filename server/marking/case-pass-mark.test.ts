// A work is not passed while the pass mark of a case in it is not reached, however little the work itself asks for.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Attempt, CompletedWorkDetails } from '#contract/entities/attempt.ts';
import { batchOf, callAs, send, start } from '#tests/support/attempt-rig.ts';
import { acted, handInOne, playedTask, reviseCase, tried, undone } from '#tests/support/regrade-rig.ts';
import { openReviewRig, type ReviewRig } from '#tests/support/review-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { replay } from '#machines/kit/replay.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';

let rig: ReviewRig;
beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.storage.write(async (tx) => {
    await tx.deleteFrom('regrades').execute();
    await tx.deleteFrom('attempts').execute();
  });
  await passAt(60);
});

/** The pass mark of the work in this test: fewer points than any of these runs has. */
const WORK_PASS = 40;
/** More than the run below has. */
const HIGH = 100;

/** The right way with one try that is refused. */
const PLAY = TASK_KINDS.ROOM.playIn('SELFCONTROL', cleanHandsMan.play) as typeof cleanHandsMan.play;
const ENTRIES = planLog(builtinRoomRuleset, PLAY, cleanHandsMan.seed, [
  { code: 'A006', item: 'hat-0' },
  ...cleanHandsManActions,
]);

/** Publishes the case with another pass mark. */
const passAt = (passScore: number) =>
  reviseCase(rig, cleanHandsMan.id, ({ play, key }) => {
    const { reference, ...rest } = key as { reference: object };
    return { play, key: { ...rest, reference: { ...reference, passScore } } };
  });

/** A marked run without an unmet gate, and fewer than 100 points: not all of the right way. */
async function marked(): Promise<Attempt> {
  const attempt = await start(rig);
  await rig.storage.write((tx) =>
    tx.updateTable('attempts').set({ gradeForCompletion: WORK_PASS }).where('id', '=', attempt.id).execute(),
  );
  const { id: taskId = '', simulation } = attempt.tasks[0] ?? {};
  const { hash: stateHash } = replay(
    roomSimulation,
    builtinRoomRuleset,
    PLAY,
    simulation?.seed ?? 0,
    ENTRIES,
  );
  const event = { type: 'ACTIONS' as const, taskId, restart: 0, entries: [...ENTRIES], stateHash };
  await send(rig, attempt.id, batchOf([event]));
  await handInOne(rig, attempt);
  return attempt;
}

const details = async ({ id }: Attempt) =>
  (await callAs<CompletedWorkDetails>(rig, rig.teacher, `GET /completed-work/${id}`)).body;

async function standing(attempt: Attempt) {
  const { mark, passed, results } = await details(attempt);
  const { score, passed: isCasePassed, failedBy } = results[0]?.simulation?.grade ?? {};
  return { mark, passed, score, isCasePassed, failedBy };
}

async function giveMark(attempt: Attempt, mark: number): Promise<void> {
  const { taskId } = await playedTask(rig, attempt);
  const { version } = await details(attempt);
  const marks = [{ taskId, mark, comment: '', reason: 'Проверено' }];
  const { status } = await callAs(
    rig,
    rig.teacher,
    `PATCH /completed-work/${attempt.id}`,
    { marks },
    { 'if-match': `"${version}"` },
  );
  expect(status).toBe(200);
}

test('the server: above the work’s pass mark and below the case’s is not passed', async () => {
  const passed = await standing(await marked());
  expect(passed).toMatchObject({ passed: true, isCasePassed: true, failedBy: [] });
  await rig.storage.write((tx) => tx.deleteFrom('attempts').execute());
  await passAt(HIGH);
  const short = await standing(await marked());
  expect(short).toEqual({ ...passed, passed: false, isCasePassed: false });
  expect(short.mark).toBeGreaterThan(WORK_PASS);
  expect(short.mark).toBeLessThan(HIGH);
});

test('a teacher’s mark is held against the pass mark of the case too', async () => {
  await passAt(80);
  const attempt = await marked();
  expect((await standing(attempt)).passed).toBe(true);
  await giveMark(attempt, 79.99);
  expect(await standing(attempt)).toMatchObject({ mark: 79.99, passed: false });
  await giveMark(attempt, 80);
  expect(await standing(attempt)).toMatchObject({ mark: 80, passed: true });
});

test('marking again follows the pass mark of the new key, both ways, and an undo gives back', async () => {
  const attempt = await marked();
  const { taskId } = await playedTask(rig, attempt);
  await passAt(HIGH);
  const { summary } = await tried(rig, taskId);
  expect(summary?.policies).toMatchObject({
    NEW: { up: 0, down: 0, toPassed: 0, toFailed: 1 },
    HIGHER: { toPassed: 0, toFailed: 0 },
    FULL: { toPassed: 0, toFailed: 0 },
  });
  const { id } = await acted(rig, taskId, 'NEW');
  expect(await standing(attempt)).toMatchObject({ passed: false, isCasePassed: false });
  await undone(rig, id);
  expect(await standing(attempt)).toMatchObject({ passed: true, isCasePassed: true });
});

test('marking again lets pass who reaches the lower pass mark of the new key, or is given full points', async () => {
  await passAt(HIGH);
  const attempt = await marked();
  const { taskId } = await playedTask(rig, attempt);
  expect((await standing(attempt)).passed).toBe(false);
  const { id } = await acted(rig, taskId, 'FULL');
  expect(await standing(attempt)).toMatchObject({ mark: 100, passed: true });
  await undone(rig, id);
  await passAt(60);
  expect((await tried(rig, taskId)).summary?.policies).toMatchObject({
    NEW: { toPassed: 1, toFailed: 0 },
    FULL: { toPassed: 1, toFailed: 0 },
  });
  await acted(rig, taskId, 'NEW');
  expect(await standing(attempt)).toMatchObject({ passed: true, isCasePassed: true });
});

test('what an earlier judging gave stays passed when something else of it is decided', async () => {
  await passAt(HIGH);
  const attempt = await marked();
  const { taskId } = await playedTask(rig, attempt);
  const { simulation } = await rig.storage.db
    .selectFrom('attemptTasks')
    .select('simulation')
    .where('attemptId', '=', attempt.id)
    .where('taskId', '=', taskId)
    .executeTakeFirstOrThrow();
  const grade = { ...simulation?.grade, judgingVersion: 4 };
  await rig.storage.write(async (tx) => {
    await tx
      .updateTable('attemptTasks')
      .set({ simulation: JSON.stringify({ ...simulation, grade }) })
      .where('attemptId', '=', attempt.id)
      .execute();
    await tx.updateTable('attempts').set({ passed: true }).where('id', '=', attempt.id).execute();
  });
  const { version } = await details(attempt);
  const { mark } = await standing(attempt);
  const marks = [{ taskId, mark, comment: 'Хорошо', reason: '' }];
  const route = `PATCH /completed-work/${attempt.id}` as const;
  const { status } = await callAs(rig, rig.teacher, route, { marks }, { 'if-match': `"${version}"` });
  expect(status).toBe(200);
  expect((await standing(attempt)).passed).toBe(true);
});
