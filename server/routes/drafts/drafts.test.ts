// Drafts of works: saved on what they grew from, merged with what is published beneath, published in one go.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DraftTask, WorkDraft, WorkDraftState } from '#contract/entities/draft.ts';
import type { Task, Work } from '#contract/entities/work.ts';
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

type Details = Work & { readonly tasks: readonly Task[] };
interface Refusal {
  readonly code: string;
  readonly current: WorkDraftState;
  readonly details?: readonly { readonly path: string }[];
}

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown) =>
  callAs<T>(rig, rig.teacher, route, body);
const read = async (id: string, person = rig.teacher) =>
  (await callAs<WorkDraftState>(rig, person, `GET /works/${id}/draft`)).body;
const details = async (id: string) => (await call<Details>(`GET /works/${id}/details`)).body;

/** Saves what `change` makes of a draft that was read before. */
function save(from: WorkDraftState, change: (data: WorkDraft) => Partial<WorkDraft>, person = rig.teacher) {
  const body = {
    data: { ...from.data, ...change(from.data) },
    questions: from.questions,
    baseRevision: from.revision,
  };
  return callAs<WorkDraftState & Refusal>(rig, person, `PUT /works/${from.id}/draft`, body, {
    'if-match': String(from.version),
  });
}

function publish({ id, version }: WorkDraftState, body: object = {}, person = rig.teacher) {
  return callAs<Details & Refusal>(rig, person, `POST /works/${id}/draft/publication`, body, {
    'if-match': String(version),
  });
}

async function makeWork(title: string): Promise<string> {
  const { body } = await call<Details>('POST /works', { title: { ru: title }, groupIds: [rig.groupId] });
  const tasks = ['Первое', 'Второе', 'Третье'].map((ru) => ({
    taskType: 'QUESTION',
    question: { content: { ru } },
    maxScore: 3,
  }));
  await call(`PUT /works/${body.id}/add-tasks-by-create`, tasks);
  return body.id;
}

const title = (ru: string) => ({ title: { ru, en: '', ch: '' } });
const withPoints = (tasks: readonly DraftTask[], at: number, maxScore: number | null): DraftTask[] =>
  tasks.map((task, index) => (index === at ? { ...task, maxScore } : task));

async function auditLines(id: string): Promise<string[]> {
  const rows = await rig.storage.db
    .selectFrom('auditLog')
    .select('what')
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ what }) => what);
}

describe('saving', () => {
  test('moves nothing that is published, and writes no line of the audit log', async () => {
    const id = await makeWork('Тихая');
    const [before, lines] = [await details(id), await auditLines(id)];
    const { status, body } = await save(await read(id), () => title('Черновик'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isDraft: true,
      version: 1,
      data: title('Черновик'),
      published: title('Тихая'),
    });
    expect(await details(id)).toEqual(before);
    expect(await auditLines(id)).toEqual(lines);
  });

  test('takes what is incomplete, within its bounds', async () => {
    const id = await makeWork('Неполная');
    const first = await save(await read(id), ({ tasks }) => ({
      ...title(''),
      gradeForCompletion: null,
      tasks: withPoints(tasks, 0, null),
    }));
    expect(first.status).toBe(200);
    expect((await read(id)).data).toMatchObject({ title: { ru: '' }, gradeForCompletion: null });
    expect((await save(first.body, ({ tasks }) => ({ tasks: withPoints(tasks, 0, -1) }))).status).toBe(400);
    expect((await publish(first.body)).status).toBe(400);
  });

  test('refuses a task that stands in it twice, and a question that nobody could read', async () => {
    const id = await makeWork('Повтор');
    const first = await read(id);
    const twice = await save(first, ({ tasks }) => ({ tasks: [...tasks, ...tasks.slice(0, 1)] }));
    expect([twice.status, twice.body.details?.map(({ path }) => path)]).toEqual([400, ['data.tasks']]);
    const asked = (other: string) =>
      save({ ...first, questions: [{ path: ['title', 'ru'], other }] }, () => ({}));
    const unreadable = await asked('no JSON');
    expect([unreadable.status, unreadable.body.details?.map(({ path }) => path)]).toEqual([
      400,
      ['questions.0.other'],
    ]);
    expect((await asked('"Иначе"')).status).toBe(200);
  });

  test('on an older version is refused with the draft as it is now', async () => {
    const id = await makeWork('Общая');
    const [mine, theirs] = [await read(id), await read(id, colleague)];
    await save(theirs, () => title('Моя'), colleague);
    const { status, body } = await save(mine, () => ({ gradeForCompletion: 2 }));
    expect(status).toBe(412);
    expect(body.current).toMatchObject({ version: 1, data: title('Моя') });
  });

  test('says to each reader whether the last change was their own', async () => {
    const id = await makeWork('Чья');
    expect((await read(id)).isOwnChange).toBe(false);
    const saved = await save(await read(id), () => title('Моя'));
    expect(saved.body.isOwnChange).toBe(true);
    expect((await read(id)).isOwnChange).toBe(true);
    expect((await read(id, colleague)).isOwnChange).toBe(false);
  });

  test('needs the version it grew from', async () => {
    const { data, questions, revision } = await read(await makeWork('Без версии'));
    const body = { data, questions, baseRevision: revision };
    expect((await call(`PUT /works/${newId()}/draft`, body)).status).toBe(428);
  });

  test('keeps the groups that one may not see', async () => {
    const id = await makeWork('С группой');
    const seen = await read(id, colleague);
    expect(seen.data.groupIds).toEqual([]);
    await save(seen, () => title('Без чужих групп'), colleague);
    expect((await read(id)).data.groupIds).toEqual([rig.groupId]);
    await publish(await read(id, colleague), {}, colleague);
    expect((await details(id)).groups).toMatchObject([{ id: rig.groupId }]);
    const unseen = await save(await read(id, colleague), () => ({ groupIds: [rig.groupId] }), colleague);
    expect(unseen.status).toBe(400);
  });
});

describe('what is published beneath a draft', () => {
  test('is merged into it, and what both changed is asked', async () => {
    const id = await makeWork('Основа');
    await save(await read(id), () => ({ ...title('Черновик'), gradeForCompletion: 2 }));
    await call(`PATCH /works/${id}`, { title: { ru: 'Правка', en: 'Change' }, kind: 'EXAM' });
    const state = await read(id);
    expect(state.data).toMatchObject({
      title: { ru: 'Черновик', en: 'Change' },
      kind: 'EXAM',
      gradeForCompletion: 2,
    });
    expect(state.questions).toEqual([{ path: ['title', 'ru'], other: '"Правка"' }]);
    expect((await publish(state)).status).toBe(400);
    const { body } = await save({ ...state, questions: [] }, () => ({}));
    expect((await publish(body)).body).toMatchObject({
      title: { ru: 'Черновик', en: 'Change' },
      kind: 'EXAM',
    });
  });

  test('refuses a save that has not seen it', async () => {
    const id = await makeWork('Под ногами');
    const seen = await read(id);
    await call(`PATCH /works/${id}`, { kind: 'EXAM' });
    const { status, body } = await save(seen, () => title('Поздно'));
    expect([status, body.current.data.kind]).toEqual([412, 'EXAM']);
  });

  test('takes new tasks and new points along', async () => {
    const id = await makeWork('Задания');
    await save(await read(id), ({ tasks }) => ({ tasks: tasks.toReversed() }));
    const [first, second] = (await details(id)).tasks;
    await call(`PATCH /tasks/${first?.id}`, { maxScore: 9 });
    await call(`DELETE /tasks/${second?.id}`);
    const { data } = await read(id);
    expect(data.tasks.map(({ maxScore }) => maxScore)).toEqual([3, 9]);
  });
});

describe('publishing', () => {
  test('stores work, groups, order, points and modes, one line in the log, and ends the draft', async () => {
    const id = await makeWork('Готовая');
    const lines = await auditLines(id);
    const { body } = await save(await read(id), ({ tasks, settingsWork }) => ({
      ...title('Издана'),
      gradeForCompletion: 4,
      groupIds: [],
      settingsWork: { ...settingsWork, timeLimitMillis: 600_000 },
      tasks: withPoints(tasks, 0, 8).toReversed().slice(0, 3),
    }));
    const { status, body: work } = await publish(body);
    expect(status).toBe(200);
    expect(work).toMatchObject({ ...title('Издана'), gradeForCompletion: 4, groups: [], maxScore: 14 });
    expect(work.tasks.map(({ maxScore }) => maxScore)).toEqual([3, 3, 8]);
    expect(await auditLines(id)).toEqual([...lines, 'work.publish']);
    const after = await read(id);
    expect(after).toMatchObject({ isDraft: false, version: 2, questions: [] });
    expect((await publish(after)).status).toBe(404);
    expect((await save(body, () => title('Старая'))).status).toBe(412);
  });

  test('changes a task in all works, or in a copy for this one', async () => {
    const [one, other] = [await makeWork('Одна'), await makeWork('Другая')];
    const ids = (await details(one)).tasks.map((task) => task.id);
    await call(`PUT /works/${other}/add-tasks-by-ids`, { taskIds: ids });
    const { body } = await save(await read(one), ({ tasks }) => ({
      tasks: withPoints(withPoints(tasks, 0, 7), 1, 7),
    }));
    const { body: work } = await publish(body, { copiedTaskIds: [ids[1]] });
    expect(work.tasks.map(({ id }) => ids.includes(id))).toEqual([true, false, true]);
    expect(work.maxScore).toBe(17);
    const scores = (await details(other)).tasks.map(({ maxScore }) => maxScore);
    expect(scores).toEqual([3, 3, 3, 7, 3, 3]);
  });

  test('makes a new work', async () => {
    const { data } = await read(await makeWork('Образец'));
    const id = newId();
    const isNew = { id, version: 0, revision: 0, questions: [], data } as unknown as WorkDraftState;
    expect((await call(`GET /works/${id}/draft`)).status).toBe(404);
    const { body } = await save(isNew, () => title('Новая'));
    expect(body).toMatchObject({ published: null, isDraft: true, version: 1 });
    expect((await call(`GET /works/${id}/details`)).status).toBe(404);
    const drafts = (await call<Page<{ id: string; isNew: boolean }>>('GET /drafts')).body.content;
    expect(drafts).toContainEqual(expect.objectContaining({ id, isNew: true }));
    expect((await publish(body)).status).toBe(200);
    expect(await details(id)).toMatchObject({ ...title('Новая'), taskCount: 3 });
  });
});

test('a dropped draft leaves what is published, and takes no older save', async () => {
  const id = await makeWork('Передумали');
  const { body } = await save(await read(id), () => title('Лишнее'));
  const drop = (version: number) =>
    callAs(rig, rig.teacher, `DELETE /works/${id}/draft`, undefined, { 'if-match': String(version) });
  expect((await drop(0)).status).toBe(412);
  expect((await drop(1)).status).toBe(204);
  expect(await read(id)).toMatchObject({ isDraft: false, version: 2, data: title('Передумали') });
  expect((await save(body, () => title('Лишнее'))).status).toBe(412);
});

test('a work in the trash has no draft until it is back', async () => {
  const id = await makeWork('В корзине');
  const { body } = await save(await read(id), () => title('Ждёт'));
  await call(`DELETE /works/${id}`);
  expect((await call(`GET /works/${id}/draft`)).status).toBe(404);
  const refused = await save(body, () => title('Мимо'));
  expect(refused).toMatchObject({ status: 404, body: { message: expect.stringMatching(/trash|корзин/) } });
  await call('POST /works/changes', { workIds: [id], action: { kind: 'RESTORE' } });
  expect((await read(id)).data).toMatchObject(title('Ждёт'));
});

test('revisions are listed, and each can be read', async () => {
  const id = await makeWork('История');
  const { body } = await save(await read(id), ({ tasks }) => ({ ...title('Вторая'), tasks: tasks.slice(1) }));
  await publish(body);
  const list = (await call<Page<{ revision: number; createdBy: string }>>(`GET /works/${id}/revisions`)).body;
  expect(list.content.map(({ revision }) => revision)).toEqual([3, 2, 1]);
  expect(list.content[0]?.createdBy).toContain('Ёлкина');
  const old = (await call<WorkDraft>(`GET /works/${id}/revisions/2`)).body;
  expect(old.tasks).toHaveLength(3);
  expect(old.title.ru).toBe('История');
  expect((await call(`GET /works/${id}/revisions/9`)).status).toBe(404);
});

test('who else has it open is told by name', async () => {
  const id = await makeWork('Вместе');
  const meet = (person: TestPerson) =>
    callAs<{ people: string[]; version: number }>(rig, person, `POST /works/${id}/draft/presence`, {});
  expect((await meet(rig.teacher)).body).toMatchObject({ people: [], version: 0 });
  expect((await meet(colleague)).body.people).toHaveLength(1);
  expect((await meet(rig.teacher)).body.people).toEqual(['Ёлкина Анна Петровна']);
});
