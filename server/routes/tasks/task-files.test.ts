// Tasks with files: parts beside the data, who may read them, and what is refused.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { Task, Work } from '#contract/entities/work.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';

type WorkDetails = Work & { readonly tasks: readonly Task[] };

let rig: AttemptRig;
let author: TestPerson;
let workId = '';

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  author = await testPerson(rig.app, 'ROLE_ADMIN');
  const title = { ru: 'Вопросы', en: '', ch: '' };
  const made = await callAs<WorkDetails>(rig, author, 'POST /works', {
    kind: 'THEORY',
    title,
    groupIds: [rig.groupId],
  });
  workId = made.body.id;
});
afterAll(() => rig.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p9Z8WQAAAABJRU5ErkJggg==',
  'base64',
);
const question = (filesId: readonly string[] = []) => ({
  content: { ru: 'Что это?', en: '', ch: '' },
  filesId,
});
const answer = (ru: string, filesId: readonly string[] = []) => ({
  content: { ru, en: '', ch: '' },
  filesId,
});
const choice = {
  taskType: 'SINGLECHOICE',
  question: question(),
  answers: [answer('Пластина'), answer('Кассета')],
  trueAnswerIndex: [0],
  maxScore: 2,
};

async function sendTasks(tasks: readonly unknown[], count: number) {
  const form = new FormData();
  form.set('data', JSON.stringify(tasks));
  for (let at = 0; at < count; at++) form.append('files', new File([new Uint8Array(png)], `${at}.png`));
  const encoded = new Response(form);
  const response = await rig.app.inject({
    method: 'PUT',
    url: `/api/v1/works/${workId}/add-tasks-by-create`,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { ...author.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  return { status: response.statusCode, work: response.json<WorkDetails>() };
}

async function readStatus(fileId: string | undefined, person = rig.student): Promise<number> {
  const { statusCode } = await rig.app.inject({
    url: `/api/v1/files/${fileId}`,
    headers: person.headers,
  });
  return statusCode;
}

test('parts are named in the task; they are given to who does it, the key’s after the end', async () => {
  const named = {
    ...choice,
    question: question(['part.0']),
    answers: [answer('Пластина', ['part.1']), answer('Кассета')],
    answerFileIds: ['part.2'],
  };
  const { status, work } = await sendTasks([named], 3);
  expect(status).toBe(200);
  const task = work.tasks.at(-1);
  const [picture, option, explained] = [
    task?.question.filesId[0],
    task?.answers[0]?.filesId[0],
    task?.answerFileIds[0],
  ];
  const statuses = async (): Promise<number[]> =>
    Promise.all([picture, option, explained].map((id) => readStatus(id)));
  expect(await statuses()).toEqual([404, 404, 404]);
  const started = await callAs<Attempt>(rig, rig.student, `POST /works/${workId}/completed-work`, {
    type: 'SELFCONTROL',
  });
  expect(await statuses()).toEqual([200, 200, 404]);
  await callAs(rig, rig.student, `PATCH /completed-work/${started.body.id}`, { submit: true });
  await markWaiting(rig.storage);
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await readStatus(picture, await testPerson(rig.app, 'ROLE_STUDENT'))).toBe(404);
  expect(await readStatus(explained, rig.teacher)).toBe(200);
});

test('a part that a single task names nowhere belongs to its question', async () => {
  const { work } = await sendTasks([choice], 1);
  expect(work.tasks.at(-1)?.question.filesId).toHaveLength(1);
});

test.each([
  ['a part that none of two tasks names', [choice, choice], 1],
  ['a file that is not there', [{ ...choice, question: question(['no-such-file']) }], 0],
  ['a question without a key', [{ ...choice, trueAnswerIndex: [] }], 0],
  ['params of another type', [{ ...choice, params: { value: 1 } }], 0],
])('%s is refused', async (_, tasks, count) => {
  expect((await sendTasks(tasks, count)).status).toBe(400);
});

test('pictures and key of a work taken along are given to who took it, and to nobody else', async () => {
  const named = { ...choice, question: question(['part.0']), answerFileIds: ['part.1'] };
  const { work } = await sendTasks([named], 2);
  const task = work.tasks.at(-1);
  const files = [task?.question.filesId[0], task?.answerFileIds[0]];
  const other = await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId });
  const seen = async (person: TestPerson) => Promise.all(files.map((id) => readStatus(id, person)));
  expect(await seen(other)).toEqual([404, 404]);
  expect((await callAs(rig, other, `POST /works/${workId}/offline-kit`)).status).toBe(200);
  expect(await seen(other)).toEqual([200, 200]);
  expect(await seen(await testPerson(rig.app, 'ROLE_STUDENT', { groupId: rig.groupId }))).toEqual([404, 404]);
});
