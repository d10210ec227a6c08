// The runs of an event side by side, and what is suggested of them; on the engine at hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EventRuns, Suggestion } from '#contract/entities/debriefing.ts';
import type { Execution } from '#contract/entities/execution.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import { json } from '#server/storage/columns.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { beginBay, type BayRun } from '#tests/support/bay-run.ts';
import { makeEvent, openControlRig, type ControlRig } from '#tests/support/control-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import type { TestPerson } from '#tests/support/test-app.ts';

const text = (ru: string) => ({ ru, en: ru, ch: ru });

const judged = (id: string, status: Judgement['status'], at: number, more: object = {}) => ({
  id,
  kind: 'step',
  status,
  text: text(id),
  sources: [],
  failsAttempt: false,
  cost: 0,
  at,
  ...more,
});

const SHOULD_BE = { side: 'before', id: 'gloves', text: text('gloves'), at: 5000 } as const;
const FIRE = { score: 1, scoreWithoutFailure: 1, passScore: 1, passed: true, failedBy: [] };

/** What marking could have found: the mask is put on too late, a fire begins at 60 s and is answered after `answerMs`. */
function foundOf(answerMs: number) {
  const grade = {
    score: 50,
    scoreWithoutFailure: 50,
    passed: false,
    failedBy: [],
    parts: { fitness: 1, order: 1, time: 1, repeats: 1, matchedShare: 1 },
    windows: [
      { ...FIRE, id: 'before', text: text('before'), fromMs: 0 },
      { ...FIRE, id: 'fire', text: text('Пожар'), fromMs: 60_000 },
    ],
    judgements: [
      judged('alarm', 'done', 60_000 + answerMs),
      judged('gloves', 'done', 5000),
      judged('mask', 'outOfOrder', 9000 + answerMs, { shouldBe: SHOULD_BE }),
      judged('coat', 'missing', 0, { at: undefined }),
    ],
    smallestChange: [],
    wasBounded: false,
    nodes: 1,
  };
  return { actionCount: 3, refusedCount: 0, durationMs: 90_000, restarts: 0, invalid: null, grade };
}

let rig: ControlRig;
let event: Execution;
let runs: ReadonlyMap<string, BayRun>;

async function handIn(person: TestPerson, answerMs: number): Promise<BayRun> {
  const run = await beginBay(rig, event.id, person);
  await rig.storage.write(async (tx) => {
    const { id } = run.attempt;
    await tx.updateTable('attempts').set({ status: 'REVIEWED' }).where('id', '=', id).execute();
    await tx
      .updateTable('attemptTasks')
      .set({ simulation: json(foundOf(answerMs)) })
      .where('attemptId', '=', id)
      .execute();
  });
  return run;
}

beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  event = await makeEvent(rig, { workId: rig.bayControlId });
  runs = new Map([
    [rig.student.id, await handIn(rig.student, 12_000)],
    [rig.mate.id, await handIn(rig.mate, 4000)],
  ]);
});

const runsAs = (by: TestPerson, query = '') =>
  callAs<EventRuns>(rig, by, `GET /execution-work/${event.id}/runs${query}`);
const suggested = async (query = ''): Promise<readonly Suggestion[]> => {
  const path = `GET /execution-work/${event.id}/suggestions${query}` as const;
  return (await callAs<Suggestion[]>(rig, rig.teacher, path)).body;
};
const kindOf = (all: readonly Suggestion[], kind: Suggestion['kind']) => all.find((one) => one.kind === kind);

describe('side by side', () => {
  test('each person has a row, with what happened at which simulated time', async () => {
    const { body } = await runsAs(rig.teacher);
    expect([body.total, body.taskNumber, body.taskNumbers]).toEqual([2, 1, [1]]);
    expect(body.runs.map(({ number }) => number)).toEqual([1, 2]);
    const own = body.runs.find(({ attemptId }) => attemptId === runs.get(rig.mate.id)?.attempt.id);
    expect(own).toMatchObject({ durationMs: 90_000 });
    expect(own?.marks.map(({ kind, atMs }) => [kind, atMs])).toEqual([
      ['STEP', 5000],
      ['ERROR', 13_000],
      ['EMERGENCY', 60_000],
      ['STEP', 64_000],
    ]);
  });

  test('a bookmark stands among the marks', async () => {
    const { attempt, taskId } = runs.get(rig.mate.id) ?? { attempt: { id: '' }, taskId: '' };
    const moments = [{ attemptId: attempt.id, taskId, atMs: 7000 }];
    await callAs(rig, rig.teacher, `POST /execution-work/${event.id}/bookmarks/moments`, {
      moments,
      note: 'Сюда',
    });
    const { body } = await runsAs(rig.teacher);
    const marks = body.runs.flatMap((run) => run.marks.filter(({ kind }) => kind === 'BOOKMARK'));
    expect(marks).toEqual([{ kind: 'BOOKMARK', atMs: 7000, note: 'Сюда' }]);
  });

  test('where names are hidden, none is in the response', async () => {
    const named = JSON.stringify((await runsAs(rig.teacher)).body);
    const hidden = JSON.stringify([
      (await runsAs(rig.teacher, '?names=false')).body,
      await suggested('?names=false'),
      (await callAs(rig, rig.teacher, `GET /execution-work/${event.id}/details?names=false`)).body,
    ]);
    const names = event.assignedUsers.map(({ fullName }) => fullName);
    for (const name of names) expect([named.includes(name), hidden.includes(name)]).toEqual([true, false]);
  });

  test('nor in what a bookmark leads to: the list, the bookmark, the attempt and its replay', async () => {
    const { attempt, taskId } = runs.get(rig.mate.id) ?? { attempt: { id: '' }, taskId: '' };
    const bookmarks = `/execution-work/${event.id}/bookmarks` as const;
    const moments = [{ attemptId: attempt.id, taskId, atMs: 7000 }];
    const kept = { moments, note: '' };
    const { id } = (await callAs<{ id: string }>(rig, rig.teacher, `POST ${bookmarks}/moments`, kept)).body;
    const own = event.assignedUsers.find((user) => user.id === rig.mate.id);
    // Whoever set the bookmark is named: a teacher.
    const name = `"fullName":${JSON.stringify(own?.fullName)}`;
    const paths = [
      bookmarks,
      `${bookmarks}/${id}`,
      `/completed-work/${attempt.id}`,
      `/completed-work/${attempt.id}/tasks/${taskId}/replay`,
    ] as const;
    for (const path of paths) {
      const named = await callAs(rig, rig.teacher, `GET ${path}`);
      const hidden = await callAs(rig, rig.teacher, `GET ${path}?names=false`);
      expect([path, hidden.status]).toEqual([path, 200]);
      expect([path, JSON.stringify(named.body).includes(name)]).toEqual([path, true]);
      expect([path, JSON.stringify(hidden.body).includes(name)]).toEqual([path, false]);
    }
  });

  test('a page begins after those before it', async () => {
    const { body } = await runsAs(rig.teacher, '?after=1');
    expect([body.total, body.runs.map(({ number }) => number)]).toEqual([2, [2]]);
  });

  test('a teacher of others and a learner see nothing', async () => {
    expect((await runsAs(rig.otherTeacher)).status).toBe(404);
    expect((await runsAs(rig.student)).status).toBe(403);
  });
});

describe('suggested', () => {
  test('what most did wrong first, who answered first, what most did elsewhere; each can be kept', async () => {
    const all = await suggested();
    const mate = runs.get(rig.mate.id)?.attempt.id;
    expect(kindOf(all, 'FIRST_ERROR')).toMatchObject({ text: text('mask'), count: 2, of: 2, atMs: 13_000 });
    expect(kindOf(all, 'FASTEST')).toMatchObject({
      text: text('Пожар'),
      answerMs: 4000,
      medianMs: 4000,
      moments: [{ attemptId: mate, atMs: 60_000 }],
    });
    expect(kindOf(all, 'MOVED')).toMatchObject({
      text: text('mask'),
      count: 2,
      shouldBe: { side: 'before', text: text('gloves') },
    });
    for (const { moments } of all) {
      const path = `POST /execution-work/${event.id}/bookmarks/moments` as const;
      expect((await callAs(rig, rig.teacher, path, { moments, note: '' })).status).toBe(201);
    }
    expect(await suggested()).toEqual([]);
  });
});
