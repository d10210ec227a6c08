// Works and tasks of a database from before the bank get what the bank lists and searches by.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { MIGRATIONS } from './all.ts';
import { runMigrations } from './run-migrations.ts';

const THEN = '2026-01-01T00:00:00.000Z';
const LATER = '2026-02-02T00:00:00.000Z';
const MANY = 1100;
let storage: TestStorage;

async function insert(table: string, row: Readonly<Record<string, string | number | null>>): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await storage.write((tx) =>
    sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(tx),
  );
}

const HEAD = { revision: 1, dateCreating: THEN, version: 1 };
const numbered = (number: number): string => `t${String(number).padStart(4, '0')}`;

beforeAll(async () => {
  storage = await openTestStorage({ migrated: false });
  await runMigrations(
    storage,
    MIGRATIONS.slice(
      0,
      MIGRATIONS.findIndex(({ name }) => name.endsWith('-bank')),
    ),
  );
  for (let number = 0; number < MANY; number += 1) {
    const data = {
      question: { content: { ru: `Ёмкость ${number}?`, en: 'Volume?', ch: '' } },
      answers: [{ content: { ru: 'литр', en: '', ch: '升' } }],
      maxScore: 5,
    };
    const revision = number === 7 ? 2 : 1;
    await insert('tasks', { id: numbered(number), taskType: 'NUMERIC', ...HEAD, revision });
    for (let each = 1; each <= revision; each += 1)
      await insert('taskRevisions', {
        taskId: numbered(number),
        revision: each,
        data: JSON.stringify(each === 1 ? data : { ...data, maxScore: 9 }),
        createdAt: each === 1 ? THEN : LATER,
      });
  }
  await insert('works', {
    id: 'w1',
    kind: 'THEORY',
    title: '{"ru":"Р"}',
    description: '{}',
    titleKey: 'р',
    searchText: 'р',
    gradeForCompletion: 0,
    maxTaskAttempts: '{}',
    settingsWork: '{}',
    taskCount: 1,
    maxScore: 5,
    ...HEAD,
  });
  await insert('workRevisions', { workId: 'w1', revision: 1, data: '{}', createdAt: LATER });
  await insert('workRevisionTasks', {
    workId: 'w1',
    workRevision: 1,
    position: 0,
    taskId: numbered(7),
    taskRevision: 2,
  });
  await runMigrations(storage);
});
afterAll(() => storage.close());

test('each task by its current revision', async () => {
  const rows = await storage.db.selectFrom('tasks').selectAll().orderBy('id').execute();
  expect(rows).toHaveLength(MANY);
  expect(rows.at(-1)).toMatchObject({
    questionKey: 'емкость 1099?',
    maxScore: 5,
    changedAt: THEN,
    workCount: 0,
  });
  expect(rows[7]).toMatchObject({ maxScore: 9, changedAt: LATER, workCount: 1 });
  // One engine keeps the order of fields in JSON, the other does not.
  for (const { searchText } of rows)
    for (const piece of [/емкость \d+\?/, /volume\?/, /литр/, /升/]) expect(searchText).toMatch(piece);
});

test('each work', async () => {
  const works = await storage.db.selectFrom('works').select(['id', 'changedAt']).execute();
  expect(works).toEqual([{ id: 'w1', changedAt: LATER }]);
});
