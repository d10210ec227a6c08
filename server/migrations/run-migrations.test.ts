// Migrations: all or nothing, once, by one process at a time.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import type { Migration } from './migration.ts';
import { runMigrations } from './run-migrations.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage({ migrated: false });
});
afterEach(async () => {
  await storage.close();
});

const first: Migration = {
  name: '0001-first',
  async up(db, c) {
    await db.schema
      .createTable('things')
      .addColumn('id', c.key, (column) => column.primaryKey())
      .execute();
    await sql`insert into things (id) values ('kept')`.execute(db);
  },
};
const failing: Migration = {
  name: '0002-failing',
  async up(db, c) {
    await db.schema.alterTable('things').addColumn('extra', c.text).execute();
    await sql`update things set extra = 'changed'`.execute(db);
    await sql`insert into no_such_table values (1)`.execute(db);
  },
};

const things = async () => (await sql`select * from things`.execute(storage.db)).rows;

test('a failing migration leaves the old state, and can be run again when repaired', async () => {
  await runMigrations(storage, [first]);
  await expect(runMigrations(storage, [first, failing])).rejects.toThrow(/no_such_table/);
  expect(await things()).toEqual([{ id: 'kept' }]);
  const repaired: Migration = {
    name: '0002-failing',
    up: (db, c) => db.schema.alterTable('things').addColumn('extra', c.text).execute(),
  };
  await runMigrations(storage, [first, repaired]);
  expect(await things()).toEqual([{ id: 'kept', extra: null }]);
});

test('several at once run each migration once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => runMigrations(storage, [first])));
  expect(await things()).toEqual([{ id: 'kept' }]);
});

test('a database of a newer version is refused', async () => {
  await runMigrations(storage, [first]);
  await expect(runMigrations(storage, [])).rejects.toThrow(/newer version/);
});

test('the released migrations run, twice without harm', async () => {
  await runMigrations(storage);
  await runMigrations(storage);
  const roles = await storage.db.selectFrom('roles').select('name').orderBy('name').execute();
  expect(roles.map((role) => role.name)).toEqual([
    'ROLE_ADMIN',
    'ROLE_DEMO',
    'ROLE_GUEST_DEMO',
    'ROLE_STUDENT',
    'ROLE_TEACHER',
  ]);
});
