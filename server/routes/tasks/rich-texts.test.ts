// Rich texts of tasks through the calls: what is stored, what travels, who may read their pictures, and what is refused whole.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { OfflineKit } from '#contract/entities/offline-kit.ts';
import type { TaskDraftState } from '#contract/entities/task-draft.ts';
import type { Task, Work } from '#contract/entities/work.ts';
import type { RichDoc } from '#contract/rich-text/nodes.ts';
import { newId } from '#server/storage/new-id.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

type Details = Work & { readonly tasks: readonly Task[] };

let rig: AttemptRig;
let pictures: readonly [shown: string, told: string];

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  pictures = [await upload(), await upload()];
});
afterAll(() => rig.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p9Z8WQAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(person = rig.teacher): Promise<string> {
  const form = new FormData();
  form.set('data', JSON.stringify({ kind: 'IMAGE' }));
  form.append('files', new File([new Uint8Array(PNG)], 'a.png'));
  const encoded = new Response(form);
  const response = await rig.app.inject({
    method: 'POST',
    url: '/api/v1/files/operations',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { ...person.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  return response.json<{ id: string }[]>()[0]?.id ?? '';
}

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown, version?: number) =>
  callAs<T>(rig, rig.teacher, route, body, version === undefined ? {} : { 'if-match': String(version) });

const doc = (...content: readonly unknown[]): RichDoc =>
  ({
    type: 'doc',
    content: content.map((one) => (typeof one === 'string' ? bold(one) : one)),
  }) as RichDoc;
const bold = (text: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'bold' }] }],
});
const formula = (tex: string, math: unknown = null) => ({
  type: 'paragraph',
  content: [{ type: 'formula', attrs: { tex, display: true, math } }],
});
const picture = (id: string) => ({ type: 'picture', attrs: { id, alt: 'Пластина' } });
const text = (ru: string, rich?: RichDoc) => ({ ru, en: '', ch: '', ...(rich && { rich: { ru: rich } }) });
const MADE = [
  {
    tag: 'msup',
    children: [
      { tag: 'mi', children: ['h'] },
      { tag: 'mn', children: ['2'] },
    ],
  },
];

const choice = (question: object, told: object = text('')) => ({
  taskType: 'SINGLECHOICE',
  question: { content: question },
  answers: [{ content: text('Пластина') }, { content: text('Кассета') }],
  trueAnswerIndex: [0],
  maxScore: 2,
  resultText: told,
});

async function workWith(...tasks: readonly object[]) {
  const { body } = await call<Details>('POST /works', {
    title: text('Работа'),
    groupIds: [rig.groupId],
    gradeForCompletion: 1,
  });
  return call<Details>(`PUT /works/${body.id}/add-tasks-by-create`, tasks);
}

const statusOf = async (fileId: string): Promise<number> =>
  (await rig.app.inject({ url: `/api/v1/files/${fileId}`, headers: rig.student.headers })).statusCode;

describe('a task with rich texts', () => {
  let work: Details;
  beforeAll(async () => {
    // What a client says that a formula looks like is never taken.
    const question = text('?', doc('Толщина', formula('h^2', ['поддельная']), picture(pictures[0])));
    work = (await workWith(choice(question, text('?', doc('Разбор', picture(pictures[1])))))).body;
  });

  test('stores what the server made of TeX, and the plain words', () => {
    const [task] = work.tasks;
    expect(task?.question.content).toMatchObject({
      ru: 'Толщина\nh^2\nПластина',
      rich: { ru: doc('Толщина', formula('h^2', MADE), picture(pictures[0])) },
    });
  });

  test('travels to the learner with its pictures, and takes them along; the bank finds its words', async () => {
    const started = await callAs<Attempt>(rig, rig.student, `POST /works/${work.id}/completed-work`, {
      type: 'SELFCONTROL',
    });
    const [task] = started.body.tasks;
    expect(task?.question.content.rich?.ru).toEqual(work.tasks[0]?.question.content.rich?.ru);
    expect(JSON.stringify(started.body)).not.toContain(pictures[1]);
    expect([await statusOf(pictures[0]), await statusOf(pictures[1])]).toEqual([200, 404]);
    const kit = await callAs<OfflineKit>(rig, rig.student, `POST /works/${work.id}/offline-kit`);
    expect(JSON.stringify(kit.body.attempt.tasks[0]?.params)).toContain(pictures[1]);
    const found = await call<{ content: { id: string }[] }>(
      `GET /tasks?search=${encodeURIComponent('толщина')}`,
    );
    expect(found.body.content.map(({ id }) => id)).toEqual([task?.id]);
  });

  test('keeps the rich text where a call says the same, and drops it where the plain one is changed alone', async () => {
    const id = work.tasks[0]?.id ?? '';
    const same = await call<Task>(`PATCH /tasks/${id}`, { resultText: text('Разбор\nПластина') });
    expect(same.body.resultText).toHaveProperty('rich.ru');
    const other = await call<Task>(`PATCH /tasks/${id}`, { resultText: text('Иначе') });
    expect(other.body.resultText).toEqual(text('Иначе'));
    expect(other.body.question.content).toHaveProperty('rich.ru');
  });
});

describe('is refused, and nothing of it is stored', () => {
  const deep = (levels: number): unknown =>
    levels === 0
      ? bold('a')
      : { type: 'bulletList', content: [{ type: 'listItem', content: [deep(levels - 1)] }] };
  test.each<readonly [string, () => unknown]>([
    ['a script', () => ({ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] })],
    ['lists in lists', () => deep(100)],
    ['1 MB of text', () => Array.from({ length: 1000 }, () => bold('a'.repeat(1000)))],
    ['a formula that cannot be read', () => formula('\\frac{1')],
    ['a bomb of TeX', () => formula('\\def\\a{\\a\\a}\\a')],
    ['the picture of somebody else', () => picture('00000000-0000-7000-8000-000000000000')],
  ])('%s', async (_what, node) => {
    const before = await call<{ totalElements: number }>('GET /tasks');
    const refused = await workWith(
      choice(text('Целая', doc('Целая'))),
      choice(text('a', doc(...[node()].flat()))),
    );
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'VALIDATION' });
    const after = await call<{ totalElements: number }>('GET /tasks');
    expect(after.body.totalElements).toBe(before.body.totalElements);
  });

  test('what no schema has seen yet, however deep it is', async () => {
    const deepest = `${'{"type":"doc","content":['.repeat(100_000)}1${']}'.repeat(100_000)}`;
    const task = JSON.stringify({ ...choice(text('a')), params: { text: 'HERE' } }).replace(
      '"HERE"',
      deepest,
    );
    const { statusCode } = await rig.app.inject({
      method: 'PUT',
      url: `/api/v1/works/${(await workWith(choice(text('a')))).body.id}/add-tasks-by-create`,
      payload: `[${task}]`,
      headers: { ...rig.teacher.headers, 'content-type': 'application/json' },
    });
    expect(statusCode).toBe(400);
  });

  test('a picture that another person uploaded', async () => {
    const foreign = await upload(rig.student);
    expect((await workWith(choice(text('a', doc(picture(foreign)))))).status).toBe(400);
  });
});

describe('a draft', () => {
  const draftOf = (question: object) => ({
    taskType: 'SINGLECHOICE',
    question: { content: question, filesId: [] },
    answers: ['x0', 'x1'].map((id) => ({ id, content: text(id), filesId: [] })),
    key: [{ id: 'x0', answerId: 'x0' }],
    fileDocumentIds: [],
    resultText: text(''),
    successResult: text(''),
    failureResult: text(''),
    neutralResult: text(''),
    hint: text(''),
    answerFileIds: [],
    settingsTask: { modes: ['TRAINING'], maxAttempts: null, hintPenalty: 0 },
    maxScore: 1,
    params: {},
  });
  const save = (id: string, version: number, question: object) =>
    call<TaskDraftState>(
      `PUT /tasks/${id}/draft`,
      { data: draftOf(question), questions: [], baseRevision: 0 },
      version,
    );

  test('keeps an unfinished formula, which stops publishing; a finished one is published as it was made', async () => {
    const id = newId();
    const begun = await save(id, 0, text('', doc(formula('h^'))));
    expect(begun.body.data.question.content.rich?.ru).toEqual(doc(formula('h^')));
    expect((await call(`POST /tasks/${id}/draft/publication`, {}, 1)).status).toBe(400);
    const check = await call<{ findings: { code: string }[] }>(`GET /tasks/${id}/draft/check`);
    expect(check.body.findings.map(({ code }) => code)).toContain('FORMULA_BROKEN');
    await save(id, 1, text('', doc(formula('h^2'))));
    const { status, body } = await call<Task>(`POST /tasks/${id}/draft/publication`, {}, 2);
    expect(status).toBe(200);
    expect(body.question.content).toEqual(text('h^2', doc(formula('h^2', MADE))));
  });

  test('holds the pictures of its texts', async () => {
    const id = newId();
    const own = await upload();
    expect((await save(id, 0, text('', doc(picture(own))))).status).toBe(200);
    expect((await save(newId(), 0, text('', doc(picture(own))))).status).toBe(200);
    expect((await save(newId(), 0, text('', doc(picture('nobodys'))))).status).toBe(400);
  });
});

test('authors see a formula before it is stored', async () => {
  const formulas = [
    { tex: 'h^2', display: true },
    { tex: '\\frac{', display: false },
  ];
  expect((await call('POST /formulas', { formulas })).body).toEqual({ math: [MADE, null] });
  const learner = await callAs(rig, rig.student, 'POST /formulas', { formulas });
  expect(learner.status).toBe(403);
});
