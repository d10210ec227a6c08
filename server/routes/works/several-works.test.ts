// Several works at once: copies, the trash, and what a restored work follows.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedWork } from '#contract/entities/bank.ts';
import type { Task } from '#contract/entities/work.ts';
import type { Page } from '#contract/page.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let rig: AttemptRig;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
});
afterAll(() => rig.close());

type WorkDetails = ListedWork & { readonly tasks: readonly Task[] };

const call = <T>(route: Parameters<typeof callAs>[2], body?: unknown) =>
  callAs<T>(rig, rig.teacher, route, body);
const details = async (id: string) => (await call<WorkDetails>(`GET /works/${id}/details`)).body;
const list = async (query: string) =>
  (await call<Page<ListedWork>>(`GET /works?size=200&${encodeURI(query)}`)).body.content;
const change = (workIds: readonly (string | undefined)[], kind: 'COPY' | 'ARCHIVE' | 'RESTORE') =>
  call<{ ids: string[] }>('POST /works/changes', { workIds, action: { kind } });

async function makeWork(title: string, more: object = {}): Promise<WorkDetails> {
  const { body } = await call<WorkDetails>('POST /works', { title: { ru: title, en: 'Work' }, ...more });
  const tasks = ['Первое', 'Второе'].map((ru) => ({
    taskType: 'QUESTION',
    question: { content: { ru: `${title}: ${ru}` } },
    maxScore: 3,
  }));
  await call(`PUT /works/${body.id}/add-tasks-by-create`, tasks);
  return details(body.id);
}

test('a copy holds the same tasks, the same settings, and no learners', async () => {
  const work = await makeWork('Исходная', { groupIds: [rig.groupId], gradeForCompletion: 4 });
  const { body } = await change([work.id], 'COPY');
  const copy = await details(body.ids[0] ?? '');
  expect(copy).toMatchObject({
    title: { ru: 'Исходная (копия)', en: 'Work (copy)', ch: '' },
    courseId: null,
    groups: [],
    gradeForCompletion: 4,
    maxScore: 6,
    taskCount: 2,
  });
  expect(copy.tasks).toEqual(work.tasks);
  await call(`PATCH /tasks/${work.tasks[0]?.id}`, { maxScore: 5 });
  expect((await details(copy.id)).maxScore).toBe(8);
  expect(await callAs(rig, rig.student, `GET /works/${work.id}`)).toMatchObject({ status: 200 });
  expect(await callAs(rig, rig.student, `GET /works/${copy.id}`)).toMatchObject({ status: 404 });
});

test('a work in the trash is listed there alone, and comes back with its groups', async () => {
  const work = await makeWork('Корзина', { groupIds: [rig.groupId] });
  expect((await change([work.id], 'ARCHIVE')).body).toEqual({ ids: [work.id] });
  expect(await list('search=корзина')).toEqual([]);
  expect(await list('search=корзина&state=TRASH')).toMatchObject([{ id: work.id, taskCount: 2 }]);
  expect(await list('search=корзина&state=ARCHIVE')).toEqual([]);
  expect(await callAs(rig, rig.student, `GET /works/${work.id}`)).toMatchObject({ status: 404 });
  await change([work.id], 'RESTORE');
  expect(await list('search=корзина')).toMatchObject([{ id: work.id, groups: [{ id: rig.groupId }] }]);
  expect(await callAs(rig, rig.student, `GET /works/${work.id}`)).toMatchObject({ status: 200 });
});

test('after 90 days it is in the archive, and can still be restored', async () => {
  const work = await makeWork('Давняя');
  await change([work.id], 'ARCHIVE');
  const longAgo = new Date(Date.now() - 91 * 86_400_000).toISOString();
  await rig.storage.write((tx) =>
    tx.updateTable('works').set({ archivedAt: longAgo }).where('id', '=', work.id).execute(),
  );
  expect(await list('search=давняя&state=TRASH')).toEqual([]);
  expect(await list('search=давняя&state=ARCHIVE')).toMatchObject([{ id: work.id }]);
  expect((await change([work.id], 'RESTORE')).status).toBe(200);
});

test('a restored work follows what became of its tasks meanwhile', async () => {
  const work = await makeWork('Спящая');
  const [first, second] = work.tasks;
  await change([work.id], 'ARCHIVE');
  await call(`PATCH /tasks/${first?.id}`, { maxScore: 10 });
  await call(`DELETE /tasks/${second?.id}`);
  await change([work.id], 'RESTORE');
  expect(await details(work.id)).toMatchObject({ taskCount: 1, maxScore: 10, tasks: [{ id: first?.id }] });
  const { body } = await call<{ content: { works: unknown[] }[] }>(
    `GET /tasks?search=${encodeURIComponent('спящая: первое')}&used=true`,
  );
  expect(body.content[0]?.works).toHaveLength(1);
});

test('all or none', async () => {
  const work = await makeWork('Одна из двух');
  expect((await change([work.id, 'nobody'], 'ARCHIVE')).status).toBe(404);
  expect((await change([work.id], 'RESTORE')).status).toBe(404);
  expect(await list('search=одна из двух')).toHaveLength(1);
});

test('the list tells course, attempts and the last change, and is sorted by it', async () => {
  const { body } = await call<Page<ListedWork>>('GET /works?sort=changedAt,desc&size=200');
  const times = body.content.map((work) => work.changedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const practice = body.content.find(({ id }) => id === rig.practiceId);
  expect(practice?.courseTitle?.ru).toBeTruthy();
  expect(practice?.attemptCount).toBe(0);
  await callAs(rig, rig.student, `POST /works/${rig.practiceId}/completed-work`, { type: 'TRAINING' });
  expect((await list('')).find(({ id }) => id === rig.practiceId)?.attemptCount).toBe(1);
});
