// Practice of a group by marks as they were first given, on the engine at hand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PeopleStatistics } from '#contract/entities/people-statistics.ts';
import type { Statistics } from '#contract/entities/statistics.ts';
import { countWork, openCountProcess } from '#server/statistics/count-work.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import { callIn, openPlayedGroups, type PlayedGroups } from '#tests/support/played-groups-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: PlayedGroups;
const counting = openCountProcess();
const countNow = () => countWork(rig.storage, counting, rig.practiceId, new Date().toISOString());

beforeAll(async () => {
  rig = await openPlayedGroups(await openTestStorage());
  await countNow();
});
afterAll(async () => {
  await counting.close();
  await rig.close();
});

test('practice by first marks: with the steps as they were first judged', async () => {
  const { db } = rig.storage;
  const task = await db
    .selectFrom('attemptTasks')
    .innerJoin('attempts', 'attempts.id', 'attemptTasks.attemptId')
    .select(['attemptId', 'taskId', 'steps', 'attemptTasks.mark'])
    .where('attempts.groupId', '=', rig.groupId)
    .where('attempts.status', '=', 'REVIEWED')
    .where('attempts.isBegunHeld', '=', false)
    .orderBy('attempts.mark', 'desc')
    .orderBy('attempts.id')
    .executeTakeFirstOrThrow();
  const { attemptId, taskId, mark: fromMark, steps } = task;
  const group = async (marks: 'NOW' | 'FIRST'): Promise<PeopleStatistics> =>
    (await callIn<PeopleStatistics>(rig, `GET /statistics/groups/${rig.groupId}?choice=ALL&marks=${marks}`))
      .body;
  const before = await group('NOW');
  await rig.storage.write(async (tx) => {
    const [at, by] = [new Date().toISOString(), { byId: rig.teacher.id, byName: 'Преподаватель' }];
    const change = { fromMark, toMark: 1, reason: 'Иначе', comment: '' };
    await tx
      .insertInto('markHistory')
      .values({ id: newId(), attemptId, taskId, at, ...by, ...change })
      .execute();
    await tx.updateTable('attemptTasks').set({ mark: 1 }).where('attemptId', '=', attemptId).execute();
    await tx.updateTable('attempts').set({ mark: 1, passed: false }).where('id', '=', attemptId).execute();
  });
  expect((await group('FIRST')).isDue).toBe(true);
  await countNow();
  const [now, first] = [await group('NOW'), await group('FIRST')];
  expect([now.hasFirstMarks, first.isDue]).toEqual([true, false]);
  expect([first.passed, first.mean]).toEqual([before.passed, before.mean]);
  expect(now.mean).toBeLessThan(first.mean ?? 0);
  expect(first.rules).toEqual(now.rules);
  const row = () => db.selectFrom('firstMarks').select('steps').where('attemptId', '=', attemptId);
  expect((await row().executeTakeFirstOrThrow()).steps).toEqual([[taskId, steps]]);
  const missed = (steps ?? []).map(([id]) => [id, 'missing'] as const);
  await rig.storage.write((tx) =>
    tx
      .updateTable('firstMarks')
      .set({ steps: json([[taskId, missed]]) })
      .execute(),
  );
  const wrongIn = ({ rules }: PeopleStatistics) => rules.reduce((sum, { wrong }) => sum + wrong, 0);
  expect((await group('NOW')).rules).toEqual(now.rules);
  expect(wrongIn(await group('FIRST'))).toBeGreaterThan(wrongIn(now));
});

test('each step that went wrong leads to the latest run in which it did', async () => {
  const route = `GET /statistics/works/${rig.practiceId}?mode=SELFCONTROL&choice=ALL` as const;
  const { figures } = (await callIn<Statistics>(rig, route, undefined, rig.admin)).body;
  const steps = figures?.practices.flatMap((practice) => practice.steps) ?? [];
  const isWrong = ({ late, outOfOrder, missing }: (typeof steps)[number]) => late + outOfOrder + missing > 0;
  expect(steps.map(({ attemptId }) => attemptId !== null)).toEqual(steps.map(isWrong));
  const attemptId = steps.find(isWrong)?.attemptId ?? '';
  expect((await callIn(rig, `GET /completed-work/${attemptId}`, undefined, rig.admin)).status).toBe(200);
});
