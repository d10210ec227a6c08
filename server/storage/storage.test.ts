// Both engines behave alike: runs on the embedded one, or on PostgreSQL if TEST_DATABASE_URL is set.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contains, pageOfRows } from '../repositories/lists.ts';
import { json, searchKey } from './columns.ts';
import { newId } from './new-id.ts';
import { openReader } from './open-reader.ts';
import { isUniqueViolation, StorageFault } from './storage-fault.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';

let storage: TestStorage;
const NOW = '2026-03-01T08:00:00.000Z';

beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(async () => {
  await storage.close();
});

function group(name: string) {
  const state = {
    status: 'ACTIVE',
    openForRegistration: true,
    archivedAt: null,
    dateCreating: NOW,
    version: 1,
  } as const;
  return { id: newId(), name, nameKey: searchKey(name), ...state };
}

const insertGroup = (name: string) => storage.db.insertInto('groups').values(group(name));

test('gives booleans, JSON and large numbers back as they were', async () => {
  const file = {
    id: newId(),
    sha256: 'a',
    name: 'н',
    mimeType: 'image/png',
    kind: 'IMAGE',
    sizeBytes: 5_000_000_000,
  } as const;
  await storage.write(async (tx) => {
    await tx
      .insertInto('files')
      .values({ ...file, uploadedBy: null, dateCreating: NOW, referredAt: null })
      .execute();
  });
  const stored = await storage.db
    .selectFrom('files')
    .select('sizeBytes')
    .where('id', '=', file.id)
    .executeTakeFirst();
  expect(stored).toEqual({ sizeBytes: 5_000_000_000 });
  const admin = await storage.db
    .selectFrom((eb) => eb.selectFrom('roles').selectAll().as('inner'))
    .select(['inner.builtIn as fixed', 'inner.privileges'])
    .where('inner.name', '=', 'ROLE_STUDENT')
    .executeTakeFirst();
  expect(admin).toEqual({ fixed: true, privileges: ['LEARN'] });
});

test.each([
  ['text', 'Ёж "№1" 中文'],
  ['number', 12.5],
  ['null', null],
  ['list', [1, 'two', { three: false }]],
])('keeps a JSON %s', async (_kind, value) => {
  const id = newId();
  const row = { id, at: NOW, personId: null, personName: '', what: 'x', subjectType: 'y', subjectId: null };
  await storage.write((tx) =>
    tx
      .insertInto('auditLog')
      .values({ ...row, before: json(value), after: json({ value }) })
      .execute(),
  );
  const stored = await storage.db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(stored).toEqual({ before: value, after: { value } });
});

test('names the column of a unique violation, and rolls back what was before it', async () => {
  const role = { id: newId(), name: 'ROLE_ADMIN', titleName: '', privileges: json([]), builtIn: false };
  const writing = storage.write(async (tx) => {
    await tx.insertInto('groups').values(group('Откат')).execute();
    await tx
      .insertInto('roles')
      .values({ ...role, dateCreating: NOW, version: 1 })
      .execute();
  });
  const error: unknown = await writing.catch((reason: unknown) => reason);
  expect(isUniqueViolation(error, 'name')).toBe(true);
  const left = await storage.db.selectFrom('groups').select('id').where('name', '=', 'Откат').execute();
  expect(left).toEqual([]);
});

test('tells a missing reference from a unique violation', async () => {
  const link = storage.write((tx) =>
    tx.insertInto('groupTeachers').values({ groupId: 'nothing', userId: 'nobody' }).execute(),
  );
  await expect(link).rejects.toMatchObject({ kind: 'FOREIGN_KEY' });
});

test('refuses a write through the reads', async () => {
  await expect(insertGroup('Мимо').execute()).rejects.toBeInstanceOf(StorageFault);
});

test('a failing work harms none of its neighbours', async () => {
  const works = ['А', 'Б', 'А', 'В'].map((name) =>
    storage.write(
      async (tx) =>
        void (await tx
          .insertInto('groups')
          .values(group(`Сосед ${name}`))
          .execute()),
    ),
  );
  const results = await Promise.allSettled(works);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
  const rows = await storage.db
    .selectFrom('groups')
    .select('name')
    .where('name', 'like', 'Сосед %')
    .execute();
  expect(rows.map((row) => row.name).toSorted()).toEqual(['Сосед А', 'Сосед Б', 'Сосед В']);
});

test('a hot program is all or nothing', async () => {
  const good = await storage.hot([{ query: insertGroup('Горячая'), expectRows: 1 }]);
  expect(good).toMatchObject({ ok: true });
  const stopped = await storage.hot([
    { query: insertGroup('Никогда') },
    {
      query: storage.db.updateTable('groups').set({ version: 2 }).where('id', '=', 'nothing'),
      expectRows: 1,
    },
  ]);
  expect(stopped).toEqual({ ok: false, failedAt: 1 });
  await expect(
    storage.hot([{ query: insertGroup('Никогда') }, { query: insertGroup('Горячая') }]),
  ).rejects.toMatchObject({
    kind: 'UNIQUE',
  });
  const rows = await storage.db.selectFrom('groups').select('id').where('name', '=', 'Никогда').execute();
  expect(rows).toEqual([]);
});

test('a hot program gives back the rows of each statement that returns some, as they are read', async () => {
  const [first, second] = [group('Первая'), group('Вторая')];
  const [, role] = await Promise.all([
    storage.hot([{ query: insertGroup('Соседка'), expectRows: 1 }]),
    storage.db.selectFrom('roles').selectAll().where('name', '=', 'ROLE_STUDENT').executeTakeFirstOrThrow(),
  ]);
  const file = { id: newId(), sha256: 'b', name: 'н', mimeType: 'image/png', kind: 'IMAGE' } as const;
  const row = { ...file, sizeBytes: 5_000_000_000, uploadedBy: null, dateCreating: NOW, referredAt: null };
  const outcome = await storage.hot([
    { query: storage.db.insertInto('groups').values([first, second]).returningAll(), expectRows: 2 },
    {
      query: storage.db.updateTable('roles').set({ version: role.version }).where('id', '=', role.id),
      expectRows: 1,
    },
    { query: storage.db.insertInto('files').values(row).returning(['sizeBytes', 'name']), expectRows: 1 },
    { query: storage.db.selectFrom('roles').select(['privileges', 'builtIn']).where('id', '=', role.id) },
    { query: storage.db.selectFrom('groups').select('id').where('id', '=', 'nothing') },
  ]);
  expect(outcome).toEqual({
    ok: true,
    rows: [
      [first, second],
      [],
      [{ sizeBytes: 5_000_000_000, name: 'н' }],
      [{ privileges: ['LEARN'], builtIn: true }],
      [],
    ],
  });
});

test('a statement that alone misses what it expects changes nothing', async () => {
  const query = storage.db.updateTable('groups').set({ version: 9 }).where('name', 'like', 'Горяч%');
  const twin = await storage.hot([{ query: insertGroup('Горячее'), expectRows: 1 }]);
  expect(twin.ok).toBe(true);
  expect(await storage.hot([{ query, expectRows: 1 }])).toEqual({ ok: false, failedAt: 0 });
  expect(await storage.hot([{ query, expectRows: 3 }])).toEqual({ ok: false, failedAt: 0 });
  const rows = await storage.db.selectFrom('groups').select('id').where('version', '=', 9).execute();
  expect(rows).toEqual([]);
});

test('a hundred parallel programs on one row: one a sequence number', async () => {
  const target = group('Счётчик');
  await storage.write((tx) => tx.insertInto('groups').values(target).execute());
  const step = () =>
    storage.hot([
      {
        query: storage.db
          .updateTable('groups')
          .set({ version: 2 })
          .where('id', '=', target.id)
          .where('version', '=', 1),
        expectRows: 1,
      },
    ]);
  const outcomes = await Promise.all(Array.from({ length: 100 }, step));
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
});

test('a hundred parallel writes that read first lose no update', async () => {
  const target = group('Прибавить');
  await storage.write((tx) => tx.insertInto('groups').values(target).execute());
  const add = () =>
    storage.write(async (tx) => {
      const { version } = await tx
        .selectFrom('groups')
        .select('version')
        .where('id', '=', target.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('groups')
        .set({ version: version + 1 })
        .where('id', '=', target.id)
        .execute();
    });
  await Promise.all(Array.from({ length: 100 }, add));
  const row = await storage.db
    .selectFrom('groups')
    .select('version')
    .where('id', '=', target.id)
    .executeTakeFirst();
  expect(row).toEqual({ version: 101 });
});

test.each([
  ['ёлочка', 1],
  ['ЕЛОЧКА', 1],
  ['100%', 1],
  ['%', 1],
  ['_', 0],
  ['елоч_а', 0],
])('searches %s in any case and takes wildcards as letters', async (text, count) => {
  const name = 'Группа Ёлочка 100%';
  const known = await storage.db
    .selectFrom('groups')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  if (known === undefined) await storage.write((tx) => tx.insertInto('groups').values(group(name)).execute());
  const rows = await storage.db
    .selectFrom('groups')
    .select('id')
    .where((eb) => contains(eb, 'nameKey', text))
    .execute();
  expect(rows).toHaveLength(count);
});

test('pages are sorted alike on both engines, ties broken by id', async () => {
  const names = ['яблоко', 'Ель', 'ёж', 'apple', 'Zebra', 'жук'];
  await storage.write((tx) =>
    tx
      .insertInto('groups')
      .values(names.map((name) => group(`Стр ${name}`)))
      .execute(),
  );
  const query = storage.db.selectFrom('groups').select(['id', 'name']).where('name', 'like', 'Стр %');
  const page = await pageOfRows(query, { page: 1, size: 2, sort: 'name,asc' }, { name: 'nameKey' }, (rows) =>
    rows.map((row) => row.name),
  );
  expect(page).toEqual({
    content: ['Стр ёж', 'Стр Ель'],
    totalElements: 6,
    totalPages: 3,
    number: 1,
    size: 2,
  });
});

test('counts are numbers', async () => {
  const row = await storage.db
    .selectFrom('roles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  expect(row).toEqual({ count: 5 });
  const sum = await sql<{ total: number }>`select sum(version) as total from roles`.execute(storage.db);
  expect(sum.rows).toEqual([{ total: 5 }]);
});

test('a reader of another process sees what was acknowledged, and writes nothing', async () => {
  const reader = await openReader(storage.place);
  try {
    const name = `Read ${newId()}`;
    await storage.write((tx) => tx.insertInto('groups').values(group(name)).execute());
    const found = await reader.db.selectFrom('groups').select('name').where('name', '=', name).execute();
    expect(found).toEqual([{ name }]);
    await expect(reader.db.insertInto('groups').values(group('Written')).execute()).rejects.toThrow();
    await expect(reader.db.deleteFrom('groups').execute()).rejects.toThrow();
  } finally {
    await reader.close();
  }
});

test('finds nothing in an empty list, and everything outside of it', async () => {
  const roles = storage.db.selectFrom('roles').select('id');
  const none: readonly string[] = [];
  const all = await roles.execute();
  expect(await roles.where('id', 'in', none).execute()).toEqual([]);
  expect(await roles.where('id', 'not in', none).execute()).toEqual(all);
  expect(await roles.where((eb) => eb.not(eb('name', 'in', none))).execute()).toEqual(all);
});
