// Moments of replays kept as bookmarks, while an event runs and after it; on the engine at hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_BOOKMARKED, type Bookmark, type OpenedBookmark } from '#contract/entities/bookmarks.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { newId } from '#server/storage/new-id.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { beatBay, beginBay, type BayRun } from '#tests/support/bay-run.ts';
import { after, makeEvent, openControlRig, type ControlRig } from '#tests/support/control-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: ControlRig;
let event: Execution;
let run: BayRun;
let path: `/execution-work/${string}/bookmarks`;
beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
});
afterAll(() => rig.close());
beforeEach(async () => {
  event = await makeEvent(rig, { workId: rig.bayControlId });
  path = `/execution-work/${event.id}/bookmarks`;
  run = await beginBay(rig, event.id);
  await beatBay(rig, run, 65_000);
});

const momentOf = ({ attempt, taskId }: BayRun, atMs: number) => ({ attemptId: attempt.id, taskId, atMs });
const keep = (moments: readonly object[], by = rig.teacher) =>
  callAs<Bookmark & { code?: string }>(rig, by, `POST ${path}/moments`, { moments, note: 'Здесь' });
const opened = async (id: string): Promise<OpenedBookmark> =>
  (await callAs<OpenedBookmark>(rig, rig.teacher, `GET ${path}/${id}`)).body;
/** As if the event were over since a minute. */
const endEvent = () =>
  rig.storage.write((tx) =>
    tx
      .updateTable('executions')
      .set({ endDateTime: after(-1), lastEnd: after(-1) })
      .where('id', '=', event.id)
      .execute(),
  );

describe('after the event', () => {
  beforeEach(endEvent);

  test('a moment of a replay is kept, where the film stood', async () => {
    const { status, body } = await keep([momentOf(run, 12_345)]);
    expect([status, body.note, body.isForAll]).toEqual([201, 'Здесь', false]);
    expect((await opened(body.id)).moments).toMatchObject([
      { user: { id: rig.student.id }, taskNumber: 1, atMs: 12_345, isReplayable: true },
    ]);
  });

  test('a bookmark for all keeps how the attempts ended', async () => {
    const { status, body } = await callAs<Bookmark>(rig, rig.teacher, `POST ${path}`, { userIds: null });
    expect(status).toBe(201);
    expect((await opened(body.id)).moments).toMatchObject([{ atMs: 65_000 }]);
  });
});

test('moments of several people are one bookmark', async () => {
  const mate = await beginBay(rig, event.id, rig.mate);
  const { body } = await keep([momentOf(run, 1000), momentOf(mate, 2000)]);
  const kept = new Map((await opened(body.id)).moments.map(({ user, atMs }) => [user.id, atMs]));
  expect(kept).toEqual(
    new Map([
      [rig.student.id, 1000],
      [rig.mate.id, 2000],
    ]),
  );
});

describe('refused', () => {
  test.each([
    [
      'an attempt of another event',
      async () => {
        const other = await makeEvent(rig, { workId: rig.bayControlId, assignedUserIds: [rig.mate.id] });
        return [momentOf(await beginBay(rig, other.id, rig.mate), 0)];
      },
    ],
    ['a task that the attempt has not', async () => [{ ...momentOf(run, 0), taskId: newId() }]],
    ['two moments of one person', async () => [momentOf(run, 0), momentOf(run, 1)]],
    ['no moment', async () => []],
    [
      'more than one may choose',
      async () => Array.from({ length: MAX_BOOKMARKED + 1 }, () => momentOf(run, 0)),
    ],
    ['a time before the start', async () => [momentOf(run, -1)]],
  ])('%s', async (_what, moments) => {
    expect((await keep(await moments())).status).toBe(400);
    expect((await callAs<Bookmark[]>(rig, rig.teacher, `GET ${path}`)).body).toEqual([]);
  });

  test('whoever may not watch the event, or sees nobody of it', async () => {
    expect((await keep([momentOf(run, 0)], rig.otherTeacher)).status).toBe(404);
    expect((await keep([momentOf(run, 0)], rig.student)).status).toBe(403);
  });
});
