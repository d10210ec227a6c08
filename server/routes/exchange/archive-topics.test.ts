// Topics in an archive of our own: out with their names, in below topics of the same names.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Topic } from '#contract/entities/bank.ts';
import type { WorkDraftState } from '#contract/entities/draft.ts';
import { readZip } from '#server/exchange/zip/read-zip.ts';
import { zipOf } from '#server/exchange/zip/write-zip.ts';
import { callAs, type AttemptRig } from '#tests/support/attempt-rig.ts';
import {
  contentOf,
  exported,
  makeQuestions,
  openExchangeRig,
  take,
  type ExchangeRig,
} from '#tests/support/exchange-rig.ts';
import type { TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { addTopic, topicIdsOf } from '../topics/task-topics-repository.ts';

let on: ExchangeRig;
let rig: AttemptRig;
let admin: TestPerson;
beforeAll(async () => {
  on = await openExchangeRig(await openTestStorage());
  ({ rig, admin } = on);
});
afterAll(() => rig.close());

test('topics of tasks, and quotas by them, come below topics of the same names, or with new ones', async () => {
  const make = async (name: string, parentId: string | null = null): Promise<string> =>
    (await callAs<{ id: string }>(rig, admin, 'POST /topics', { name, parentId })).body.id;
  const above = await make('Производство');
  const topic = await make('Проявитель', above);
  const workId = await makeQuestions(on);
  const tasks = await callAs<{ id: string }[]>(rig, admin, `GET /works/${workId}/tasks`);
  const [first = '', second = ''] = tasks.body.map(({ id }) => id);
  await rig.storage.write((tx) => addTopic(tx, topic, [first, second]));
  const { body: work, status } = await callAs<{ settingsWork: object }>(
    rig,
    admin,
    `GET /works/${workId}/details`,
  );
  expect(status).toBe(200);
  const settingsWork = { ...work.settingsWork, quotas: [{ id: topic, count: 2 }] };
  const patched = await callAs(rig, admin, `PATCH /works/${workId}`, { settingsWork });
  expect(patched.status, JSON.stringify(patched.body)).toBe(200);
  const zip = await exported(on, { workIds: [workId] });
  expect(contentOf(zip).topics.map(({ name, taskIds }) => [name, taskIds.length])).toEqual([
    ['Производство', 0],
    ['Проявитель', 2],
  ]);
  // The same names stand here: nothing is made of them.
  const { plan, taken } = await take(on, zip);
  expect([plan.items.flatMap(({ losses }) => losses), taken.topicIds]).toEqual([[], []]);
  const quotasOf = async (id: string) =>
    (await callAs<WorkDraftState>(rig, admin, `GET /works/${id}/draft`)).body.data.settingsWork.quotas;
  expect(await quotasOf(taken.workIds[0] ?? '')).toEqual([{ id: topic, count: 2 }]);
  const [taskId = '', id = ''] = [taken.taskIds[0], taken.workIds[0]];
  const published = await callAs(rig, admin, `POST /works/${id}/draft/publication`, {}, { 'if-match': '1' });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect(await topicIdsOf(rig.storage.db, taskId)).toEqual([topic]);
  // Elsewhere they are not there.
  const { body: tree } = await callAs<Topic[]>(rig, admin, 'GET /topics');
  for (const { id, name, version, parentId } of tree.filter((one) => one.id === above))
    await callAs(
      rig,
      admin,
      `PUT /topics/${id}`,
      { name: `${name} 2`, parentId },
      { 'if-match': String(version) },
    );
  const elsewhere = (await take(on, zip)).taken;
  expect(elsewhere.topicIds).toHaveLength(2);
  expect(await quotasOf(elsewhere.workIds[0] ?? '')).toEqual([{ id: elsewhere.topicIds[1], count: 2 }]);
  await callAs(rig, admin, 'POST /task-imports/undo', elsewhere);
  const left = (await callAs<Topic[]>(rig, admin, 'GET /topics')).body.map(({ id }) => id);
  expect(elsewhere.topicIds.filter((id) => left.includes(id))).toEqual([]);
  expect(left).toContain(topic);
});

test('topics that differ by upper and lower case alone, and a task named twice, make one topic of a task', async () => {
  const zip = await exported(on, { workIds: [await makeQuestions(on)] });
  const { things, files } = contentOf(zip);
  const taskIds = things.flatMap(({ kind, id }) => (kind === 'TASK' ? [id, id] : [])).slice(0, 2);
  const topics = ['Двойная', 'ДВОЙНАЯ'].map((name, at) => ({ id: `t${at}`, parentId: null, name, taskIds }));
  const content = JSON.stringify({ format: 'kristall', version: 1, things, files, topics });
  const contents = files.map(({ path }) => ({ name: path, content: readZip(zip).contentOf(path) ?? '' }));
  const { taken } = await take(on, zipOf([{ name: 'kristall.json', content }, ...contents]));
  expect(taken.topicIds).toHaveLength(1);
  const links = await rig.storage.db
    .selectFrom('draftTopics')
    .select('taskId')
    .where('topicId', 'in', taken.topicIds)
    .execute();
  expect(links).toHaveLength(1);
});

test('an archive of an older program, which names no topics, says that its quotas are lost', async () => {
  const zip = await exported(on, { workIds: [await makeQuestions(on)] });
  const { things, files } = contentOf(zip);
  const drawn = things.map((thing) =>
    thing.kind === 'WORK'
      ? {
          ...thing,
          data: {
            ...thing.data,
            settingsWork: { ...thing.data.settingsWork, quotas: [{ id: 'gone', count: 1 }] },
          },
        }
      : thing,
  );
  const contents = files.map(({ path }) => {
    const content = readZip(zip).contentOf(path);
    return content === undefined ? undefined : { name: path, content };
  });
  const content = JSON.stringify({ format: 'kristall', version: 1, things: drawn, files });
  const old = zipOf([{ name: 'kristall.json', content }, ...contents.flatMap((one) => one ?? [])]);
  const { plan, taken } = await take(on, old);
  expect(plan.items.flatMap(({ kind, losses }) => (kind === 'WORK' ? losses : []))).toEqual(['TOPICS']);
  const { body } = await callAs<WorkDraftState>(rig, admin, `GET /works/${taken.workIds[0] ?? ''}/draft`);
  expect(body.data.settingsWork.quotas).toEqual([]);
});
