// The workshop: what was put away comes back to its place, colleagues' changes are named, faulty works are found and leave the list.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Task, Work } from '#contract/entities/work.ts';
import type { ContentChange, FaultyWork, PutAway } from '#contract/entities/workshop.ts';
import type { Page } from '#contract/page.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { checkWorkNow, dueChecks } from './work-checks-repository.ts';

let rig: AttemptRig;
let colleague: TestPerson;

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  colleague = await testPerson(rig.app, 'ROLE_TEACHER');
});
afterAll(() => rig.close());

async function send<T>(route: Parameters<typeof callAs>[2], body?: unknown, by = rig.teacher): Promise<T> {
  const answer = await callAs<T>(rig, by, route, body);
  if (answer.status >= 300) throw new Error(`${route}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const said = (ru: string) => ({ ru, en: `${ru} en`, ch: `${ru} ch` });

async function makeWork(name: string): Promise<{ id: string; taskId: string }> {
  const { id } = await send<Work>('POST /works', { title: said(name), gradeForCompletion: 1 });
  const { tasks } = await send<{ tasks: Task[] }>(`PUT /works/${id}/add-tasks-by-create`, [
    { taskType: 'QUESTION', question: { content: said(`Вопрос ${name}`) }, maxScore: 2 },
  ]);
  return { id, taskId: tasks[0]?.id ?? '' };
}

const trash = async (): Promise<string[]> => {
  const { content } = await send<Page<PutAway>>('GET /workshop/trash?size=200');
  return content.map(({ kind, title }) => `${kind} ${title.ru}`);
};

/** As the background job does. */
async function checkAll(): Promise<void> {
  for (;;) {
    const due = await dueChecks(rig.storage.db, new Date().toISOString(), 20);
    if (due.length === 0) return;
    for (const id of due) await checkWorkNow(rig.storage, id, new Date().toISOString());
  }
}

const faulty = async (): Promise<FaultyWork[]> =>
  (await send<Page<FaultyWork>>('GET /workshop/faulty-works?size=200')).content;

test('the trash has everything that was deleted, the latest first, and what comes back leaves it', async () => {
  const one = await makeWork('Первая');
  const other = await makeWork('Вторая');
  const course = await send<{ id: string }>('POST /courses', { title: said('Курс') });
  await send('POST /works/changes', { workIds: [one.id], action: { kind: 'ARCHIVE' } });
  await send('POST /tasks/changes', { taskIds: [other.taskId], action: { kind: 'ARCHIVE' } });
  await send('POST /courses/changes', {
    courseIds: [course.id],
    action: { kind: 'ARCHIVE', withWorks: true },
  });
  expect(await trash()).toEqual(['COURSE Курс', 'TASK Вопрос Вторая', 'WORK Первая']);
  await send('POST /tasks/changes', { taskIds: [other.taskId], action: { kind: 'RESTORE' } });
  expect(await trash()).toEqual(['COURSE Курс', 'WORK Первая']);
});

test('what was deleted long ago is in the archive, no longer in the trash', async () => {
  const { id } = await makeWork('Давняя');
  await send('POST /works/changes', { workIds: [id], action: { kind: 'ARCHIVE' } });
  expect(await trash()).toContain('WORK Давняя');
  const archivedAt = '2020-01-01T00:00:00.000Z';
  await rig.storage.write((tx) => tx.updateTable('works').set({ archivedAt }).where('id', '=', id).execute());
  expect(await trash()).not.toContain('WORK Давняя');
});

test('changes are those by others, with their names', async () => {
  const { id, taskId } = await makeWork('Общая');
  const changes = async (by: TestPerson): Promise<string[]> => {
    const found = await send<ContentChange[]>('GET /workshop/changes', undefined, by);
    return found.filter((one) => one.id === id || one.id === taskId).map(({ kind }) => kind);
  };
  expect(await changes(rig.teacher)).toEqual([]);
  expect((await changes(colleague)).toSorted()).toEqual(['TASK', 'WORK']);
  await send(`PATCH /works/${id}`, { title: said('Общая, новая') }, colleague);
  expect(await changes(rig.teacher)).toEqual(['WORK']);
  expect(await changes(colleague)).toEqual(['TASK']);
});

test('nothing is found in what the demo has; a faulty work is listed until it is mended', async () => {
  const { id } = await makeWork('Неверная');
  await checkAll();
  const before = await faulty();
  expect(before.map((work) => work.id)).not.toContain(rig.practiceId);
  expect(before.map((work) => work.id)).not.toContain(id);
  await send(`PATCH /works/${id}`, { gradeForCompletion: 9 });
  expect((await faulty()).map((work) => work.id)).not.toContain(id);
  await checkAll();
  const found = (await faulty()).find((work) => work.id === id);
  expect(found).toMatchObject({ title: said('Неверная'), isNew: false, errorCount: 3 });
  expect(found?.findings.map(({ code }) => code)).toEqual(['GRADE_TOO_HIGH']);
  await send(`PATCH /works/${id}`, { gradeForCompletion: 1 });
  await checkAll();
  expect((await faulty()).map((work) => work.id)).not.toContain(id);
});

test('a new draft that is incomplete is listed, and leaves with the draft', async () => {
  const id = '01900000-0000-7000-8000-00000000d001';
  const { data } = await send<{ data: object }>(`GET /works/${rig.practiceId}/draft`);
  await callAs(
    rig,
    rig.teacher,
    `PUT /works/${id}/draft`,
    { data: { ...data, title: said('Набросок'), tasks: [] }, questions: [], baseRevision: 0 },
    { 'if-match': '"0"' },
  );
  await checkAll();
  const found = (await faulty()).find((work) => work.id === id);
  expect(found).toMatchObject({ isNew: true, title: said('Набросок') });
  expect(found?.findings[0]?.code).toBe('NO_TASKS');
  await callAs(rig, rig.teacher, `DELETE /works/${id}/draft`, undefined, { 'if-match': '"1"' });
  expect((await faulty()).map((work) => work.id)).not.toContain(id);
});
