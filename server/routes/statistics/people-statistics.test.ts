// Figures of courses, groups and people, as far as the caller may see them; and as they come, the same as from nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#contract/calls/all.ts';
import { MAX_EXERCISE_STEPS, type Exercise, type PracticeCase } from '#contract/calls/practice-cases.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { OwnProgress, PeopleStatistics } from '#contract/entities/people-statistics.ts';
import { drawWhole } from '#machines/kit/random.ts';
import { insertOpenEvent } from '#server/seed/demo-events.ts';
import { keepSteps } from '#server/statistics/run-steps.ts';
import { countWork, findDueWork, openCountProcess } from '#server/statistics/count-work.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { callIn, openPlayedGroups, playShare, type PlayedGroups } from '#tests/support/played-groups-rig.ts';
import type { TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: PlayedGroups;
let admin: TestPerson;
let stranger: TestPerson;
let fellow: TestPerson;
let outsider: TestPerson;
let courseId: string;
let otherGroupId: string;
const counting = openCountProcess();

const call = <T>(route: Parameters<typeof callIn>[1], body?: unknown, person = rig.teacher) =>
  callIn<T>(rig, route, body, person);
const read = async (path: string, person = rig.teacher): Promise<PeopleStatistics> =>
  (await call<PeopleStatistics>(`GET /statistics/${path}`, undefined, person)).body;
const statusOf = async (path: string, person: TestPerson): Promise<number> =>
  (await call(`GET /statistics/${path}`, undefined, person)).status;
const play = (person: TestPerson, share: number): Promise<string> => playShare(rig, person, share);
const countNow = () => countWork(rig.storage, counting, rig.practiceId, new Date().toISOString());
/** As the job does: only what is due. */
const countDue = async () => {
  if ((await findDueWork(rig.storage.db, [])) !== undefined) await countNow();
};

beforeAll(async () => {
  rig = await openPlayedGroups(await openTestStorage());
  ({ admin, stranger, fellow, outsider, courseId, otherGroupId } = rig);
  await countNow();
});
afterAll(async () => {
  await counting.close();
  await rig.close();
});

test('a group: works, people with whoever needs help first, and each step by run', async () => {
  const group = await read(`groups/${rig.groupId}`);
  expect(group).toMatchObject({
    subject: { kind: 'GROUP', id: rig.groupId, title: { ru: 'Группа' } },
    mode: 'SELFCONTROL',
    modes: ['SELFCONTROL'],
    attempts: 2,
    passed: 1,
    waiting: 0,
    works: [{ id: rig.practiceId, attempts: 2, people: 2, passed: 1 }],
    groups: [],
  });
  expect(group.persons.map(({ id }) => id)).toEqual([rig.student.id, fellow.id]);
  const [worst] = group.rules;
  expect(worst).toMatchObject({ runs: 3, wrong: 1, states: { NOT: 0, ONCE: 2 } });
  expect(worst?.byRun).toEqual([
    { people: 2, errors: 0.5 },
    { people: 1, errors: 0 },
  ]);
  expect(group.rules.length).toBeGreaterThan(20);
  expect((await read(`groups/${rig.groupId}?choice=LAST`)).passed).toBe(2);
  expect((await read(`groups/${rig.groupId}?courseId=${newId()}`)).attempts).toBe(0);
});

test('a person: what they finished and which steps they keep', async () => {
  const person = await read(`people/${rig.student.id}?choice=ALL`);
  expect(person).toMatchObject({ attempts: 2, passed: 1, persons: [], works: [{ attempts: 2, people: 1 }] });
  const fault = person.rules.find(({ wrong }) => wrong > 0);
  expect(fault?.attemptId).not.toBeNull();
  expect((await call(`GET /completed-work/${fault?.attemptId}`)).status).toBe(200);
});

describe('a course', () => {
  test('an admin sees its works and each group', async () => {
    const course = await read(`courses/${courseId}`, admin);
    expect(course).toMatchObject({ attempts: 3, passed: 1, isWithheld: false, works: [{ people: 3 }] });
    expect(course.groups.map(({ id, attempts }) => [id, attempts])).toEqual([
      [otherGroupId, 1],
      [rig.groupId, 2],
    ]);
    expect(course.rules.some(({ wrong }) => wrong === 2)).toBe(true);
  });

  test('of fewer than five, not all one’s own, nothing is told', async () => {
    const course = await read(`courses/${courseId}`);
    expect(course).toMatchObject({ attempts: 0, isWithheld: true, works: [], groups: [], rules: [] });
  });
});

describe('a learner’s own progress', () => {
  const own = async (person: TestPerson): Promise<OwnProgress> =>
    (await call<OwnProgress>('GET /statistics/own', undefined, person)).body;
  const setAttempts = (values: { reveal?: 'MARK' | 'ALL'; mode?: 'TRAINING' | 'SELFCONTROL' }) =>
    rig.storage.write((tx) =>
      tx.updateTable('attempts').set(values).where('userId', '=', rig.student.id).execute(),
    );

  const setModes = (modes: WorkMode[]) =>
    rig.storage.write(async (tx) => {
      const { settingsWork } = await tx
        .selectFrom('works')
        .select('settingsWork')
        .where('id', '=', rig.practiceId)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('works')
        .set({ settingsWork: json({ ...settingsWork, modes }) })
        .where('id', '=', rig.practiceId)
        .execute();
    });

  test('what is mastered and what is not, and the work that practises it', async () => {
    const { rules, exercises } = await own(rig.student);
    const states = new Set(rules.map(({ state }) => state));
    expect(states).toEqual(new Set(['ONCE', 'MASTERED']));
    expect(rules.find(({ state }) => state === 'MASTERED')).toMatchObject({ runs: 2, wrong: 0 });
    const left = rules.filter(({ state }) => state !== 'MASTERED').length;
    expect(exercises).toMatchObject([{ workId: rig.practiceId, rules: left }]);
    const begun = await call(
      `POST /works/${rig.practiceId}/completed-work`,
      { type: exercises[0]?.mode },
      rig.student,
    );
    expect(begun.status).toBe(200);
  });

  test('an exercise of the steps left, of cases that one may train, the same by the same seed', async () => {
    const exercise = (person: TestPerson, seed = 7) =>
      call<Exercise>(`GET /practice-exercise?seed=${String(seed)}`, undefined, person);
    const { body } = await exercise(rig.student);
    const left = (await own(rig.student)).rules.filter(({ state }) => state !== 'MASTERED');
    const steps = body.cases.flatMap((one) => one.steps);
    expect(steps).toHaveLength(MAX_EXERCISE_STEPS);
    const words = new Set(left.map(({ text }) => text.ru));
    expect(steps.every(({ text }) => words.has(text.ru))).toBe(true);
    expect((await exercise(rig.student)).body).toEqual(body);
    expect((await exercise(rig.student, 8)).body.cases).not.toEqual(body.cases);
    const caseId = body.cases[0]?.id ?? '';
    const asked = (person: TestPerson, id: string) =>
      call<PracticeCase>(`GET /practice-exercise/${id}`, undefined, person);
    const ids = (await asked(rig.student, caseId)).body.key?.reference.steps.map(({ id }) => id) ?? [];
    expect(steps.every(({ id }) => ids.includes(id))).toBe(true);
    expect((await asked(rig.student, 'equipment-fire')).status).toBe(404);
    expect((await asked(stranger, caseId)).status).toBe(404);
    await setModes(['SELFCONTROL', 'CONTROL']);
    expect((await exercise(rig.student)).body.cases).toEqual([]);
    expect((await asked(rig.student, caseId)).status).toBe(404);
    await setModes(['TRAINING', 'SELFCONTROL', 'CONTROL']);
    await rig.storage.write((tx) =>
      insertOpenEvent(tx, rig.practiceId, [rig.student.id], new Date().toISOString()),
    );
    expect((await exercise(rig.student)).body.cases).toEqual([]);
    expect((await asked(rig.student, caseId)).status).toBe(404);
    await rig.storage.write((tx) => tx.updateTable('executions').set({ holds: false }).execute());
    expect((await exercise(rig.student)).body.cases).toEqual(body.cases);
  });

  test('others’ runs, training with hints and what is not revealed are not in it', async () => {
    expect((await own(fellow)).rules.every(({ runs }) => runs === 1)).toBe(true);
    await setAttempts({ reveal: 'MARK' });
    expect(await own(rig.student)).toEqual({ rules: [], exercises: [] });
    await setAttempts({ reveal: 'ALL', mode: 'TRAINING' });
    expect((await own(rig.student)).rules).toEqual([]);
    await setAttempts({ mode: 'SELFCONTROL' });
    expect((await own(rig.student)).rules.length).toBeGreaterThan(20);
    expect((await call('GET /statistics/own', undefined, rig.student)).status).toBe(200);
  });
});

test('others’ groups and people are not found, and learners are refused', async () => {
  const paths = [`groups/${rig.groupId}`, `people/${rig.student.id}`];
  for (const path of paths) {
    expect(await statusOf(path, rig.teacher)).toBe(200);
    expect(await statusOf(path, admin)).toBe(200);
    expect(await statusOf(path, stranger)).toBe(404);
    expect(await statusOf(path, rig.student)).toBe(403);
  }
  expect(await statusOf(`groups/${otherGroupId}`, rig.teacher)).toBe(404);
  expect(await statusOf(`people/${outsider.id}`, rig.teacher)).toBe(404);
  expect(await statusOf(`courses/${newId()}`, admin)).toBe(404);
});

test('runs of before steps were kept get theirs in the background', async () => {
  const steps = async () =>
    rig.storage.db
      .selectFrom('attemptTasks')
      .select(['attemptId', 'steps'])
      .where('simulation', 'is not', null)
      .orderBy('attemptId')
      .execute();
  const before = await steps();
  expect(before.every((row) => row.steps !== null && row.steps.length > 20)).toBe(true);
  await rig.storage.write((tx) => tx.updateTable('attemptTasks').set({ steps: null }).execute());
  expect(await keepSteps(rig.storage, 100)).toBe(before.length);
  expect(await steps()).toEqual(before);
  expect(await keepSteps(rig.storage, 100)).toBe(0);
});

/** All that is kept of the work, without when it was counted. */
async function keptRows() {
  const rows = await rig.storage.db
    .selectFrom('keptFigures')
    .selectAll()
    .where('workId', '=', rig.practiceId)
    .orderBy('mode')
    .orderBy('choice')
    .orderBy('revision')
    .execute();
  return rows.map(({ countedAt: _, ...row }) => row);
}

type Change = (attemptId: string) => Promise<unknown>;
const CHANGES: readonly Change[] = [
  (id) =>
    rig.storage.write((tx) =>
      tx.updateTable('attempts').set({ mark: 7, passed: false }).where('id', '=', id).execute(),
    ),
  (id) =>
    rig.storage.write((tx) =>
      tx.updateTable('attempts').set({ isBegunHeld: true }).where('id', '=', id).execute(),
    ),
  (id) => rig.storage.write((tx) => tx.deleteFrom('attempts').where('id', '=', id).execute()),
  async (id) => {
    await rig.storage.write((tx) =>
      tx.updateTable('attempts').set({ status: 'SUBMITTED' }).where('id', '=', id).execute(),
    );
    await markWaiting(rig.storage);
  },
];

test('counted as it comes, in any order of changes, is the same as counted from nothing', async () => {
  for (let round = 0, random = 25; round < 6; round++) {
    const attempts = await rig.storage.db
      .selectFrom('attempts')
      .select('id')
      .where('workId', '=', rig.practiceId)
      .where('status', '=', 'REVIEWED')
      .orderBy('id')
      .execute();
    const change = drawWhole(random, CHANGES.length);
    const which = drawWhole(change.random, attempts.length);
    random = which.random;
    await CHANGES[change.value]?.(attempts[which.value]?.id ?? '');
    await play(round % 3 === 0 ? rig.student : fellow, (round + 3) / 9);
    if (round % 2 === 0) await countDue();
  }
  await countDue();
  const asItCame = await keptRows();
  const people = await read(`groups/${rig.groupId}?choice=ALL`);
  await rig.storage.write(async (tx) => {
    await tx.deleteFrom('keptFigures').execute();
    await tx.updateTable('attemptTasks').set({ steps: null }).execute();
  });
  while ((await keepSteps(rig.storage, 100)) > 0);
  await countNow();
  expect(asItCame.length).toBeGreaterThan(3);
  expect(await keptRows()).toEqual(asItCame);
  expect(await read(`groups/${rig.groupId}?choice=ALL`)).toEqual(people);
});

test('nothing leaves the contract', async () => {
  for (const [id, path] of [
    ['getGroupStatistics', `groups/${rig.groupId}`],
    ['getPersonStatistics', `people/${fellow.id}`],
    ['getCourseStatistics', `courses/${courseId}`],
  ] as const) {
    const { response } = allCalls.find((one) => one.id === id) ?? {};
    expect(response?.safeParse(await read(path, admin)).error).toBeUndefined();
  }
});
