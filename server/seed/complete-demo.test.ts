// A database that an earlier version seeded gets the new courses once, beside what is there.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertCourse } from '#server/routes/courses/course-changes-repository.ts';
import { readContent } from '#server/routes/files/file-store.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { addBuiltInContent } from './built-in-content.ts';
import { completeDemo } from './complete-demo.ts';
import { seedPeople, type SeededPeople } from './people.ts';
import { cleanZonePractices, firstControl } from './practice-works.ts';
import { shipCourses } from './shipped/ship-courses.ts';
import { SHIPPED_COURSES } from './shipped/shipped-courses.ts';

const EARLIER = '2026-03-01T08:00:00.000Z';
const OWN_TITLE = { ru: 'Свой курс', en: '', ch: '' };

let storage: TestStorage;
let people: SeededPeople;
beforeEach(async () => {
  storage = await openTestStorage();
  people = await seedPeople(storage, EARLIER);
});
afterEach(() => storage.close());

const complete = (): Promise<void> => completeDemo(storage, { dataDir: storage.dataDir });

/** As the first version seeded it: one course of practices. */
async function seedEarlier(): Promise<void> {
  const change = { by: people.userIds['teacher'] ?? null, now: EARLIER };
  const [newest] = SHIPPED_COURSES;
  if (newest === undefined) throw new Error('There are no courses');
  const { pictureId: _later, ...cleanZone } = newest;
  const works = [...cleanZonePractices.slice(0, 3), firstControl];
  await storage.write(async (tx) => {
    await addBuiltInContent(tx, EARLIER);
    await shipCourses(tx, people.groupId, change, [{ ...cleanZone, works }]);
    await insertCourse(tx, { title: OWN_TITLE, description: { ru: '', en: '', ch: '' } }, change);
    await tx.deleteFrom('shippedContent').execute();
  });
}

const courses = () => storage.db.selectFrom('courses').selectAll().orderBy('id').execute();
const works = () => storage.db.selectFrom('works').selectAll().orderBy('id').execute();
const titlesOf = (rows: readonly { readonly title: { readonly ru: string } }[]): readonly string[] =>
  rows.map(({ title }) => title.ru).toSorted();
const SHIPPED_WORKS = SHIPPED_COURSES.flatMap((course) => course.works.map(({ fields }) => fields.title.ru));

async function archive(table: 'courses' | 'works', title: string): Promise<void> {
  const rows = await storage.db.selectFrom(table).select(['id', 'title']).execute();
  const ids = rows.filter((row) => row.title.ru === title).map(({ id }) => id);
  await storage.write(async (tx) => {
    await tx.updateTable(table).set({ archivedAt: EARLIER }).where('id', 'in', ids).execute();
  });
}

test('gets every course and work that it lacks, from several processes once', async () => {
  await seedEarlier();
  const before = { courses: await courses(), works: await works() };
  await Promise.all([complete(), complete(), complete()]);
  const after = { courses: await courses(), works: await works() };
  expect(titlesOf(after.courses)).toEqual([...titlesOf(SHIPPED_COURSES), OWN_TITLE.ru].toSorted());
  expect(titlesOf(after.works)).toEqual(SHIPPED_WORKS.toSorted());
  // The version of a course rises with the works that come into it.
  const [own, shipped] = [OWN_TITLE.ru, SHIPPED_COURSES[0]?.title.ru].map((title) =>
    before.courses.find((row) => row.title.ru === title),
  );
  expect(after.courses).toContainEqual(own);
  const moved = { version: expect.any(Number), revision: 2, dateChanged: expect.any(String) };
  expect(after.courses).toContainEqual({ ...shipped, ...moved, pictureId: SHIPPED_COURSES[0]?.pictureId });
  for (const row of before.works) expect(after.works).toContainEqual(row);
});

test('its learners have them, with every file that a task or a course names', async () => {
  await seedEarlier();
  await complete();
  const open = await storage.db
    .selectFrom('courseGroups')
    .select('courseId')
    .where('groupId', '=', people.groupId)
    .execute();
  expect(open).toHaveLength(SHIPPED_COURSES.length);
  const files = await storage.db
    .selectFrom('taskFiles')
    .leftJoin('files', 'files.id', 'taskFiles.fileId')
    .select(['files.sha256', 'files.referredAt'])
    .execute();
  expect(files.length).toBeGreaterThan(5);
  const pictures = await storage.db
    .selectFrom('courses')
    .leftJoin('files', 'files.id', 'courses.pictureId')
    .select(['files.sha256', 'files.referredAt'])
    .where('courses.pictureId', 'is not', null)
    .execute();
  expect(pictures).toHaveLength(SHIPPED_COURSES.length);
  for (const { sha256, referredAt } of [...files, ...pictures]) {
    expect(referredAt).not.toBeNull();
    expect(await readContent(storage.dataDir, sha256 ?? '')).toBeDefined();
  }
});

test('what people put away is not brought back', async () => {
  await seedEarlier();
  const put = firstControl.fields.title.ru;
  await archive('works', put);
  await complete();
  expect((await works()).filter(({ title }) => title.ru === put)).toHaveLength(1);
  await archive('courses', 'Аварийные ситуации');
  const before = { courses: await courses(), works: await works() };
  await complete();
  expect({ courses: await courses(), works: await works() }).toEqual(before);
});

test.each(['group', 'teacher'] as const)('nothing is put in where the demo %s is gone', async (gone) => {
  await seedEarlier();
  const before = { courses: await courses(), works: await works() };
  await storage.write(async (tx) => {
    if (gone === 'group') await tx.updateTable('groups').set({ archivedAt: EARLIER }).execute();
    else
      await tx
        .updateTable('users')
        .set({ emailKey: 'somebody@example.org' })
        .where('login', '=', 'teacher')
        .execute();
  });
  await complete();
  expect({ courses: await courses(), works: await works() }).toEqual(before);
});
