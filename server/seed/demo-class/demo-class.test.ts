// The demo class: made and marked by the machines themselves, believable, and gone without a trace.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemoClass, Statistics } from '#contract/entities/statistics.ts';
import { countWork, openCountProcess } from '#server/statistics/count-work.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { makeDemoClass, removeDemoClass } from './demo-class.ts';

let rig: AttemptRig;
let admin: TestPerson;
const counting = openCountProcess();
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
});
afterAll(async () => {
  await counting.close();
  await rig.close();
});

const rowsOf = async () => {
  const { db } = rig.storage;
  const count = async (table: 'users' | 'attempts' | 'groups' | 'courseGroups' | 'userRoles') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    users: await count('users'),
    attempts: await count('attempts'),
    groups: await count('groups'),
    courseGroups: await count('courseGroups'),
    userRoles: await count('userRoles'),
  };
};
const standing = async () => (await callAs<DemoClass>(rig, admin, 'GET /statistics/demo-class')).body;

test('whoever has a password is none of it, and a group with somebody else in it stays', async () => {
  const { db } = rig.storage;
  await makeDemoClass(rig.storage, rig.teacher.id);
  const { groupId } = await standing();
  const real = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: groupId ?? '', passwordHash: 'x' });
  await rig.storage.write(async (tx) => {
    await tx.updateTable('users').set({ emailKey: 'real@class.invalid' }).where('id', '=', real.id).execute();
    await tx
      .insertInto('resultCounts')
      .values({ groupKey: groupId ?? '', workId: rig.practiceId, mode: 'TRAINING', count: 1 })
      .execute();
  });
  await removeDemoClass(rig.storage);
  const kept = await db.selectFrom('users').select('groupId').where('id', '=', real.id).execute();
  expect(kept).toEqual([{ groupId }]);
  const counts = await db
    .selectFrom('resultCounts')
    .selectAll()
    .where('groupKey', '=', groupId ?? '')
    .execute();
  expect(counts).toHaveLength(1);
  // The name is free again for the class of the next test.
  await rig.storage.write((tx) =>
    tx
      .updateTable('groups')
      .set({ nameKey: 'renamed' })
      .where('id', '=', groupId ?? '')
      .execute(),
  );
});

test('is made once, shows something everywhere, and goes without a trace', async () => {
  const before = await rowsOf();
  const attempts = await makeDemoClass(rig.storage, rig.teacher.id);
  await expect(makeDemoClass(rig.storage, rig.teacher.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  let made = 0;
  await attempts(() => made++ > 110);
  expect(await standing()).toMatchObject({ people: 60 });
  for (let round = 0; round < 12; round++) await markWaiting(rig.storage);
  const waiting = await rig.storage.db
    .selectFrom('attempts')
    .select('status')
    .where('status', '<>', 'REVIEWED')
    .execute();
  expect(waiting).toEqual([]);

  await countWork(rig.storage, counting, rig.practiceId, new Date().toISOString());
  const { body } = await callAs<Statistics>(
    rig,
    admin,
    `GET /statistics/works/${rig.practiceId}?mode=SELFCONTROL&choice=ALL`,
  );
  const [practice] = body.figures?.practices ?? [];
  expect(practice?.runs).toBeGreaterThan(6);
  // Neither all right nor all wrong, and nobody's log is beyond judging.
  expect(practice?.passed).toBeGreaterThan(0);
  expect(practice?.passed).toBeLessThan(practice?.runs ?? 0);
  expect(practice?.patterns.length).toBeGreaterThan(0);

  await removeDemoClass(rig.storage);
  expect(await rowsOf()).toEqual(before);
  expect(await standing()).toEqual({ people: 0, attempts: 0, groupId: null });
});
