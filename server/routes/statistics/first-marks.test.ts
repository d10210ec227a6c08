// Figures by marks as they were first given, beside those by marks as they stand, on the engine at hand.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { KeptFigures, Statistics } from '#contract/entities/statistics.ts';
import { countWork, openCountProcess } from '#server/statistics/count-work.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import {
  acted,
  answered,
  makeChoiceWork,
  revise,
  undone,
  type ChoiceWork,
} from '#tests/support/regrade-rig.ts';
import { openReviewRig, type ReviewRig } from '#tests/support/review-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: ReviewRig;
let work: ChoiceWork;
const counting = openCountProcess();

beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
});
afterAll(async () => {
  await counting.close();
  await rig.close();
});
beforeEach(async () => {
  await rig.storage.write(async (tx) => {
    await tx.deleteFrom('regrades').execute();
    await tx.deleteFrom('attempts').execute();
  });
  work = await makeChoiceWork(rig);
});

async function read(marks: 'NOW' | 'FIRST', path = ''): Promise<Statistics> {
  const route = `GET /statistics/works/${work.workId}?choice=ALL&marks=${marks}${path}` as const;
  return (await callAs<Statistics>(rig, rig.teacher, route)).body;
}

/** Counts, and tells both ways. */
async function counted() {
  await countWork(rig.storage, counting, work.workId, new Date().toISOString());
  const [now, first] = [await read('NOW'), await read('FIRST')];
  expect([now.marks, first.marks, now.hasFirstMarks]).toEqual(['NOW', 'FIRST', first.hasFirstMarks]);
  return { now: now.figures, first: first.figures, hasFirst: now.hasFirstMarks };
}

const shown = (figures: KeptFigures | null) => ({
  passed: figures?.passed,
  mean: Number(figures?.test.mean.value?.toFixed(4)),
  tasks: figures?.questions.map(({ taskId, figures: { facility } }) => [taskId, facility.value]),
});

test('where no mark has changed, both are the same and nothing is kept twice', async () => {
  await answered(rig, work, 'Промывка');
  const { now, first, hasFirst } = await counted();
  expect(hasFirst).toBe(false);
  expect(first).toEqual(now);
});

test.each(['NEW', 'LEAVE_OUT', 'FULL'] as const)(
  'marked again by %s: the first figures are those of before, until the act is undone',
  async (policy) => {
    for (const picked of ['Промывка', 'Сушка', 'Сушка']) await answered(rig, work, picked);
    const before = await counted();
    await revise(rig, work.taskId, { trueAnswerIndex: [0] });
    const { id } = await acted(rig, work.taskId, policy);
    const { now, first, hasFirst } = await counted();
    expect(hasFirst).toBe(true);
    expect(shown(first)).toEqual(shown(before.now));
    expect(shown(now)).not.toEqual(shown(first));
    await undone(rig, id);
    const after = await counted();
    expect(after.hasFirst).toBe(false);
    expect(shown(after.now)).toEqual(shown(before.now));
  },
);

test('a mark that a teacher changed, twice: the first is the machine’s', async () => {
  const { id } = await answered(rig, work, 'Промывка');
  const before = await counted();
  for (const mark of [0, 1]) {
    const { version } = (await callAs<CompletedWorkDetails>(rig, rig.teacher, `GET /completed-work/${id}`))
      .body;
    const body = { marks: [{ taskId: work.otherTaskId, mark, comment: '', reason: 'Иначе' }] };
    const { status } = await callAs(rig, rig.teacher, `PATCH /completed-work/${id}`, body, {
      'if-match': String(version),
    });
    expect(status).toBe(200);
  }
  const { now, first } = await counted();
  expect(shown(first)).toEqual(shown(before.now));
  expect(shown(now).mean).toBeLessThan(shown(first).mean);
});

test('nonsense is refused', async () => {
  expect(
    (await callAs(rig, rig.teacher, `GET /statistics/works/${work.workId}?marks=LAST` as never)).status,
  ).toBe(400);
});
