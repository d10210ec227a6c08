// Every call that takes multipart: however its part `data` is labelled, it says the same as JSON, and a change
// changes what was sent alone.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from '#contract/calls/all.ts';
import type { CallDefinition } from '#contract/call.ts';
import type { Task } from '#contract/entities/work.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { addressOf } from './sample-requests.ts';
import { goodValue, seededRandom, type JsonSchema } from './values.ts';

let storage: TestStorage;
let app: FastifyInstance;
let admin: TestPerson;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  admin = await testPerson(app, 'ROLE_ADMIN');
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

const BOUNDARY = 'x-boundary-of-the-test';

/** The ways in which clients label a part of JSON: the last two are a Blob of a browser's FormData, and a file. */
const LABELS = {
  'no type': 'name="data"',
  'a JSON type': 'name="data"\r\nContent-Type: application/json',
  'a JSON type with a charset': 'name="data"\r\nContent-Type: application/json; charset=utf-8',
  'a text type': 'name="data"\r\nContent-Type: text/plain;charset=UTF-8',
  'a blob': 'name="data"; filename="blob"\r\nContent-Type: application/json',
  'a file': 'name="data"; filename="data.json"\r\nContent-Type: application/octet-stream',
} as const;
type Label = keyof typeof LABELS;
const labels = Object.keys(LABELS) as readonly Label[];

async function send(call: CallDefinition, url: string, text: string, label?: Label) {
  const type = label === undefined ? 'application/json' : `multipart/form-data; boundary=${BOUNDARY}`;
  const part = label === undefined ? '' : LABELS[label];
  const form = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${part}\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`;
  const answer = await app.inject({
    method: call.method,
    url,
    headers: { ...admin.headers, 'content-type': type },
    ...(call.method === 'GET' ? {} : { payload: label === undefined ? text : form }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const multipartCalls = allCalls.filter(({ bodyKind = 'JSON' }) => bodyKind !== 'JSON');
const table = multipartCalls.map((call) => [call.id, call] as const);

test('such calls were found', () => {
  expect(multipartCalls.length).toBeGreaterThan(8);
});

describe.each(table)('%s', (_id, call) => {
  const schema = z.toJSONSchema(call.body ?? z.any(), { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const good = JSON.stringify(goodValue(schema, seededRandom(7)) ?? {});

  test.each([
    ['a good body', good],
    ['a body of another kind', '"text"'],
    ['what is no JSON', '{"a":'],
    ['what is too deep', '['.repeat(3000)],
    ['a text that cannot be stored', String.raw`{"title":"\u0000"}`],
  ])('reads %s alike, whatever its label', async (_what, text) => {
    const answers = [];
    for (const label of labels) answers.push(await send(call, addressOf(call), text, label));
    if (call.bodyKind === 'JSON_OR_MULTIPART') answers.push(await send(call, addressOf(call), text));
    const told = answers.map(({ status, body }) => [status, body['code'], body['details']]);
    expect(told).toEqual(told.map(() => told[0]));
    expect(told[0]?.[0]).toBeLessThan(500);
  });
});

/** Its lists say whom to add and whom to remove: an empty one changes nothing. */
const LISTS_OF_CHANGES = 'changeGroupUsers';
const changes = allCalls.filter(({ id, method }) => method === 'PATCH' && id !== LISTS_OF_CHANGES);

test.each(changes.map((call) => [call.id, call] as const))('%s fills nothing in', (_id, call) => {
  const parsed = call.body?.safeParse({});
  expect(parsed?.success === true ? parsed.data : {}).toEqual({});
});

const TASK = {
  taskType: 'SINGLECHOICE',
  question: { content: { ru: 'Вопрос' } },
  answers: [{ content: { ru: 'Да' } }, { content: { ru: 'Нет' } }],
  trueAnswerIndex: [1],
  hint: { ru: 'Подсказка' },
  successResult: { ru: 'Верно' },
  settingsTask: { modes: ['TRAINING'], maxAttempts: 3, hintPenalty: 1 },
  maxScore: 5,
};

function callOf(id: string): CallDefinition {
  const found = allCalls.find((call) => call.id === id);
  if (found === undefined) throw new Error(`No call ${id}.`);
  return found;
}

async function newTask(): Promise<Task> {
  const work = await send(callOf('createWork'), '/api/v1/works', '{"title":{"ru":"Работа"}}');
  const url = `/api/v1/works/${String(work.body['id'])}/tasks`;
  const { status, body } = await send(callOf('putWorkTask'), url, JSON.stringify([TASK]), 'a JSON type');
  expect(status, JSON.stringify(body)).toBe(200);
  const [task] = body['tasks'] as readonly Task[];
  if (task === undefined) throw new Error('The task was not added.');
  return task;
}

test.each(labels)('a task changed and copied by multipart (%s) keeps what was not sent', async (label) => {
  const { id, version, ...before } = await newTask();
  const changed = await send(callOf('updateTask'), `/api/v1/tasks/${id}`, '{"maxScore":7}', label);
  expect(changed.body).toEqual({ ...before, maxScore: 7, id, version: version + 1 });
  const copied = await send(callOf('copyTask'), `/api/v1/tasks/${id}/copy`, '{"maxScore":8}', label);
  expect(copied.status, JSON.stringify(copied.body)).toBe(201);
  expect(copied.body).toMatchObject({ ...before, maxScore: 8 });
});

/** Inside a field: misspelt, misplaced, or of another kind. Each would blank the field, or fill it in, if it were left out. */
const MISSHAPED: readonly (readonly [id: string, body: object, path: string])[] = [
  ['updateTask', { hint: { content: { ru: 'Подсказка' } } }, 'hint'],
  ['updateTask', { hint: { ru: 'Подсказка', de: 'Hinweis' } }, 'hint'],
  ['updateTask', { hint: 'Подсказка' }, 'hint'],
  ['updateTask', { hint: ['Подсказка'] }, 'hint'],
  ['updateTask', { question: { ru: 'Вопрос' } }, 'question'],
  ['updateTask', { question: { content: { text: 'Вопрос' } } }, 'question.content'],
  ['updateTask', { answers: [{ content: { content: 'Да' } }] }, 'answers.0.content'],
  ['updateTask', { answers: [{ content: { ru: 'Да' }, fileIds: [] }] }, 'answers.0'],
  ['updateTask', { settingsTask: { attempts: 2 } }, 'settingsTask'],
  ['copyTask', { successResult: { content: { ru: 'Верно' } } }, 'successResult'],
  ['createWork', { title: { ru: 'Работа', rus: '' } }, 'title'],
  ['createWork', { title: { ru: 'Работа' }, description: { content: { ru: 'О ней' } } }, 'description'],
  ['createWork', { title: { ru: 'Работа' }, settingsWork: { timeLimit: 60_000 } }, 'settingsWork'],
  [
    'createWork',
    { title: { ru: 'Работа' }, settingsWork: { quotas: [{ id: 'a', count: 1, of: 2 }] } },
    'settingsWork.quotas.0',
  ],
  ['updateWork', { settingsWork: { timeLimit: 60_000 } }, 'settingsWork'],
  ['updateWork', { settingsWork: { reveal: { EXAM: 'ALL' } } }, 'settingsWork.reveal'],
  ['updateWork', { maxTaskAttempts: { EXAM: 2 } }, 'maxTaskAttempts'],
  ['updateWork', { description: { text: 'О работе' } }, 'description'],
  ['putWorkTask', [{ ...TASK, hint: { content: { ru: 'Подсказка' } } }], '0.hint'],
  ['addTasksByCreate', [TASK, { ...TASK, neutralResult: { text: '' } }], '1.neutralResult'],
  ['createCourse', { title: { ru: 'Курс' }, description: { text: 'О курсе' } }, 'description'],
  ['updateCourse', { title: { ru: 'Курс', cn: '课程' } }, 'title'],
  ['updateCourse', { works: [{ id: 'a', opens: { kind: 'AT_ONCE', at: null } }] }, 'works.0.opens'],
];

test.each(MISSHAPED)('%s refuses %j by its place, as JSON and by multipart', async (id, body, path) => {
  const task = await newTask();
  const work = await send(callOf('createWork'), '/api/v1/works', '{"title":{"ru":"Работа"}}');
  const course = await send(callOf('createCourse'), '/api/v1/courses', '{"title":{"ru":"Курс"}}');
  const call = callOf(id);
  const changedId = { courses: course.body['id'], works: work.body['id'], tasks: task.id }[
    call.path.split('/')[1] ?? ''
  ];
  const url = `/api/v1${call.path.replace(/:\w+/, String(changedId))}`;
  const ways = (call.bodyKind ?? 'JSON') === 'JSON' ? [undefined] : [undefined, ...labels];
  for (const label of ways) {
    const refused = await send(call, url, JSON.stringify(body), label);
    expect([refused.status, refused.body['details']]).toMatchObject([400, [{ path }]]);
  }
  const { body: now } = await send(callOf('getTask'), `/api/v1/tasks/${task.id}`, '');
  expect(now).toEqual(task);
});

/** What a call that sends a part of a field leaves of it. */
const PARTS: readonly (readonly [id: string, sent: object, field: string, after: object])[] = [
  ['updateTask', { hint: { en: 'Hint' } }, 'hint', { ru: 'Подсказка', en: 'Hint', ch: '' }],
  ['updateTask', { hint: {} }, 'hint', { ru: 'Подсказка', en: '', ch: '' }],
  [
    'updateTask',
    { question: { content: { ch: '问题' } } },
    'question',
    { content: { ru: 'Вопрос', ch: '问题' } },
  ],
  [
    'updateTask',
    { settingsTask: { hintPenalty: 2 } },
    'settingsTask',
    { modes: ['TRAINING'], maxAttempts: 3, hintPenalty: 2 },
  ],
  ['updateWork', { title: { en: 'Work' } }, 'title', { ru: 'Работа', en: 'Work', ch: '作业' }],
  [
    'updateWork',
    { settingsWork: { hidesNames: true } },
    'settingsWork',
    { hidesNames: true, timeLimitMillis: 60_000, modes: ['CONTROL'] },
  ],
  [
    'updateWork',
    { settingsWork: { reveal: { CONTROL: 'ALL' } } },
    'settingsWork',
    { reveal: { TRAINING: 'STEPS', CONTROL: 'ALL' } },
  ],
  ['updateWork', { maxTaskAttempts: { CONTROL: 2 } }, 'maxTaskAttempts', { TRAINING: 5, CONTROL: 2 }],
  ['updateCourse', { title: { en: 'Course' } }, 'title', { ru: 'Курс', en: 'Course', ch: '课程' }],
];
const WORK = {
  title: { ru: 'Работа', ch: '作业' },
  maxTaskAttempts: { TRAINING: 5 },
  settingsWork: {
    timeLimitMillis: 60_000,
    modes: ['CONTROL'],
    reveal: { TRAINING: 'STEPS', SELFCONTROL: 'MARK', CONTROL: 'NOTHING' },
  },
};

test.each(PARTS)('%s with %j keeps the rest of the field', async (id, sent, field, after) => {
  const call = callOf(id);
  const [, resource = ''] = call.path.split('/');
  const fields = { works: WORK, courses: { title: { ru: 'Курс', ch: '课程' } } }[resource];
  const made =
    fields === undefined
      ? await newTask()
      : (
          await send(
            callOf(resource === 'works' ? 'createWork' : 'createCourse'),
            `/api/v1/${resource}`,
            JSON.stringify(fields),
          )
        ).body;
  const changed = await send(call, `/api/v1/${resource}/${String(made.id)}`, JSON.stringify(sent));
  expect([changed.status, changed.body[field]]).toMatchObject([200, after]);
});
