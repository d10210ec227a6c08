// The tree of topics: its limits, and what a deletion leaves.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_TOPIC_DEPTH, type Topic } from '#contract/entities/bank.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: AttemptRig;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
});
afterAll(() => rig.close());

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown) =>
  callAs<T>(rig, rig.teacher, route, body);
const make = async (name: string, parentId: string | null = null): Promise<Topic> =>
  (await call<Topic>('POST /topics', { name, parentId })).body;
const tree = async (): Promise<readonly Topic[]> => (await call<Topic[]>('GET /topics')).body;

test('a topic comes after the one above it, and beside others by name', async () => {
  const optics = await make('Оптика');
  await make('Азот');
  await make('Линзы', optics.id);
  expect((await tree()).map(({ name }) => name)).toEqual(['Азот', 'Оптика', 'Линзы']);
});

test('a name stands once below a topic, whatever its case', async () => {
  const gas = await make('Газы');
  expect(await call('POST /topics', { name: 'ГАЗЫ ' })).toMatchObject({
    status: 409,
    body: { code: 'TAKEN' },
  });
  expect((await make('Газы', gas.id)).parentId).toBe(gas.id);
});

test('a deleted topic lets those below it up, and takes them back', async () => {
  const above = await make('Вода');
  const below = await make('Деионизация', above.id);
  await call(`DELETE /topics/${above.id}`);
  const left = await tree();
  expect(left.find(({ id }) => id === below.id)?.parentId).toBe(null);
  expect(left.some(({ id }) => id === above.id)).toBe(false);
  expect(await call(`POST /topics/${above.id}/restore`)).toMatchObject({ status: 200 });
  expect((await tree()).find(({ id }) => id === below.id)?.parentId).toBe(above.id);
});

/** A topic on each level. */
async function chain(): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let level = 0; level < MAX_TOPIC_DEPTH; level += 1)
    ids.push((await make(`Уровень ${level}`, ids.at(-1) ?? null)).id);
  return ids;
}

test('nothing goes below itself, and no tree grows too deep', async () => {
  const [first = '', , , last = ''] = await chain();
  const move = async (id: string, parentId: string | null): Promise<number> =>
    (await call(`PUT /topics/${id}`, { name: `Тема ${id}`, parentId })).status;
  expect(await move(first, last)).toBe(400);
  expect(await move(first, first)).toBe(400);
  expect(await call('POST /topics', { name: 'Ниже', parentId: last })).toMatchObject({ status: 409 });
  expect(await move(first, (await make('Другая')).id)).toBe(409);
  expect(await move(last, null)).toBe(200);
});

test('a student knows of none', async () => {
  expect(await callAs(rig, rig.student, 'GET /topics')).toMatchObject({ status: 403 });
});
