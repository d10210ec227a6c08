// A database of the version before, whose content people have used, gets what a new version ships.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '#server/migrations/all.ts';
import { runMigrations } from '#server/migrations/run-migrations.ts';
import { COURSE_SUBJECT } from '#server/routes/drafts/course-content.ts';
import { findDraft, type CurrentDraft } from '#server/routes/drafts/drafts-repository.ts';
import { TASK_SUBJECT } from '#server/routes/drafts/task-content.ts';
import { WORK_SUBJECT } from '#server/routes/drafts/work-drafts-repository.ts';
import { pinnedTasks } from '#server/routes/works/works-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import type { SeedCourse, SeedTask, SeedWork } from '../content/seed-content.ts';
import { completeDemo } from '../complete-demo.ts';
import { SHIPPED_COURSES } from './shipped-courses.ts';

/** Dumped after its 37th migration, when a teacher had edited and put away some of it. */
const STORED = join(import.meta.dirname, '../../../tests/support/version-before.json.gz');
type Row = Readonly<Record<string, string | number | boolean | null>>;

let storage: TestStorage;

async function insert(tx: Tx, table: string, row: Row): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(tx);
}

beforeEach(async () => {
  storage = await openTestStorage({ migrated: false });
  const last = MIGRATIONS.findIndex(({ name }) => name === '0037-control-events');
  await runMigrations(storage, MIGRATIONS.slice(0, last + 1));
  const tables = JSON.parse(gunzipSync(readFileSync(STORED)).toString('utf8')) as Record<string, Row[]>;
  await storage.write(async (tx) => {
    for (const [table, rows] of Object.entries(tables)) for (const row of rows) await insert(tx, table, row);
  });
  await runMigrations(storage);
});
afterEach(() => storage.close());

const complete = (courses?: readonly SeedCourse[]): Promise<void> =>
  completeDemo(storage, { dataDir: storage.dataDir }, courses);

/** All that is published. */
async function everything() {
  const { db } = storage;
  return {
    courses: await db.selectFrom('courses').selectAll().orderBy('id').execute(),
    works: await db.selectFrom('works').selectAll().orderBy('id').execute(),
    tasks: await db.selectFrom('tasks').selectAll().orderBy('id').execute(),
    drafts: await db.selectFrom('drafts').selectAll().orderBy('id').execute(),
  };
}

/** What a later version ships: the same with changes. */
function later(change: {
  readonly work?: (work: SeedWork) => SeedWork;
  readonly task?: (task: SeedTask) => SeedTask;
  readonly course?: (course: SeedCourse) => SeedCourse;
}): readonly SeedCourse[] {
  const { work: workOf = (work) => work, task = (one) => one, course: courseOf = (one) => one } = change;
  return SHIPPED_COURSES.map((course) =>
    courseOf({
      ...course,
      works: course.works.map((work) => workOf({ ...work, tasks: work.tasks.map(task) })),
    }),
  );
}

const ru = (text: string) => ({ ru: text, en: 'New', ch: '新' });

async function idHere(kind: 'COURSE' | 'WORK' | 'TASK', shippedId: string): Promise<string> {
  const row = await storage.db
    .selectFrom('shippedContent')
    .select('id')
    .where('kind', '=', kind)
    .where('shippedId', '=', shippedId)
    .executeTakeFirstOrThrow();
  return row.id;
}

const taskOf = async (shippedId: string) =>
  findDraft(storage.db, TASK_SUBJECT, await idHere('TASK', shippedId));
const workOf = async (shippedId: string) =>
  findDraft(storage.db, WORK_SUBJECT, await idHere('WORK', shippedId));
const asked = ({ questions }: CurrentDraft<unknown, unknown>) => questions.map(({ path }) => path.join('.'));

const [lesson = '', firstTask = '', editedTask = '', putAwayTask = ''] = (
  SHIPPED_COURSES[0]?.works[0]?.tasks ?? []
).map(({ id }) => id);

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('all that was shipped before is known by its titles, whatever became of them, and only once', async () => {
  const before = await everything();
  await complete();
  const rows = await storage.db.selectFrom('shippedContent').select(['kind', 'id', 'shippedId']).execute();
  expect(idsOf(rows)).toEqual(
    expect.arrayContaining([before.courses, before.works, before.tasks].flatMap(idsOf)),
  );
  const works = SHIPPED_COURSES.flatMap((course) => course.works);
  const tasks = works.flatMap((work) => work.tasks);
  expect(rows.length).toBeLessThanOrEqual(SHIPPED_COURSES.length + works.length + tasks.length);
  const after = await everything();
  await Promise.all([complete(), complete()]);
  expect(await everything()).toEqual(after);
});

test('a task that nobody edited moves on, in its works too, and keeps the ids of its answers', async () => {
  await complete();
  const { data: before } = await taskOf(firstTask);
  const answers = before.answers.map(({ id }) => id);
  await complete(
    later({
      task: (task) => (task.id === firstTask ? { ...task, question: { content: ru('Ново?') } } : task),
    }),
  );
  const { published, isDraft, revision } = await taskOf(firstTask);
  expect(published?.content.question.content.ru).toBe('Ново?');
  expect(published?.content.answers.map(({ id }) => id)).toEqual(answers);
  expect(isDraft).toBe(false);
  const work = await workOf('clean-zone-particles');
  const pinned = await pinnedTasks(storage.db, await idHere('WORK', 'clean-zone-particles'), work.revision);
  const moved = await idHere('TASK', firstTask);
  expect(pinned.find(({ taskId }) => taskId === moved)?.taskRevision).toBe(revision);
});

test('a work that nobody edited opens with the lesson that ships now', async () => {
  await complete();
  const { data } = await workOf('clean-zone-particles');
  expect(data.tasks[0]?.id).toBe(await idHere('TASK', lesson));
  expect((await taskOf(lesson)).data.taskType).toBe('LESSON');
  const pictures = await storage.db.selectFrom('taskFiles').select('fileId').distinct().execute();
  expect(pictures.map(({ fileId }) => fileId)).toContain('seed-lesson-room');
});

test('an edited task stays as it is, and gets the difference as a draft; what both changed is asked', async () => {
  await complete();
  const hint = ru('Подсказка новой версии.');
  const change = { question: { content: ru('Спрошено иначе?') }, hint };
  const next = later({ task: (task) => (task.id === editedTask ? { ...task, ...change } : task) });
  await complete(next);
  await complete(next);
  const task = await taskOf(editedTask);
  expect(task.published?.content.hint.ru).toBe('Подсказка преподавателя.');
  expect(task.published?.content.question.content.ru).not.toBe('Спрошено иначе?');
  expect(task.data.question.content.ru).toBe('Спрошено иначе?');
  expect(task.data.hint).toEqual({ ...hint, ru: 'Подсказка преподавателя.' });
  expect(asked(task)).toEqual(['hint.ru']);
});

test('a work that nobody edited moves on with a new task; an edited one gets it in its draft, in its own order', async () => {
  await complete();
  const added: SeedTask = {
    id: 'new-1',
    taskType: 'QUESTION',
    maxScore: 3,
    question: { content: ru('Зачем?') },
  };
  const grown = (work: SeedWork): SeedWork =>
    ['clean-zone-entry', 'photolithography-pattern'].includes(work.id)
      ? { ...work, tasks: [...work.tasks, { ...added, id: `${work.id}-new` }] }
      : work;
  await complete(later({ work: grown }));
  const moved = await workOf('photolithography-pattern');
  expect(moved.isDraft).toBe(false);
  const [movedNew, editedNew] = [
    await idHere('TASK', 'photolithography-pattern-new'),
    await idHere('TASK', 'clean-zone-entry-new'),
  ];
  expect(moved.data.tasks.at(-1)).toMatchObject({ id: movedNew, maxScore: 3 });
  const edited = await workOf('clean-zone-entry');
  expect(edited.data.title.ru).toBe('Порядок входа в цех');
  expect(edited.published?.content.tasks.some(({ id }) => id === editedNew)).toBe(false);
  const before = edited.published?.content.tasks.map(({ id }) => id) ?? [];
  expect(edited.data.tasks.map(({ id }) => id).filter((id) => before.includes(id))).toEqual(before);
  expect(edited.data.tasks.find(({ id }) => id === editedNew)?.maxScore).toBe(3);
  expect(asked(edited)).toEqual([]);
});

test('what was put away stays so, until it is restored', async () => {
  await complete();
  const next = later({
    task: (task) => (task.id === putAwayTask ? { ...task, maxScore: 9 } : task),
    work: (work) =>
      work.id === 'clean-zone-instruction'
        ? { ...work, fields: { ...work.fields, title: ru('Инструкция') } }
        : work,
  });
  const before = await everything();
  await complete(next);
  expect(await everything()).toEqual(before);
  const [task, work] = [await idHere('TASK', putAwayTask), await idHere('WORK', 'clean-zone-instruction')];
  await storage.write(async (tx) => {
    await tx.updateTable('tasks').set({ archivedAt: null }).where('id', '=', task).execute();
    await tx.updateTable('works').set({ archivedAt: null }).where('id', '=', work).execute();
  });
  await complete(next);
  expect((await taskOf(putAwayTask)).published?.content.maxScore).toBe(9);
  expect((await workOf('clean-zone-instruction')).published?.content.title.ru).toBe('Инструкция');
});

test('a course that nobody edited moves on; an edited one keeps its texts and gets the difference as a draft', async () => {
  await complete();
  const course = (one: SeedCourse): SeedCourse => ({ ...one, description: ru('Новое описание.') });
  await complete(later({ course }));
  const rows = await storage.db.selectFrom('courses').select(['title', 'description']).execute();
  expect(Object.fromEntries(rows.map(({ title, description }) => [title.ru, description.ru]))).toEqual({
    'Вход в чистую зону': 'Новое описание.',
    'Фотолитография: установка и партия': 'Новое описание.',
    'Аварийные ситуации': 'Описание преподавателя.',
  });
  const edited = await findDraft(storage.db, COURSE_SUBJECT, await idHere('COURSE', 'emergencies'));
  expect(edited.isDraft).toBe(true);
  // Only the Russian description was the teacher's.
  expect(edited.data.description).toEqual({ ...ru('Новое описание.'), ru: 'Описание преподавателя.' });
  expect(asked(edited)).toEqual(['description.ru']);
});
