// What a teacher sees first: the last days of their groups, and who learned in them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LearnerRow } from '#contract/entities/learner-row.ts';
import type { Overview } from '#contract/entities/overview.ts';
import type { Page } from '#contract/page.ts';
import { callIn, openPlayedGroups, type PlayedGroups } from '#tests/support/played-groups-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: PlayedGroups;
beforeAll(async () => {
  rig = await openPlayedGroups(await openTestStorage());
});
afterAll(() => rig.close());

describe('the overview', () => {
  const overview = async (person: TestPerson): Promise<Overview> =>
    (await callIn<Overview>(rig, 'GET /statistics/overview', undefined, person)).body;

  test('counts by day what one’s groups began, marked and passed; today is the last day', async () => {
    const { days, people, learners, isCut } = await overview(rig.teacher);
    expect(days).toHaveLength(56);
    expect(days.at(-1)).toMatchObject({ begun: 3, marked: 3, passed: 2 });
    expect(days.slice(0, -1).every(({ begun }) => begun === 0)).toBe(true);
    expect({ people, learners, isCut }).toEqual({ people: 2, learners: 2, isCut: false });
    expect((await overview(rig.admin)).days.at(-1)).toMatchObject({ begun: 4, passed: 2 });
    expect((await overview(rig.stranger)).days.at(-1)?.begun).toBe(0);
  });

  test('an attempt belongs to the day of the site’s clocks', async () => {
    const { id, startedAt } = await rig.storage.db
      .selectFrom('attempts')
      .select(['id', 'startedAt'])
      .where('userId', '=', rig.outsider.id)
      .executeTakeFirstOrThrow();
    const begin = (at: string) =>
      rig.storage.write((tx) =>
        tx.updateTable('attempts').set({ startedAt: at }).where('id', '=', id).execute(),
      );
    const { days } = await overview(rig.admin);
    const [date, next] = [days[40]?.date ?? '', days[41]?.date];
    // 23:30 in UTC is past midnight in Moscow.
    await begin(`${date}T23:30:00.000Z`);
    const moved = await overview(rig.admin);
    expect(moved.days.find((day) => day.date === next)?.begun).toBe(1);
    expect(moved.days.find((day) => day.date === date)?.begun).toBe(0);
    await begin(startedAt);
  });

  test('a learner is not told', async () => {
    expect((await callIn(rig, 'GET /statistics/overview', undefined, rig.student)).status).toBe(403);
  });
});

describe('the people one teaches', () => {
  const names = async (query: string, person = rig.teacher): Promise<readonly string[]> => {
    const { body } = await callIn<Page<LearnerRow>>(
      rig,
      `GET /statistics/learners?${query}`,
      undefined,
      person,
    );
    return body.content.map(({ id }) => id);
  };

  test('are those of one’s groups, an admin’s all of groups, by name and with what they did', async () => {
    const { body } = await callIn<Page<LearnerRow>>(rig, 'GET /statistics/learners');
    expect(body.totalElements).toBe(2);
    expect(body.content.find(({ id }) => id === rig.student.id)).toMatchObject({
      group: { id: rig.groupId },
      begun: 2,
      passed: 1,
      inProgress: 0,
    });
    expect(await names('', rig.stranger)).toEqual([]);
    expect(await names(`groupId=${rig.otherGroupId}`, rig.admin)).toEqual([rig.outsider.id]);
    expect(await names(`groupId=${rig.otherGroupId}`)).toEqual([]);
  });

  test('are as many as the overview says, all and of late', async () => {
    for (const person of [rig.teacher, rig.admin]) {
      const { body } = await callIn<Overview>(rig, 'GET /statistics/overview', undefined, person);
      const { people, learners } = body;
      expect([learners, people]).toEqual([
        (await names('', person)).length,
        (await names('activity=ACTIVE', person)).length,
      ]);
    }
  });

  test('by when they learned last: of late, only before, never', async () => {
    await testPerson(rig.app, 'ROLE_GUEST_DEMO', { groupId: rig.groupId });
    const late = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
    const begun = (at: string) =>
      rig.storage.write((tx) =>
        tx.updateTable('attempts').set({ startedAt: at }).where('userId', '=', rig.fellow.id).execute(),
      );
    const { startedAt } = await rig.storage.db
      .selectFrom('attempts')
      .select('startedAt')
      .where('userId', '=', rig.fellow.id)
      .executeTakeFirstOrThrow();
    await begun('2020-01-01T10:00:00.000Z');
    expect(await names('activity=ACTIVE')).toEqual([rig.student.id]);
    expect(await names('activity=IDLE')).toEqual([rig.fellow.id]);
    expect(await names('activity=NEVER')).toEqual([late.id]);
    await begun(startedAt);
  });

  test('what is no activity, and a learner, are refused', async () => {
    expect((await callIn(rig, 'GET /statistics/learners?activity=SLEEPING')).status).toBe(400);
    expect((await callIn(rig, 'GET /statistics/learners', undefined, rig.student)).status).toBe(403);
  });
});
