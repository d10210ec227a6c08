// Drafts of tasks: named by ids, merged part by part, published alone or with a work, for all works or as a copy for one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WorkDraftState } from '#contract/entities/draft.ts';
import type { TaskDraft, TaskDraftState } from '#contract/entities/task-draft.ts';
import type { Task, Work } from '#contract/entities/work.ts';
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
  readonly current: TaskDraftState;
}

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown, version?: number) =>
  callAs<T>(rig, rig.teacher, route, body, version === undefined ? {} : { 'if-match': String(version) });
const text = (ru: string) => ({ ru, en: '', ch: '' });
const read = async (id: string) => (await call<TaskDraftState>(`GET /tasks/${id}/draft`)).body;
const task = async (id: string) => (await call<Task>(`GET /tasks/${id}`)).body;

const EMPTY: TaskDraft = {
  taskType: 'SINGLECHOICE',
  question: { content: text(''), filesId: [] },
  answers: [],
  key: [],
  fileDocumentIds: [],
  resultText: text(''),
  successResult: text(''),
  failureResult: text(''),
  neutralResult: text(''),
  hint: text(''),
  answerFileIds: [],
  settingsTask: { modes: ['TRAINING', 'SELFCONTROL', 'CONTROL'], maxAttempts: null, hintPenalty: 0 },
  maxScore: null,
  params: {},
};
const CHOICE: TaskDraft = {
  ...EMPTY,
  question: { content: text('Что первым?'), filesId: [] },
  answers: ['Шапочка', 'Бахилы', 'Перчатки', 'Маска'].map((ru, at) => ({
    id: `x${at}`,
    content: text(ru),
    filesId: [],
  })),
  key: [{ id: 'x1', answerId: 'x1' }],
  maxScore: 2,
};

const unsaved = (id: string): TaskDraftState => ({
  id,
  revision: 0,
  version: 0,
  isDraft: false,
  data: EMPTY,
  questions: [],
  published: null,
  changedAt: null,
  changedBy: null,
  isOwnChange: false,
  topics: [],
  works: [],
});

function save(from: TaskDraftState, data: TaskDraft, person = rig.teacher) {
  const body = { data, questions: from.questions, baseRevision: from.revision };
  const headers = { 'if-match': String(from.version) };
  return callAs<TaskDraftState & Refusal>(rig, person, `PUT /tasks/${from.id}/draft`, body, headers);
}
const publish = ({ id, version }: TaskDraftState, body: object = {}) =>
  call<Task & Refusal>(`POST /tasks/${id}/draft/publication`, body, version);

/** A published choice. */
async function made(): Promise<TaskDraftState> {
  const { body } = await save(unsaved(newId()), CHOICE);
  await publish(body);
  return read(body.id);
}

async function workWith(...taskIds: readonly string[]): Promise<string> {
  const { body } = await call<Details>('POST /works', { title: text('Работа'), gradeForCompletion: 1 });
  await call(`PUT /works/${body.id}/add-tasks-by-ids`, { taskIds });
  return body.id;
}
const workDraft = async (id: string) => (await call<WorkDraftState>(`GET /works/${id}/draft`)).body;
const tasksOf = async (id: string) => (await call<Details>(`GET /works/${id}/details`)).body.tasks;

describe('a new task', () => {
  test('is kept as incomplete as it is, and no list of tasks shows it', async () => {
    const id = newId();
    const { status } = await save(unsaved(id), { ...EMPTY, params: { value: null } });
    expect(status).toBe(200);
    expect((await read(id)).data).toEqual({ ...EMPTY, params: { value: null } });
    expect((await call(`GET /tasks/${id}`)).status).toBe(404);
    const { body } = await call<{ content: { id: string; kind: string }[] }>('GET /drafts?size=100');
    expect(body.content).toContainEqual(expect.objectContaining({ id, kind: 'TASK', isNew: true }));
  });

  test('is published once it is whole, with the ids of its answers', async () => {
    const { body: begun } = await save(unsaved(newId()), { ...CHOICE, key: [] });
    expect((await publish(begun)).status).toBe(400);
    const { body } = await save(begun, CHOICE);
    expect((await publish(body)).body).toMatchObject({ trueAnswerIndex: [1], maxScore: 2 });
    expect((await task(body.id)).answers.map(({ id }) => id)).toEqual(['x0', 'x1', 'x2', 'x3']);
    expect(await read(body.id)).toMatchObject({ isDraft: false, data: CHOICE, published: CHOICE });
  });
});

describe('two authors', () => {
  test('who save on one version: the second is refused with what the first one saved', async () => {
    const seen = await made();
    const [first, ...rest] = CHOICE.answers;
    await save(
      seen,
      { ...CHOICE, answers: [...rest, first ?? { id: 'x0', content: text(''), filesId: [] }] },
      colleague,
    );
    const mine = {
      ...CHOICE,
      answers: CHOICE.answers.map((one) => (one.id === 'x2' ? { ...one, content: text('Очки') } : one)),
    };
    const refused = await save(seen, mine);
    expect(refused.status).toBe(412);
    expect(refused.body.current.version).toBe(seen.version + 1);
  });

  test('a call that changes the task beneath a draft is merged into it by option', async () => {
    const seen = await made();
    const mine = {
      ...CHOICE,
      answers: CHOICE.answers.map((one) => (one.id === 'x2' ? { ...one, content: text('Очки') } : one)),
    };
    await save(seen, mine);
    const { answers } = await task(seen.id);
    await call(`PATCH /tasks/${seen.id}`, { answers: answers.toReversed(), trueAnswerIndex: [2] });
    const { data } = await read(seen.id);
    expect(data.answers.map(({ id, content }) => `${id} ${content.ru}`)).toEqual([
      'x3 Маска',
      'x2 Очки',
      'x1 Бахилы',
      'x0 Шапочка',
    ]);
    expect(data.key).toEqual([{ id: 'x1', answerId: 'x1' }]);
  });
});

describe('publishing a work', () => {
  test('publishes the drafts of its tasks, new ones too, and gives them its points', async () => {
    const known = await made();
    const { body: fresh } = await save(unsaved(newId()), {
      ...CHOICE,
      question: { content: text('Новый?'), filesId: [] },
    });
    const workId = await workWith(known.id);
    await save(known, { ...CHOICE, question: { content: text('Другой?'), filesId: [] } });
    const draft = await workDraft(workId);
    const { maxScore: _none, ...settings } = { id: fresh.id, maxScore: 5, settingsTask: EMPTY.settingsTask };
    const tasks = [...draft.data.tasks, { ...settings, maxScore: 5 }];
    const saved = await call<WorkDraftState>(
      `PUT /works/${workId}/draft`,
      { data: { ...draft.data, tasks }, questions: [], baseRevision: draft.revision },
      draft.version,
    );
    expect(saved.body.tasks).toMatchObject([
      { draft: 'CHANGED' },
      { draft: 'NEW', question: text('Новый?') },
    ]);
    const check = await call<{ taskVersions: { id: string; version: number }[] }>(
      `GET /works/${workId}/draft/check`,
    );
    expect(check.body.taskVersions).toHaveLength(2);
    const { taskVersions } = check.body;
    const stale = taskVersions.map((one) => ({ ...one, version: one.version + 1 }));
    const unseen = await call(
      `POST /works/${workId}/draft/publication`,
      { taskVersions: stale },
      saved.body.version,
    );
    expect(unseen.status).toBe(412);
    const published = await call<Details>(
      `POST /works/${workId}/draft/publication`,
      { taskVersions },
      saved.body.version,
    );
    expect(published.status).toBe(200);
    expect(await tasksOf(workId)).toMatchObject([
      { id: known.id, question: { content: { ru: 'Другой?' } }, maxScore: 2 },
      { id: fresh.id, question: { content: { ru: 'Новый?' } }, maxScore: 5 },
    ]);
    expect(await read(fresh.id)).toMatchObject({ isDraft: false, revision: 1 });
  });

  test('with a task of other works changes it there too, or copies it for this one', async () => {
    const known = await made();
    const [here, elsewhere] = [await workWith(known.id), await workWith(known.id)];
    await save(known, { ...CHOICE, question: { content: text('Только здесь?'), filesId: [] } });
    const { body } = await call<{ changedTasks: unknown }>(`GET /works/${here}/draft/check`);
    expect(body.changedTasks).toMatchObject([{ id: known.id, works: [{ id: elsewhere }] }]);
    const { version } = await workDraft(here);
    await call(`POST /works/${here}/draft/publication`, { copiedTaskIds: [known.id] }, version);
    expect(await tasksOf(here)).toMatchObject([{ question: { content: { ru: 'Только здесь?' } } }]);
    expect(await tasksOf(elsewhere)).toMatchObject([
      { id: known.id, question: { content: { ru: 'Что первым?' } } },
    ]);
    expect((await read(known.id)).isDraft).toBe(false);

    await save(await read(known.id), { ...CHOICE, question: { content: text('Везде?'), filesId: [] } });
    await publish(await read(known.id));
    expect(await tasksOf(elsewhere)).toMatchObject([{ question: { content: { ru: 'Везде?' } } }]);
  });

  test('is refused while the draft of a task lacks its key', async () => {
    const known = await made();
    const workId = await workWith(known.id);
    await save(known, { ...CHOICE, key: [] });
    const { version } = await workDraft(workId);
    expect((await call(`POST /works/${workId}/draft/publication`, {}, version)).status).toBe(400);
    expect(await tasksOf(workId)).toMatchObject([{ trueAnswerIndex: [1] }]);
  });
});

describe('the rest', () => {
  test('a matching keeps its pairs by ids, finished or not', async () => {
    const left = ['Ф', 'Т'].map((ru, at) => ({ id: `l${at}`, content: text(ru), filesId: [] }));
    const pairs: TaskDraft = {
      ...CHOICE,
      taskType: 'MATCHING',
      params: { left },
      key: [{ id: 'l1', answerId: 'x3' }],
    };
    const { body } = await save(unsaved(newId()), pairs);
    expect((await publish(body)).status).toBe(400);
    const key = [
      { id: 'l1', answerId: 'x3' },
      { id: 'l0', answerId: 'x0' },
    ];
    const { body: whole } = await save(body, { ...pairs, key });
    expect((await publish(whole)).body).toMatchObject({ trueAnswerIndex: [0, 3] });
    expect((await read(body.id)).data.key).toEqual(key.toReversed());
  });

  test('a draft is dropped, and its history goes back', async () => {
    const known = await made();
    await save(known, { ...CHOICE, maxScore: 9 });
    const changed = await read(known.id);
    await publish(changed);
    const { body } = await call<{ content: { revision: number }[] }>(`GET /tasks/${known.id}/revisions`);
    expect(body.content.map(({ revision }) => revision)).toEqual([2, 1]);
    expect((await call<TaskDraft>(`GET /tasks/${known.id}/revisions/1`)).body).toEqual(CHOICE);
    await save(await read(known.id), { ...CHOICE, maxScore: 1 });
    const { version } = await read(known.id);
    expect((await call(`DELETE /tasks/${known.id}/draft`, undefined, version)).status).toBe(204);
    expect(await read(known.id)).toMatchObject({ isDraft: false, data: { maxScore: 9 } });
  });

  test('a draft may name the files of its task and uploads of one’s own, nobody else’s', async () => {
    const { body } = await save(unsaved(newId()), { ...CHOICE, fileDocumentIds: ['nobodys'] });
    expect(body.code).toBe('VALIDATION');
  });
});
