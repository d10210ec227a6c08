// Drafts of courses: saved on what they grew from, merged with what is published beneath, published in one go, with their history.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CourseDraft, CourseDraftState, CourseFinding } from '#contract/entities/course-draft.ts';
import type { WorkDraftState } from '#contract/entities/draft.ts';
import type { CourseDetails, Work } from '#contract/entities/work.ts';
import type { Page } from '#contract/page.ts';
import { newId } from '#server/storage/new-id.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: AttemptRig;
let colleague: TestPerson;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  colleague = await testPerson(rig.app, 'ROLE_TEACHER');
});
afterAll(() => rig.close());

const words = (ru: string) => ({ ru, en: '', ch: '' });
const AT_ONCE = { kind: 'AT_ONCE' } as const;
type Refusal = Partial<CourseDraftState> & {
  readonly current?: CourseDraftState;
  readonly details?: readonly { readonly code: string; readonly path: string }[];
};

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown, person = rig.teacher) =>
  callAs<T>(rig, person, route, body);
const read = async (id: string, person = rig.teacher) =>
  (await call<CourseDraftState>(`GET /courses/${id}/draft`, undefined, person)).body;
const details = async (id: string) => (await call<CourseDetails>(`GET /courses/${id}/details`)).body;

/** Saves what `change` makes of a draft that was read before. */
function save(from: CourseDraftState, change: Partial<CourseDraft>, person = rig.teacher) {
  const { questions, revision: baseRevision, version, id } = from;
  const body = { data: { ...from.data, ...change }, questions, baseRevision };
  return callAs<CourseDraftState & Refusal>(rig, person, `PUT /courses/${id}/draft`, body, {
    'if-match': String(version),
  });
}

function publish({ id, version }: Pick<CourseDraftState, 'id' | 'version'>) {
  return callAs<CourseDraftState & Refusal>(
    rig,
    rig.teacher,
    `POST /courses/${id}/draft/publication`,
    {},
    { 'if-match': String(version) },
  );
}

async function makeWork(title: string, courseId: string | null = null): Promise<string> {
  return (await call<Work>('POST /works', { title: words(title), courseId })).body.id;
}

async function makeCourse(title: string, more: object = {}): Promise<string> {
  const body = { title: words(title), groupIds: [rig.groupId], ...more };
  return (await call<CourseDetails>('POST /courses', body)).body.id;
}

const blank = (id: string): CourseDraftState =>
  ({
    id,
    version: 0,
    revision: 0,
    questions: [],
    data: {
      title: words(''),
      description: words(''),
      pictureId: null,
      works: [],
      groupIds: [],
      userIds: [],
    },
  }) as unknown as CourseDraftState;

describe('saving', () => {
  test('moves nothing that is published', async () => {
    const id = await makeCourse('Тихий');
    const before = await details(id);
    const { body } = await save(await read(id), { title: words('Черновик') });
    expect(body).toMatchObject({ isDraft: true, version: 1, data: { title: { ru: 'Черновик' } } });
    expect(await details(id)).toEqual(before);
    const { body: drafts } = await call<Page<{ kind: string; id: string }>>('GET /drafts?ofCourses=true');
    expect(drafts.content).toContainEqual(expect.objectContaining({ kind: 'COURSE', id }));
    expect((await call<Page<object>>('GET /drafts?ofCourses=false')).body.content).toEqual([]);
  });

  test('refuses a work that stands in it twice', async () => {
    const work = { id: await makeWork('Дважды'), opens: AT_ONCE };
    const { status, body } = await save(await read(await makeCourse('Повтор')), { works: [work, work] });
    expect([status, body.details?.map((one) => one.path)]).toEqual([400, ['data.works']]);
  });

  test('on an older version is refused with the draft as it is now', async () => {
    const id = await makeCourse('Общий');
    const [mine, theirs] = [await read(id), await read(id, colleague)];
    await save(theirs, { title: words('Чужой') }, colleague);
    const { status, body } = await save(mine, { description: words('Моё') });
    expect(status).toBe(412);
    expect(body.current).toMatchObject({ version: 1, data: { title: { ru: 'Чужой' } } });
  });

  test('is refused once a work has joined or left the course beneath it, and the next reading has both', async () => {
    const id = await makeCourse('С работами');
    const first = await makeWork('Первая', id);
    const mine = await read(id);
    expect(mine.data.works).toEqual([{ id: first, opens: AT_ONCE }]);
    const second = await makeWork('Вторая', id);
    expect((await save(mine, { title: words('Новое имя') })).status).toBe(412);
    await save(await read(id), { title: words('Новое имя') });
    await call(`DELETE /works/${first}`);
    const now = await read(id);
    expect(now.data).toMatchObject({ title: { ru: 'Новое имя' }, works: [{ id: second }] });
    expect(now.questions).toEqual([]);
  });

  test('keeps what is published beneath in a draft, and asks where both changed', async () => {
    const id = await makeCourse('Основа');
    await save(await read(id), { title: words('Моё'), description: words('Описание') });
    await call(`PUT /courses/${id}`, { title: words('Вызовом') });
    const now = await read(id);
    expect(now.data).toMatchObject({ title: { ru: 'Моё' }, description: { ru: 'Описание' } });
    expect(now.questions.map(({ path }) => path.join('.'))).toEqual(['title.ru']);
    expect((await publish(now)).body.details?.map(({ code }) => code)).toEqual(['UNDECIDED']);
  });

  test('keeps groups and people that one may not see', async () => {
    const id = await makeCourse('С людьми', { userIds: [rig.student.id] });
    const seen = await read(id, colleague);
    expect(seen).toMatchObject({ data: { groupIds: [], userIds: [] }, hiddenPersonCount: 1 });
    await save(seen, { title: words('Правка коллеги') }, colleague);
    expect((await read(id)).data).toMatchObject({
      title: { ru: 'Правка коллеги' },
      groupIds: [rig.groupId],
      userIds: [rig.student.id],
    });
    expect((await save(await read(id, colleague), { groupIds: [rig.groupId] }, colleague)).status).toBe(400);
  });
});

describe('publishing', () => {
  test('makes a new course of a draft that was incomplete before', async () => {
    const id = newId();
    const workId = await makeWork('Для нового');
    const first = (await save(blank(id), { works: [{ id: workId, opens: { kind: 'FROM', at: null } }] }))
      .body;
    const check = await call<{ findings: CourseFinding[] }>(`GET /courses/${id}/draft/check`);
    expect(check.body.findings.map(({ code }) => code).toSorted()).toEqual([
      'NO_MOMENT',
      'NO_TITLE',
      'OPEN_TO_NOBODY',
    ]);
    expect((await publish(first)).status).toBe(400);
    const whole = await save(first, {
      title: words('Новый'),
      works: [{ id: workId, opens: AT_ONCE }],
      groupIds: [rig.groupId],
    });
    const { status, body } = await publish(whole.body);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isDraft: false, data: { title: { ru: 'Новый' } } });
    expect(await details(id)).toMatchObject({ works: [{ id: workId }], groups: [{ id: rig.groupId }] });
  });

  const FAULTS: readonly (readonly [string, (own: string, gone: string) => CourseDraft['works']])[] = [
    [
      'WORK_GONE',
      (own, gone) => [
        { id: own, opens: AT_ONCE },
        { id: gone, opens: AT_ONCE },
      ],
    ],
    ['WAITS_FOR_LATER', (own) => [{ id: own, opens: { kind: 'AFTER', workId: own } }]],
    ['NO_MOMENT', (own) => [{ id: own, opens: { kind: 'FROM', at: null } }]],
  ];
  test.each(FAULTS)('is stopped by %s', async (code, works) => {
    const id = await makeCourse('С ошибкой');
    const [own, gone] = [await makeWork('Своя'), await makeWork('Удалённая')];
    await call(`DELETE /works/${gone}`);
    const saved = await save(await read(id), { works: works(own, gone) });
    expect(saved.status).toBe(200);
    expect((await publish(saved.body)).body.details?.map((one) => one.code)).toEqual([code]);
  });

  test('keeps its revisions whole, and goes back to one as an edit of the draft', async () => {
    const workId = await makeWork('В курсе');
    const id = await makeCourse('Первая редакция', { works: [{ id: workId, opens: AT_ONCE }] });
    const saved = await save(await read(id), { title: words('Вторая редакция'), works: [], groupIds: [] });
    expect((await publish(saved.body)).status).toBe(200);
    const { content } = (await call<Page<{ revision: number }>>(`GET /courses/${id}/revisions`)).body;
    expect(content.map(({ revision }) => revision)).toEqual([2, 1]);
    const first = (await call<CourseDraft>(`GET /courses/${id}/revisions/1`)).body;
    expect(first).toMatchObject({
      title: { ru: 'Первая редакция' },
      works: [{ id: workId }],
      groupIds: [rig.groupId],
    });
    const back = await save(await read(id), first);
    await publish(back.body);
    expect(await details(id)).toMatchObject({ title: { ru: 'Первая редакция' }, works: [{ id: workId }] });
  });

  test('of one of others is refused where they have named who may change it, and dropping leaves what is published', async () => {
    const id = await makeCourse('С соавторами');
    const { body } = await save(await read(id), { title: words('Не так') });
    await callAs(rig, rig.teacher, `DELETE /courses/${id}/draft`, undefined, {
      'if-match': String(body.version),
    });
    expect(await read(id)).toMatchObject({
      isDraft: false,
      version: 2,
      data: { title: { ru: 'С соавторами' } },
    });
    // An older save does not come back after it.
    expect((await save(body, { title: words('Поздно') })).status).toBe(412);
    expect((await call(`GET /courses/${id}/draft`, undefined, rig.student)).status).toBe(403);
  });

  test('names a work that is begun in it and says nothing yet', async () => {
    const like = (await call<WorkDraftState>(`GET /works/${await makeWork('Образец')}/draft`)).body.data;
    const workId = newId();
    const begun = { data: { ...like, title: words('') }, questions: [], baseRevision: 0 };
    const made = await callAs(rig, rig.teacher, `PUT /works/${workId}/draft`, begun, { 'if-match': '0' });
    expect(made.status).toBe(200);
    const id = await makeCourse('С новой работой');
    const saved = await save(await read(id), { works: [{ id: workId, opens: AT_ONCE }] });
    expect(saved.status).toBe(200);
    expect((await read(id)).works).toMatchObject([{ id: workId, isNew: true, title: { ru: '' } }]);
  });
});
