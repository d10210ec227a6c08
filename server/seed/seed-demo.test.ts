// The seed of an empty database: works that can be played in every mode, open events, in three languages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { WorkMode } from '#contract/entities/work.ts';
import { readContent } from '#server/routes/files/file-store.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { DEMO_COURSES } from './content/demo-courses.ts';
import { keepDemoEventsOpen, WHOLE_ADMISSION } from './demo-events.ts';
import { equipmentControl, equipmentPractices } from './equipment-practices.ts';
import { seedDemo } from './seed-demo.ts';
import { sitePractices } from './site-practices.ts';
import { wholeWayControl, wholeWayPractices } from './whole-way-practices.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage();
  await seedDemo(storage, { dataDir: storage.dataDir });
});
afterAll(() => storage.close());

const timedSchema = z.object({ timeLimitMs: z.number().optional() });
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** The tasks of every work. */
async function workTasks() {
  return storage.db
    .selectFrom('works')
    .innerJoin('workRevisionTasks', (join) =>
      join
        .onRef('workRevisionTasks.workId', '=', 'works.id')
        .onRef('workRevisionTasks.workRevision', '=', 'works.revision'),
    )
    .innerJoin('taskRevisions', (join) =>
      join
        .onRef('taskRevisions.taskId', '=', 'workRevisionTasks.taskId')
        .onRef('taskRevisions.revision', '=', 'workRevisionTasks.taskRevision'),
    )
    .select(['works.id', 'works.title', 'works.description', 'works.settingsWork', 'taskRevisions.data'])
    .execute();
}

/** The practices, each with the case of its only task. */
async function works() {
  return (await workTasks()).flatMap(({ data, ...work }) => {
    const { caseId } = data.params;
    return typeof caseId === 'string' ? [{ ...work, task: data, caseId }] : [];
  });
}

const byMode = async (mode: WorkMode) =>
  (await works()).filter(({ settingsWork }) => settingsWork.modes.includes(mode)).map(({ caseId }) => caseId);

async function openEvents(now: string) {
  return storage.db
    .selectFrom('executions')
    .innerJoin('executionUsers', 'executionUsers.executionId', 'executions.id')
    .innerJoin('users', 'users.id', 'executionUsers.userId')
    .select(['executions.workId', 'executions.title', 'executions.executionTime'])
    .where('users.login', '=', 'student')
    .where('executions.startDateTime', '<=', now)
    .where('executions.endDateTime', '>', now)
    .orderBy('executions.workId')
    .execute();
}

describe('the courses of questions', () => {
  test('every task of theirs is there, and every file that one names can be given', async () => {
    const tasks = (await workTasks()).map(({ data }) => data.question.content.ru);
    const wanted = DEMO_COURSES.flatMap((course) => course.works.flatMap((work) => work.tasks));
    expect(wanted.filter(({ question }) => !tasks.includes(question.content.ru))).toEqual([]);
    const files = await storage.db
      .selectFrom('taskFiles')
      .leftJoin('files', 'files.id', 'taskFiles.fileId')
      .select(['taskFiles.fileId', 'files.sha256', 'files.referredAt'])
      .execute();
    expect(files.length).toBeGreaterThan(5);
    for (const { sha256, referredAt } of files) {
      expect(referredAt).not.toBeNull();
      expect(await readContent(storage.dataDir, sha256 ?? '')).toBeDefined();
    }
  });
});

describe('the demo course', () => {
  const practised = [
    'clean-hands-man',
    ...[...wholeWayPractices, ...sitePractices].map(({ roomCase }) => roomCase.id),
    ...equipmentPractices.map(({ equipmentCase }) => equipmentCase.id),
  ];
  const controlled = ['clean-hands-girl', wholeWayControl.roomCase.id, equipmentControl.equipmentCase.id];

  test.each([
    ['TRAINING', practised],
    ['SELFCONTROL', practised],
    ['CONTROL', controlled],
  ] as const)('%s plays the room and the bay', async (mode, expected) => {
    expect((await byMode(mode)).toSorted()).toEqual([...expected].toSorted());
  });

  test('every case of it is in the database with its key', async () => {
    for (const { caseId } of await works()) {
      const row = await storage.db
        .selectFrom('cases')
        .innerJoin('caseKeys', (join) =>
          join.onRef('caseKeys.caseId', '=', 'cases.id').onRef('caseKeys.revision', '=', 'cases.revision'),
        )
        .select('cases.id')
        .where('cases.id', '=', caseId)
        .execute();
      expect(row, caseId).toHaveLength(1);
    }
  });

  test('is written in three languages', async () => {
    const said = (await works()).flatMap(({ title, description, task }) => [
      title,
      description,
      task.question.content,
    ]);
    for (const text of said) {
      expect(Object.values(text).filter((part) => part !== '')).toHaveLength(3);
      expect(new Set(Object.values(text)).size).toBe(3);
    }
  });

  test('gives no less time than the case itself', async () => {
    for (const { caseId, settingsWork } of await works()) {
      const row = await storage.db
        .selectFrom('caseRevisions')
        .select('data')
        .where('caseId', '=', caseId)
        .executeTakeFirstOrThrow();
      const { timeLimitMs = 0 } = timedSchema.parse(row.data);
      expect(settingsWork.timeLimitMillis ?? Infinity, caseId).toBeGreaterThanOrEqual(timeLimitMs);
    }
  });
});

describe('the demo student’s control events', () => {
  test('three are open now: to the washroom, the whole way, and at the bay', async () => {
    const titles = (await openEvents(inDays(0))).map(({ title }) => title.ru);
    expect(titles.toSorted()).toEqual([
      'Допуск в чистое производство',
      'Допуск к работе в чистой зоне',
      'Допуск к работе на треке',
    ]);
  });

  test('hold their works, but for the one whose case is the rehearsal of the guests; an older one is set so', async () => {
    const holding = async () =>
      (await storage.db.selectFrom('executions').select(['title', 'holds']).execute())
        .filter(({ holds }) => !holds)
        .map(({ title }) => title.ru);
    expect(await holding()).toEqual([WHOLE_ADMISSION.title.ru]);
    await storage.write((tx) => tx.updateTable('executions').set({ holds: true }).execute());
    await keepDemoEventsOpen(storage, inDays(0));
    expect(await holding()).toEqual([WHOLE_ADMISSION.title.ru]);
  });

  test('nothing is added while they are open', async () => {
    await keepDemoEventsOpen(storage, inDays(0));
    expect(await openEvents(inDays(0))).toHaveLength(3);
  });

  test('each is opened again, as it was, when it has ended', async () => {
    const before = await openEvents(inDays(0));
    await keepDemoEventsOpen(storage, inDays(31));
    await keepDemoEventsOpen(storage, inDays(31));
    expect(await openEvents(inDays(31))).toEqual(before);
  });
});
