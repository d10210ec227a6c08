// What a file brings is said first, lands in drafts in one act, is undone in one, and what is written is read again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExchangePlan } from '#contract/entities/exchange.ts';
import type { ListedDraft, WorkDraftState } from '#contract/entities/draft.ts';
import type { TaskDraftState } from '#contract/entities/task-draft.ts';
import type { Page } from '#contract/page.ts';
import { formulasIn, picturesIn } from '#contract/rich-text/in-content.ts';
import { PNG } from '#tests/support/exchange-rig.ts';
import { addQuestionsWork } from '#tests/support/questions-work.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { multipart } from '#tests/contract/sample-requests.ts';

let rig: AttemptRig;
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
});
afterAll(() => rig.close());

type Path = '/task-imports/check' | '/task-imports';

async function send<T>(path: Path, file: string | Buffer, data: object = {}) {
  const content = Buffer.isBuffer(file) ? file : Buffer.from(file);
  const { payload, headers } = multipart(data, [{ name: 'вопросы.txt', content }]);
  const answer = await rig.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    payload,
    headers: { ...rig.teacher.headers, ...headers },
  });
  return {
    status: answer.statusCode,
    body: answer.json<T & { readonly code?: string; readonly message?: string }>(),
  };
}
interface Taken {
  readonly taskIds: string[];
  readonly workIds: string[];
}
const drafts = async (): Promise<readonly ListedDraft[]> =>
  (await callAs<Page<ListedDraft>>(rig, rig.teacher, 'GET /drafts?size=200')).body.content;

const GIFT = 'Первый? { =да ~нет }\n\nВторой? { =a -> b }\n\nТретий? {}';

test('a check names each item and writes nothing; the chosen land in drafts, and in a work', async () => {
  const { body: plan } = await send<ExchangePlan>('/task-imports/check', GIFT);
  expect(plan.items.map(({ taskType, problem }) => [taskType, problem])).toEqual([
    ['SINGLECHOICE', null],
    [null, 'NO_KEY'],
    ['QUESTION', null],
  ]);
  expect(await drafts()).toEqual([]);
  const wanted = { sha256: plan.sha256, numbers: [1, 3], workTitle: 'Из файла' };
  const { status, body } = await send<Taken>('/task-imports', GIFT, wanted);
  expect(status, JSON.stringify(body)).toBe(201);
  expect((await drafts()).map(({ kind, title }) => `${kind} ${title.ru}`).toSorted()).toEqual([
    'TASK Первый?',
    'TASK Третий?',
    'WORK Из файла',
  ]);
  const draft = await callAs<TaskDraftState>(rig, rig.teacher, `GET /tasks/${body.taskIds[0] ?? ''}/draft`);
  expect(draft.body.data).toMatchObject({ key: [{ answerId: 'o1' }], answers: [{ id: 'o1' }, { id: 'o2' }] });
});

test('chosen topics come with the tasks: said of their drafts, and given with their first publication', async () => {
  const { body: topic } = await callAs<{ id: string }>(rig, rig.teacher, 'POST /topics', {
    name: 'Из файлов',
    parentId: null,
  });
  const { body: plan } = await send<ExchangePlan>('/task-imports/check', GIFT);
  const wanted = { sha256: plan.sha256, numbers: [3], workTitle: 'По теме', topicIds: [topic.id] };
  const { body } = await send<Taken>('/task-imports', GIFT, wanted);
  const [taskId = '', workId = ''] = [body.taskIds[0], body.workIds[0]];
  const topics = [{ id: topic.id, name: 'Из файлов' }];
  const path = `/tasks/${taskId}/draft` as const;
  const { body: draft } = await callAs<TaskDraftState>(rig, rig.teacher, `GET ${path}`);
  const { body: work } = await callAs<WorkDraftState>(rig, rig.teacher, `GET /works/${workId}/draft`);
  expect([draft.topics, work.tasks[0]?.topics]).toEqual([topics, topics]);
  const published = await callAs(rig, rig.teacher, `POST ${path}/publication`, {}, { 'if-match': '1' });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect((await callAs<TaskDraftState>(rig, rig.teacher, `GET ${path}`)).body.topics).toEqual(topics);
});

test('topics that are not there, or too many, refuse the whole', async () => {
  const { body: plan } = await send<ExchangePlan>('/task-imports/check', GIFT);
  const before = await drafts();
  const take = (topicIds: readonly string[]) =>
    send<Taken>('/task-imports', GIFT, { sha256: plan.sha256, numbers: [1], topicIds });
  expect((await take(['none'])).status).toBe(404);
  expect((await take(Array.from({ length: 21 }, (_, at) => `t${at}`))).status).toBe(400);
  expect(await drafts()).toEqual(before);
});

test('an undo takes back what nobody has gone on with', async () => {
  const { body: plan } = await send<ExchangePlan>('/task-imports/check', GIFT);
  const { body } = await send<Taken>('/task-imports', GIFT, { sha256: plan.sha256, numbers: [1, 3] });
  const [kept = '', gone = ''] = body.taskIds;
  const { body: draft } = await callAs<TaskDraftState>(rig, rig.teacher, `GET /tasks/${kept}/draft`);
  const changed = { data: { ...draft.data, maxScore: 7 }, questions: [], baseRevision: 0 };
  await callAs(rig, rig.teacher, `PUT /tasks/${kept}/draft`, changed, { 'if-match': '1' });
  await callAs(rig, rig.teacher, 'POST /task-imports/undo', body);
  const left = (await drafts()).map(({ id }) => id);
  expect([left.includes(kept), left.includes(gone)]).toEqual([true, false]);
});

test.each([
  ['another file', { sha256: 'x', numbers: [1] }],
  ['an item that cannot be taken', { numbers: [2] }],
  ['an item that is not there', { numbers: [1, 400] }],
])('%s is refused whole', async (_what, wanted) => {
  const { body: plan } = await send<ExchangePlan>('/task-imports/check', GIFT);
  const before = await drafts();
  const { status, body } = await send<Taken>('/task-imports', GIFT, { sha256: plan.sha256, ...wanted });
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
  expect(await drafts()).toEqual(before);
});

test('a hostile file is refused in words, by the process that reads it', async () => {
  const laughs = '<!DOCTYPE quiz [<!ENTITY a "ha">]><quiz>&a;</quiz>';
  const { status, body } = await send<ExchangePlan>('/task-imports/check', laughs);
  expect([status, body.message]).toEqual([400, expect.stringContaining('DOCTYPE')]);
});

test.each(['MOODLE_XML', 'GIFT', 'QTI'] as const)(
  'tasks of every type are written as %s, and read again',
  async (format) => {
    const workId = await addQuestionsWork(rig);
    const { body: tasks } = await callAs<readonly { id: string; taskType: string }[]>(
      rig,
      rig.teacher,
      `GET /works/${workId}/tasks`,
    );
    const taskIds = tasks.map(({ id }) => id);
    const asked = { format, taskIds };
    type Checked = readonly { readonly taskType: string; readonly problem: string | null }[];
    const { body: checked } = await callAs<Checked>(rig, rig.teacher, 'POST /task-exports/check', asked);
    expect(checked.map(({ taskType }) => taskType)).toEqual(tasks.map(({ taskType }) => taskType));
    const wanted = tasks.filter((_task, at) => checked[at]?.problem === null);
    expect(wanted.length).toBeGreaterThan(4);
    const url = '/api/v1/task-exports/file';
    const file = await rig.app.inject({ method: 'POST', url, headers: rig.teacher.headers, payload: asked });
    expect(file.headers['content-disposition']).toContain('kristall-');
    const { body: plan } = await send<ExchangePlan>('/task-imports/check', file.rawPayload);
    expect(plan.items.map(({ taskType }) => taskType)).toEqual(wanted.map(({ taskType }) => taskType));
  },
);

const PICTURE = PNG.toString('base64');
const withPicture = (base64: string): string =>
  `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[<p>Толщина \\(h^2\\)</p><img src="@@PLUGINFILE@@/a.png" alt="Пластина">]]></text><file name="a.png" path="/" encoding="base64">${base64}</file></questiontext></question></quiz>`;

test('pictures and formulas of a file come with its texts, and go out with them again', async () => {
  const source = withPicture(PICTURE);
  const { body: plan } = await send<ExchangePlan>('/task-imports/check', source);
  expect(plan.items.map(({ losses, problem }) => [losses, problem])).toEqual([[[], null]]);
  const { body: taken } = await send<Taken>('/task-imports', source, { sha256: plan.sha256, numbers: [1] });
  const [taskId = ''] = taken.taskIds;
  const { body: draft } = await callAs<TaskDraftState>(rig, rig.teacher, `GET /tasks/${taskId}/draft`);
  const { content } = draft.data.question;
  expect(formulasIn(content)).toMatchObject([{ tex: 'h^2', math: [{ tag: 'msup' }] }]);
  const [picture] = picturesIn(content);
  expect(picture?.alt).toBe('Пластина');
  const bytes = await rig.app.inject({
    url: `/api/v1/files/${picture?.id ?? ''}`,
    headers: rig.teacher.headers,
  });
  expect([bytes.statusCode, bytes.rawPayload.equals(PNG)]).toEqual([200, true]);
  const published = await callAs(
    rig,
    rig.teacher,
    `POST /tasks/${taskId}/draft/publication`,
    {},
    { 'if-match': String(draft.version) },
  );
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  for (const format of ['MOODLE_XML', 'QTI']) {
    const file = await rig.app.inject({
      method: 'POST',
      url: '/api/v1/task-exports/file',
      headers: rig.teacher.headers,
      payload: { format, taskIds: [taskId] },
    });
    expect(file.rawPayload.includes(format === 'QTI' ? PNG : PICTURE)).toBe(true);
    const { body: again } = await send<ExchangePlan>('/task-imports/check', file.rawPayload);
    expect(again.items.map(({ losses, problem }) => [losses, problem])).toEqual([[[], null]]);
  }
});

test('a picture that is none refuses its item alone', async () => {
  const page = Buffer.from('<script>alert(1)</script>').toString('base64');
  const { body: plan } = await send<ExchangePlan>('/task-imports/check', withPicture(page));
  expect(plan.items.map(({ problem }) => problem)).toEqual(['BAD_PICTURE']);
  const wanted = { sha256: plan.sha256, numbers: [1] };
  expect((await send<Taken>('/task-imports', withPicture(page), wanted)).status).toBe(409);
});
