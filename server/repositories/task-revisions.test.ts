// Which task revisions are kept in memory, and which are not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/storage/new-id.ts';
import { json } from '#server/storage/columns.ts';
import type { Tx } from '#server/storage/schema.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { taskRevisionsOf, type PinnedRevision } from './task-revisions.ts';

const NOW = '2026-03-01T08:00:00.000Z';
let storage: TestStorage;

beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

function dataOf(name: string): TaskData {
  const words = { ru: name, en: '', ch: '' };
  return { question: { content: words } } as unknown as TaskData;
}

async function insertRevision(tx: Tx, { taskId, taskRevision }: PinnedRevision, name: string): Promise<void> {
  await tx
    .insertInto('tasks')
    .values({
      id: taskId,
      taskType: 'NUMERIC',
      revision: 1,
      dateCreating: NOW,
      changedAt: NOW,
      archivedAt: null,
      archivedFrom: null,
      questionKey: '',
      searchText: '',
      maxScore: 1,
      version: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('taskRevisions')
    .values({
      taskId,
      revision: taskRevision,
      data: json(dataOf(name)),
      createdAt: NOW,
      createdBy: null,
    })
    .execute();
}

const questionOf = (data: TaskData | undefined): string | undefined => data?.question.content.ru;

test('each task’s own revision is given, and the same object the next time', async () => {
  const pinned = [
    { taskId: newId(), taskRevision: 1 },
    { taskId: newId(), taskRevision: 2 },
  ];
  await storage.write(async (tx) => {
    for (const one of pinned) await insertRevision(tx, one, `revision ${one.taskRevision}`);
    await insertRevision(tx, { taskId: pinned[1]?.taskId ?? '', taskRevision: 1 }, 'an older one');
  });
  const first = await taskRevisionsOf(storage.db, pinned);
  expect(pinned.map(({ taskId }) => questionOf(first.get(taskId)))).toEqual(['revision 1', 'revision 2']);
  const second = await taskRevisionsOf(storage.db, pinned);
  for (const { taskId } of pinned) expect(second.get(taskId)).toBe(first.get(taskId));
});

test('what many share cannot be changed', async () => {
  const pinned = { taskId: newId(), taskRevision: 1 };
  await storage.write((tx) => insertRevision(tx, pinned, 'shared'));
  const data = (await taskRevisionsOf(storage.db, [pinned])).get(pinned.taskId);
  expect(() => Object.assign(data?.question.content ?? {}, { ru: 'changed' })).toThrow(TypeError);
});

test('nothing is kept of a transaction that is rolled back', async () => {
  const pinned = { taskId: newId(), taskRevision: 1 };
  const undone = storage.write(async (tx) => {
    await insertRevision(tx, pinned, 'rolled back');
    expect(questionOf((await taskRevisionsOf(tx, [pinned])).get(pinned.taskId))).toBe('rolled back');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await taskRevisionsOf(storage.db, [pinned])).size).toBe(0);
  await storage.write((tx) => insertRevision(tx, pinned, 'stored'));
  expect(questionOf((await taskRevisionsOf(storage.db, [pinned])).get(pinned.taskId))).toBe('stored');
});

test('more than are asked for at once, and more than are kept', async () => {
  const pinned = Array.from({ length: 1100 }, () => ({ taskId: newId(), taskRevision: 1 }));
  await storage.write(async (tx) => {
    for (const one of pinned) await insertRevision(tx, one, one.taskId);
  });
  for (let time = 0; time < 2; time += 1) {
    const contents = await taskRevisionsOf(storage.db, pinned);
    expect(pinned.filter(({ taskId }) => questionOf(contents.get(taskId)) !== taskId)).toEqual([]);
  }
});
