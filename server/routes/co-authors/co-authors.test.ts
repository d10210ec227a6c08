// Named co-authors: who else is refused, drafts included, and what everybody may still do.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#contract/calls/all.ts';
import type { CoAuthors } from '#contract/entities/co-authors.ts';
import type { WorkDraftState } from '#contract/entities/draft.ts';
import type { TaskDraftState } from '#contract/entities/task-draft.ts';
import type { Task, Work } from '#contract/entities/work.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

type Details = Work & { readonly tasks: readonly Task[] };
interface Refusal {
  readonly code: string;
  readonly message: string;
}

let rig: AttemptRig;
let other: TestPerson;
let third: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  other = await testPerson(rig.app, 'ROLE_TEACHER');
  third = await testPerson(rig.app, 'ROLE_TEACHER');
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
});
afterAll(() => rig.close());

const as = <T = Refusal>(
  person: TestPerson,
  route: Parameters<typeof callAs>[2],
  body?: unknown,
  headers?: Record<string, string>,
) => callAs<T>(rig, person, route, body, headers);

async function makeWork(title = 'Работа'): Promise<Details> {
  const { body } = await as<Details>(rig.teacher, 'POST /works', { title: { ru: title } });
  const tasks = [{ taskType: 'QUESTION', question: { content: { ru: 'Вопрос' } }, maxScore: 3 }];
  return (await as<Details>(rig.teacher, `PUT /works/${body.id}/add-tasks-by-create`, tasks)).body;
}

const makeCourse = async (): Promise<string> =>
  (await as<{ id: string }>(rig.teacher, 'POST /courses', { title: { ru: 'Курс' } })).body.id;

const restrict = (kind: string, id: string, userIds: readonly string[], person = rig.teacher) =>
  as<CoAuthors & Refusal>(person, `PUT /co-authors/${kind}/${id}`, { userIds });

const firstTask = ({ tasks: [task] }: Details): string => task?.id ?? '';

describe('naming', () => {
  test('everybody with the privilege may change what has no co-authors', async () => {
    const { id } = await makeWork();
    const { body } = await as<CoAuthors>(other, `GET /co-authors/WORK/${id}`);
    expect(body.people).toEqual([]);
    expect(body.mayEdit).toBe(true);
    const names = body.candidates.map((one) => one.id);
    expect(names).toEqual(expect.arrayContaining([rig.teacher.id, other.id, admin.id]));
    expect(names).not.toContain(rig.student.id);
  });

  test('whoever names others is among them, and the audit log says so', async () => {
    const { id } = await makeWork('Своя');
    const { status, body } = await restrict('WORK', id, [third.id]);
    expect(status).toBe(200);
    expect(body.people.map((one) => one.id).toSorted()).toEqual([rig.teacher.id, third.id].toSorted());
    const line = await rig.storage.db
      .selectFrom('auditLog')
      .select(['what', 'subjectName'])
      .where('subjectId', '=', id)
      .where('what', '=', 'content.co-authors')
      .executeTakeFirst();
    expect(line?.subjectName).toBe('Своя');
  });

  test('only those with the privilege can be named, and only by those who may change it', async () => {
    const { id } = await makeWork();
    expect((await restrict('WORK', id, [rig.student.id])).status).toBe(400);
    await restrict('WORK', id, [third.id]);
    expect((await restrict('WORK', id, [other.id], other)).status).toBe(403);
    expect((await restrict('WORK', id, [], third)).body.people).toEqual([]);
    expect((await restrict('WORK', 'nothing', [])).status).toBe(404);
    expect((await restrict('TASK', id, [])).status).toBe(404);
  });
});

describe('another teacher is refused with the names of the co-authors', () => {
  const expectRefused = ({ status, body }: { readonly status: number; readonly body: Refusal }): void => {
    expect(status).toBe(403);
    expect(body.message).toContain('Ёлкина');
  };

  test('a work: its fields, order, tasks, drafts, archive', async () => {
    const work = await makeWork();
    const { id } = work;
    const draft = (await as<WorkDraftState>(rig.teacher, `GET /works/${id}/draft`)).body;
    await restrict('WORK', id, [third.id]);
    const { data, questions, version, revision } = draft;
    const saved = {
      data: { ...data, title: { ru: 'Иначе', en: '', ch: '' } },
      questions,
      baseRevision: revision,
    };
    const seen = { 'if-match': String(version) };
    expectRefused(await as(other, `PATCH /works/${id}`, { title: { ru: 'Чужая' } }));
    expectRefused(await as(other, `PUT /works/${id}/tasks/order`, { taskIds: [firstTask(work)] }));
    expectRefused(await as(other, `PUT /works/${id}/draft`, saved, seen));
    expectRefused(await as(other, `POST /works/${id}/draft/publication`, {}, seen));
    expectRefused(await as(other, `DELETE /works/${id}`));
    expectRefused(await as(other, 'POST /works/changes', { workIds: [id], action: { kind: 'ARCHIVE' } }));
    const adding = { taskIds: [firstTask(work)], action: { kind: 'TAKE_OUT', workId: id } };
    expectRefused(await as(other, 'POST /tasks/changes', adding));
    const courseId = await makeCourse();
    expectRefused(
      await as(other, `PUT /courses/${courseId}`, { works: [{ id, opens: { kind: 'AT_ONCE' } }] }),
    );
    expect((await as<WorkDraftState>(third, `PUT /works/${id}/draft`, saved, seen)).status).toBe(200);
    expect((await as(admin, `PATCH /works/${id}`, { title: { ru: 'Администратор' } })).status).toBe(200);
  });

  test('a work: it neither loses a task that is deleted beside it nor gets it back', async () => {
    const work = await makeWork();
    const task = firstTask(work);
    await restrict('WORK', work.id, [third.id]);
    expectRefused(await as(other, `DELETE /tasks/${task}`));
    expectRefused(await as(other, 'POST /tasks/changes', { taskIds: [task], action: { kind: 'ARCHIVE' } }));
    expect((await as<Task[]>(other, `GET /works/${work.id}/tasks/details`)).body).toHaveLength(1);
    expect((await as(third, `DELETE /tasks/${task}`)).status).toBeLessThan(300);
    const back = { taskIds: [task], action: { kind: 'RESTORE' } };
    expectRefused(await as(other, 'POST /tasks/changes', back));
    expect((await as(third, 'POST /tasks/changes', back)).status).toBe(200);
  });

  test('a task: its fields, topics, drafts, and what a work would say of it', async () => {
    const work = await makeWork();
    const task = firstTask(work);
    await restrict('TASK', task, [third.id]);
    const { data, questions, revision, version } = (
      await as<TaskDraftState>(other, `GET /tasks/${task}/draft`)
    ).body;
    const seen = { 'if-match': String(version) };
    const body = { data: { ...data, maxScore: 8 }, questions, baseRevision: revision };
    expectRefused(await as(other, `PATCH /tasks/${task}`, { maxScore: 8 }));
    expectRefused(await as(other, `PUT /tasks/${task}/draft`, body, seen));
    expectRefused(await as(other, 'POST /tasks/changes', { taskIds: [task], action: { kind: 'ARCHIVE' } }));
    const draft = (await as<WorkDraftState>(other, `GET /works/${work.id}/draft`)).body;
    const changed = draft.data.tasks.map((one) => ({ ...one, maxScore: 8 }));
    const saved = await as<WorkDraftState>(
      other,
      `PUT /works/${work.id}/draft`,
      {
        data: { ...draft.data, tasks: changed, gradeForCompletion: 1 },
        questions: [],
        baseRevision: draft.revision,
      },
      { 'if-match': String(draft.version) },
    );
    const publishing = { 'if-match': String(saved.body.version) };
    expectRefused(await as(other, `POST /works/${work.id}/draft/publication`, {}, publishing));
    const asCopy = { copiedTaskIds: [task] };
    expect((await as(other, `POST /works/${work.id}/draft/publication`, asCopy, publishing)).status).toBe(
      200,
    );
  });

  test('a course: its fields and groups, its archive, a work that would come to it', async () => {
    const id = await makeCourse();
    const work = await makeWork();
    await restrict('COURSE', id, [third.id]);
    expectRefused(await as(other, `PUT /courses/${id}`, { title: { ru: 'Чужой' } }));
    expectRefused(await as(other, `PATCH /courses/${id}/groups`, { groupIds: [] }));
    expectRefused(await as(other, 'POST /courses/changes', { courseIds: [id], action: { kind: 'RESTORE' } }));
    expectRefused(await as(other, `PATCH /works/${work.id}`, { courseId: id }));
    expectRefused(await as(other, `DELETE /courses/${id}`));
    expect((await as(rig.teacher, `PATCH /works/${work.id}`, { courseId: id })).status).toBe(200);
    const taking = { works: [{ id: work.id, opens: { kind: 'AT_ONCE' } }] };
    expectRefused(await as(other, `PUT /courses/${await makeCourse()}`, taking));
    expect((await as(third, `PUT /courses/${id}`, { title: { ru: 'Общий' } })).status).toBe(200);
  });

  test('yet copies it, and puts its task into a work of their own', async () => {
    const work = await makeWork();
    await restrict('WORK', work.id, [third.id]);
    await restrict('TASK', firstTask(work), [third.id]);
    const copying = { workIds: [work.id], action: { kind: 'COPY' } };
    expect((await as(other, 'POST /works/changes', copying)).status).toBe(200);
    const own = (await as<Details>(other, 'POST /works', { title: { ru: 'Моя' } })).body.id;
    const adding = { taskIds: [firstTask(work)], action: { kind: 'ADD_TO_WORK', workId: own } };
    expect((await as(other, 'POST /tasks/changes', adding)).status).toBe(200);
  });
});

test('every call that changes a course, a work or a task by its id says which', () => {
  /** They change something else: an attempt, a draw, presence, a copy, marks, a trial, a comment. */
  const FREE = [
    'drawTasksByMark',
    'drawTasksByRule',
    'startAttempt',
    'issueOfflineKit',
    'mergeOfflineAttempt',
    'meetAtCourseDraft',
    'meetAtWorkDraft',
    'meetAtTaskDraft',
    'copyCourse',
    'copyTask',
    'startRegrade',
    'startWorkRegrade',
    'lookAtWork',
    'lookAtTask',
    'addTaskComment',
  ];
  const changing = allCalls.filter(
    ({ method, path }) => method !== 'GET' && /^\/(?:works|tasks|courses)\/:id/.test(path),
  );
  expect(changing.length).toBeGreaterThan(15);
  const silent = changing.filter(({ id, edits }) => edits === undefined && !FREE.includes(id));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('publishing names how many learners of other teachers it touches', async () => {
  const { id } = await makeWork();
  const learning = { groupIds: [rig.groupId] };
  expect((await as(rig.teacher, `PATCH /works/${id}`, learning)).status).toBe(200);
  const check = async (person: TestPerson) =>
    (await as<{ learnerCount: number; othersLearnerCount: number }>(person, `GET /works/${id}/draft/check`))
      .body;
  const mine = await check(rig.teacher);
  expect(mine.learnerCount).toBeGreaterThan(0);
  expect(mine.othersLearnerCount).toBe(0);
  expect((await check(other)).othersLearnerCount).toBe(mine.learnerCount);
});
