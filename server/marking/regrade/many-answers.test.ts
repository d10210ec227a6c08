// Many answers and logs, marked again with progress, cancelled, acted on and given back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { Regrade } from '#contract/entities/regrade.ts';
import { IS_FULL_SET } from '#tests/e2e/full-set.ts';
import { actionBatches, callAs, referenceEntries, send, start } from '#tests/support/attempt-rig.ts';
import {
  acted,
  answered,
  begin,
  copyAttempt,
  handInOne,
  makeChoiceWork,
  playedTask,
  regradeAll,
  reviseCase,
  revise,
  tried,
  undone,
} from '#tests/support/regrade-rig.ts';
import { openReviewRig, type ReviewRig } from '#tests/support/review-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { Regrading } from './run-regrades.ts';

// In CI eight batches of answers and three of logs; the full set has the number of a large work.
const ANSWERS = IS_FULL_SET ? 5000 : 2000;
const LOGS = IS_FULL_SET ? 200 : 60;

let rig: ReviewRig;

beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
});
afterAll(() => rig.close());

const stateOf = async ({ id }: Regrade) =>
  (await callAs<Regrade>(rig, rig.teacher, `GET /regrades/${id}`)).body;

/** How many attempts stand at a mark. */
async function countAt(workId: string, mark: number): Promise<number> {
  const { count } = await rig.storage.db
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workId', '=', workId)
    .where('mark', '=', mark)
    .executeTakeFirstOrThrow();
  return Number(count);
}

test(
  'many answers: progress, a cancelled trial, a stopped server, the act and its undo',
  { timeout: 180_000 },
  async () => {
    const work = await makeChoiceWork(rig);
    const attempt = await answered(rig, work, 'Сушка');
    await copyAttempt(rig, attempt.id, ANSWERS - 1);
    await revise(rig, work.taskId, { trueAnswerIndex: [0] });

    const first = await begin(rig, work.taskId);
    expect(first).toMatchObject({ total: ANSWERS, done: 0 });
    const seen: number[] = [];
    const regrading = new Regrading(rig.storage, () => undefined);
    const running = regrading.run();
    while (seen.length < 3) {
      const { done } = await stateOf(first);
      if (done > (seen.at(-1) ?? 0)) seen.push(done);
    }
    await callAs(rig, rig.teacher, `POST /regrades/${first.id}/cancellation`);
    await running;
    await regrading.stop();
    const { state, done } = await stateOf(first);
    expect(state).toBe('CANCELLED');
    expect(done).toBeLessThan(ANSWERS);
    expect(await countAt(work.workId, 4)).toBe(ANSWERS);

    // A server that stops in the middle: the next one goes on.
    const second = await begin(rig, work.taskId);
    let steps = 0;
    const stopped = new Regrading(rig.storage, () => undefined, { isStopped: () => (steps += 1) > 3 });
    await stopped.run();
    await stopped.stop();
    expect(await stateOf(second)).toMatchObject({ state: 'RUNNING' });
    await regradeAll(rig);
    expect(await stateOf(second)).toMatchObject({ state: 'READY', done: ANSWERS });

    const { id, summary } = await acted(rig, work.taskId, 'NEW');
    expect(summary?.policies.NEW).toMatchObject({ up: ANSWERS, toPassed: ANSWERS });
    expect(await countAt(work.workId, 10)).toBe(ANSWERS);
    expect(await undone(rig, id)).toMatchObject({ state: 'UNDONE', keptCount: 0 });
    expect(await countAt(work.workId, 4)).toBe(ANSWERS);
  },
);

test(
  'many logs: judged by the new key as they were played; another start is refused',
  { timeout: 180_000 },
  async () => {
    const attempt: Attempt = await start(rig);
    for (const batch of actionBatches(attempt, referenceEntries)) await send(rig, attempt.id, batch);
    await handInOne(rig, attempt);
    const { taskId, caseId } = await playedTask(rig, attempt);
    const markOf = async (attemptId: string) =>
      rig.storage.db
        .selectFrom('attemptTasks')
        .select(['mark', 'simulation', 'packedSimulation', 'finalHash', 'maxScore'])
        .where('attemptId', '=', attemptId)
        .where('taskId', '=', taskId)
        .executeTakeFirstOrThrow();
    const before = await markOf(attempt.id);
    expect(before.mark).toBeGreaterThan(0);
    await copyAttempt(rig, attempt.id, LOGS - 1);

    // The same key gives the same marks.
    const same = await tried(rig, taskId);
    expect(same).toMatchObject({ total: LOGS, summary: { outcomes: { MARKED: LOGS } } });
    expect(same.summary?.policies.NEW).toEqual({ up: 0, down: 0, toPassed: 0, toFailed: 0 });

    // A key that wants one more step, which nobody did.
    await reviseCase(rig, caseId, ({ play, key }) => {
      const { reference, ...rest } = key as { reference: { steps: { id: string }[] } };
      const [step] = reference.steps.slice(-1);
      const more = { ...step, id: 'never-done', match: [{ code: ['never'] }] };
      return { play, key: { ...rest, reference: { ...reference, steps: [...reference.steps, more] } } };
    });
    const { id, summary } = await acted(rig, taskId, 'NEW');
    expect(summary).toMatchObject({ outcomes: { MARKED: LOGS }, policies: { NEW: { up: 0, down: LOGS } } });
    const after = await markOf(attempt.id);
    expect(after.mark).toBeLessThan(before.mark ?? 0);
    expect(after.finalHash).toBe(before.finalHash);
    expect(after.simulation?.grade?.judgements.map((one) => one.id)).toContain('never-done');
    expect(await undone(rig, id)).toMatchObject({ keptCount: 0 });
    expect(await markOf(attempt.id)).toEqual(before);

    await reviseCase(rig, caseId, ({ play, key }) => {
      const { play: inner, ...rest } = play as { play: object };
      return { play: { ...rest, play: { ...inner, map: 'Elsewhere' } }, key };
    });
    const other = await tried(rig, taskId);
    expect(other.summary?.outcomes).toMatchObject({ MARKED: 0, OTHER_START: LOGS });
  },
);
