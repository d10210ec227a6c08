// Courses by their calls: works in order, when they open, people, copies, the archive, progress.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CourseDetails, LearnerCourse, LearnerWork, Work } from '#contract/entities/work.ts';
import type { Page } from '#contract/page.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: AttemptRig;
let loner: TestPerson;
let course: CourseDetails;

const words = (ru: string) => ({ ru, en: '', ch: '' });
const AT_ONCE = { kind: 'AT_ONCE' } as const;

async function makeWork(title: string): Promise<string> {
  const { body } = await callAs<Work>(rig, rig.teacher, 'POST /works', { title: words(title) });
  return body.id;
}

const put = (id: string, change: object, ifMatch?: number) =>
  callAs<CourseDetails & { details?: readonly { path: string; code: string }[] }>(
    rig,
    rig.teacher,
    `PUT /courses/${id}`,
    change,
    ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` },
  );

/** The id of the n-th work of the course, from 0. */
const workAt = (place: number): string => course.works[place]?.id ?? '';

const seenBy = async (person: TestPerson, id: string): Promise<LearnerCourse | undefined> => {
  const { status, body } = await callAs<LearnerCourse>(rig, person, `GET /courses/${id}`);
  return status === 200 ? body : undefined;
};

const asLearner = async (workId: string): Promise<LearnerWork> =>
  (await callAs<LearnerWork>(rig, rig.student, `GET /works/${workId}`)).body;

const begin = (workId: string) =>
  callAs<{ code?: string }>(rig, rig.student, `POST /works/${workId}/completed-work`, { type: 'TRAINING' });

/** As if the student had passed it: attempts themselves are tested elsewhere. */
async function pass(workId: string): Promise<void> {
  const { status } = await begin(workId);
  expect(status).toBe(200);
  await rig.storage.write((tx) =>
    tx
      .updateTable('attempts')
      .set({ status: 'REVIEWED', submittedAt: new Date().toISOString(), mark: 1, passed: true })
      .where('workId', '=', workId)
      .execute(),
  );
}

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  loner = await testPerson(rig.app, 'ROLE_STUDENT');
});

afterAll(() => rig.close());

beforeEach(async () => {
  const ids = [await makeWork('Первая'), await makeWork('Вторая'), await makeWork('Третья')];
  const made = await callAs<CourseDetails>(rig, rig.teacher, 'POST /courses', {
    title: words('Курс'),
    groupIds: [rig.groupId],
    works: ids.map((id) => ({ id, opens: AT_ONCE })),
  });
  expect(made.status).toBe(201);
  course = made.body;
});

describe('the works of a course', () => {
  test('come in their order to the author and to the learner', async () => {
    const reversed = course.works.toReversed().map(({ id, opens }) => ({ id, opens }));
    const { body } = await put(course.id, { works: reversed });
    expect(body.works.map(({ title }) => title.ru)).toEqual(['Третья', 'Вторая', 'Первая']);
    const seen = await seenBy(rig.student, course.id);
    expect(seen?.works.map(({ title }) => title.ru)).toEqual(['Третья', 'Вторая', 'Первая']);
  });

  test('left out go out of the course and stay works; of another course move here', async () => {
    const other = await callAs<CourseDetails>(rig, rig.teacher, 'POST /courses', {
      title: words('Другой'),
      works: [{ id: workAt(1), opens: AT_ONCE }],
    });
    expect(other.body.works.map(({ id }) => id)).toEqual([workAt(1)]);
    const left = await callAs<CourseDetails>(rig, rig.teacher, `GET /courses/${course.id}/details`);
    expect(left.body.works).toHaveLength(2);
    await put(course.id, { works: [] });
    const work = await callAs<Work>(rig, rig.teacher, `GET /works/${workAt(0)}/details`);
    expect(work.body.courseId).toBeNull();
  });

  test('what was not sent stays as it is', async () => {
    const { body } = await put(course.id, { description: words('О чём он') });
    expect(body).toMatchObject({ title: course.title, works: course.works, description: words('О чём он') });
    expect(body.groups).toEqual(course.groups);
  });

  test.each([
    [
      'a later one',
      (ids: readonly string[]) => [
        { id: ids[0], opens: { kind: 'AFTER', workId: ids[1] } },
        { id: ids[1], opens: AT_ONCE },
      ],
      'works.0.opens.workId',
    ],
    [
      'itself',
      (ids: readonly string[]) => [{ id: ids[0], opens: { kind: 'AFTER', workId: ids[0] } }],
      'works.0.opens.workId',
    ],
    [
      'nothing, twice',
      (ids: readonly string[]) => [
        { id: ids[0], opens: AT_ONCE },
        { id: ids[0], opens: AT_ONCE },
      ],
      'works.1.id',
    ],
    ['nothing, and is not there', () => [{ id: 'nobody', opens: AT_ONCE }], 'works'],
  ] as const)('a work that waits for %s is refused at its field', async (_name, works, path) => {
    const { status, body } = await put(course.id, { works: works(course.works.map(({ id }) => id)) });
    expect([status, body.details?.[0]?.path]).toEqual([400, path]);
  });

  test('two authors: the later one is refused and told what stands', async () => {
    await put(course.id, { title: words('Мой') }, course.version);
    const { status, body } = await put(course.id, { title: words('Ваш') }, course.version);
    expect([status, (body as { current?: CourseDetails }).current?.title.ru]).toEqual([412, 'Мой']);
  });
});

describe('a work that waits', () => {
  test('for another opens once that one is passed', async () => {
    await put(course.id, {
      works: [
        { id: workAt(0), opens: AT_ONCE },
        { id: workAt(1), opens: { kind: 'AFTER', workId: workAt(0) } },
        { id: workAt(2), opens: AT_ONCE },
      ],
    });
    expect((await asLearner(workAt(1))).waitsFor).toMatchObject({
      kind: 'AFTER',
      title: words('Первая'),
    });
    expect((await begin(workAt(1))).body.code).toBe('WORK_WAITS');
    const kit = await callAs<{ code: string }>(rig, rig.student, `POST /works/${workAt(1)}/offline-kit`);
    expect(kit.body.code).toBe('WORK_WAITS');
    await pass(workAt(0));
    expect((await asLearner(workAt(1))).waitsFor).toBeNull();
    expect((await begin(workAt(1))).status).toBe(200);
  });

  test('for a moment opens then; what is under way goes on', async () => {
    const id = workAt(0);
    expect((await begin(id)).status).toBe(200);
    const at = '2990-01-01T00:00:00.000Z';
    await put(course.id, { works: [{ id, opens: { kind: 'FROM', at } }] });
    expect((await asLearner(id)).waitsFor).toEqual({ kind: 'FROM', at });
    expect((await begin(id)).status).toBe(200);
    await pass(id);
    expect((await begin(id)).body.code).toBe('WORK_WAITS');
    await put(course.id, { works: [{ id, opens: { kind: 'FROM', at: '2020-01-01T00:00:00.000Z' } }] });
    expect((await begin(id)).status).toBe(200);
  });

  test('for one that left the course waits no more', async () => {
    const opens = { kind: 'AFTER', workId: workAt(0) };
    await put(course.id, {
      works: [
        { id: workAt(0), opens: AT_ONCE },
        { id: workAt(1), opens },
      ],
    });
    await callAs(rig, rig.teacher, `PATCH /works/${workAt(0)}`, { courseId: null });
    expect((await asLearner(workAt(1))).waitsFor).toBeNull();
    const { body } = await callAs<CourseDetails>(rig, rig.teacher, `GET /courses/${course.id}/details`);
    expect(body.works.map((work) => work.opens)).toEqual([AT_ONCE]);
  });

  test('for one that the learner may not open waits for nothing: nobody is shut out for good', async () => {
    const id = workAt(1);
    const opens = { kind: 'AFTER', workId: workAt(0) };
    await put(course.id, {
      works: [
        { id: workAt(0), opens: AT_ONCE },
        { id, opens },
      ],
      groupIds: [],
    });
    await callAs(rig, rig.teacher, `PATCH /works/${id}`, { groupIds: [rig.groupId] });
    expect((await asLearner(id)).waitsFor).toBeNull();
    expect((await begin(id)).status).toBe(200);
  });
});

describe('people named in a course', () => {
  test('learn it beside its groups; those whom another teacher does not see stay', async () => {
    expect(await seenBy(loner, course.id)).toBeUndefined();
    const admin = await testPerson(rig.app, 'ROLE_ADMIN');
    const named = await callAs<CourseDetails>(rig, admin, `PUT /courses/${course.id}`, {
      userIds: [loner.id],
    });
    expect(named.body.people.map(({ id }) => id)).toEqual([loner.id]);
    expect((await seenBy(loner, course.id))?.works).toHaveLength(3);
    const { body } = await put(course.id, { userIds: [rig.student.id] });
    expect(body.people.map(({ id }) => id)).toEqual([rig.student.id]);
    expect(body.hiddenPersonCount).toBe(1);
    expect(await seenBy(loner, course.id)).toBeDefined();
    const refused = await put(course.id, {
      userIds: [loner.id, (await testPerson(rig.app, 'ROLE_STUDENT')).id],
    });
    expect([refused.status, refused.body.details?.[0]?.path]).toEqual([400, 'userIds']);
  });
});

describe('the archive', () => {
  const listed = async (archived: boolean): Promise<readonly string[]> => {
    const { body } = await callAs<Page<CourseDetails>>(
      rig,
      rig.teacher,
      `GET /courses?size=200&archived=${archived}`,
    );
    return body.content.map(({ id }) => id);
  };

  test('takes a course with its works and gives back what went with it, in its place', async () => {
    await callAs(rig, rig.teacher, `DELETE /works/${workAt(0)}`);
    const action = (kind: object) =>
      callAs(rig, rig.teacher, 'POST /courses/changes', { courseIds: [course.id], action: kind });
    expect((await action({ kind: 'ARCHIVE', withWorks: true })).body).toEqual({ changed: 1 });
    expect((await action({ kind: 'ARCHIVE', withWorks: true })).body).toEqual({ changed: 0 });
    expect([await listed(true), await listed(false)].map((ids) => ids.includes(course.id))).toEqual([
      true,
      false,
    ]);
    expect(await seenBy(rig.student, course.id)).toBeUndefined();
    await action({ kind: 'RESTORE' });
    const seen = await seenBy(rig.student, course.id);
    expect(seen?.works.map(({ title }) => title.ru)).toEqual(['Вторая', 'Третья']);
  });

  test('without its works closes them to those who had them by the course, and leaves them to authors', async () => {
    const id = course.works[0]?.id ?? '';
    await callAs(rig, rig.teacher, `DELETE /courses/${course.id}?withWorks=false`);
    expect((await begin(id)).status).toBe(404);
    expect((await callAs(rig, rig.teacher, `GET /works/${id}/details`)).status).toBe(200);
  });
});

test('a copy has its own works with the same tasks, in the same order, and is open to nobody', async () => {
  const opens = { kind: 'AFTER', workId: workAt(0) };
  await put(course.id, {
    works: [
      { id: workAt(0), opens: AT_ONCE },
      { id: workAt(1), opens },
    ],
  });
  const { status, body } = await callAs<CourseDetails>(
    rig,
    rig.teacher,
    `POST /courses/${course.id}/copy`,
    {},
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({ title: words('Курс (копия)'), groups: [], people: [], learnerCount: 0 });
  expect(body.works.map(({ title }) => title.ru)).toEqual(['Первая', 'Вторая']);
  expect(body.works[1]?.opens).toEqual({ kind: 'AFTER', workId: body.works[0]?.id });
  expect(body.works.map(({ id }) => id)).not.toContain(workAt(0));
});

test('progress counts those who passed every work, of those whom the caller may see', async () => {
  const progress = async () =>
    (await callAs(rig, rig.teacher, 'POST /courses/progress', { courseIds: [course.id] })).body;
  expect(await progress()).toEqual([{ courseId: course.id, learnerCount: 1, passedCount: 0 }]);
  for (const { id } of course.works) await pass(id);
  expect(await progress()).toEqual([{ courseId: course.id, learnerCount: 1, passedCount: 1 }]);
});

test('incomplete are those without works, or open to nobody', async () => {
  const isListed = async (): Promise<boolean> => {
    const { body } = await callAs<Page<Work>>(rig, rig.teacher, 'GET /courses?incomplete=true&size=200');
    return body.content.some(({ id }) => id === course.id);
  };
  expect(await isListed()).toBe(false);
  await put(course.id, { groupIds: [] });
  expect(await isListed()).toBe(true);
  await put(course.id, { userIds: [rig.student.id] });
  expect(await isListed()).toBe(false);
  await put(course.id, { works: [] });
  expect(await isListed()).toBe(true);
});
