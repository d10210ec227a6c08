// Roles, groups, users.
import { sql, type Kysely } from 'kysely';
import type { ColumnKinds } from '../migration.ts';

async function addRoles(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('roles')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('name', c.key, (column) => column.notNull().unique())
    .addColumn('titleName', c.text, (column) => column.notNull())
    .addColumn('privileges', c.json, (column) => column.notNull())
    .addColumn('builtIn', c.boolean, (column) => column.notNull())
    .addColumn('dateCreating', c.dateTime, (column) => column.notNull())
    .addColumn('version', c.integer, (column) => column.notNull().defaultTo(1))
    .execute();
}

async function addGroups(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('groups')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('name', c.text, (column) => column.notNull())
    .addColumn('nameKey', c.key, (column) => column.notNull())
    .addColumn('status', c.key, (column) => column.notNull().check(sql`status in ('ACTIVE', 'INACTIVE')`))
    .addColumn('openForRegistration', c.boolean, (column) => column.notNull())
    .addColumn('archivedAt', c.dateTime)
    .addColumn('dateCreating', c.dateTime, (column) => column.notNull())
    .addColumn('version', c.integer, (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('groupsNameKey')
    .on('groups')
    .column('nameKey')
    .unique()
    .where(sql.ref('archivedAt'), 'is', null)
    .execute();
  await db.schema.createIndex('groupsDateCreating').on('groups').columns(['dateCreating', 'id']).execute();
}

async function addUsers(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('login', c.text, (column) => column.notNull())
    .addColumn('loginKey', c.key, (column) => column.notNull().unique())
    .addColumn('passwordHash', c.text, (column) => column.notNull())
    .addColumn('name', c.text, (column) => column.notNull())
    .addColumn('surname', c.text, (column) => column.notNull())
    .addColumn('lastName', c.text, (column) => column.notNull())
    .addColumn('email', c.text, (column) => column.notNull())
    .addColumn('emailKey', c.key, (column) => column.notNull().unique())
    .addColumn('surnameKey', c.key, (column) => column.notNull())
    .addColumn('searchText', c.key, (column) => column.notNull())
    .addColumn('gender', c.key, (column) => column.notNull().check(sql`gender in ('MALE', 'FEMALE')`))
    .addColumn('groupId', c.key, (column) => column.references('groups.id'))
    .addColumn('defaultLang', c.key, (column) =>
      column.notNull().check(sql.raw(`"defaultLang" in ('ru', 'en', 'ch')`)),
    )
    .addColumn('active', c.boolean, (column) => column.notNull())
    .addColumn('accessVersion', c.integer, (column) => column.notNull().defaultTo(1))
    .addColumn('dateCreating', c.dateTime, (column) => column.notNull())
    .addColumn('version', c.integer, (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('usersDateCreating').on('users').columns(['dateCreating', 'id']).execute();
  await db.schema.createIndex('usersSurname').on('users').columns(['surnameKey', 'id']).execute();
  await db.schema.createIndex('usersGroup').on('users').columns(['groupId', 'surnameKey', 'id']).execute();
}

async function addLinks(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('userRoles')
    .addColumn('userId', c.key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('roleId', c.key, (column) => column.notNull().references('roles.id'))
    .addColumn('position', c.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('userRolesKey', ['userId', 'roleId'])
    .addUniqueConstraint('userRolesPosition', ['userId', 'position'])
    .execute();
  await db.schema.createIndex('userRolesRole').on('userRoles').columns(['roleId', 'userId']).execute();
  await db.schema
    .createTable('groupTeachers')
    .addColumn('groupId', c.key, (column) => column.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('userId', c.key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('groupTeachersKey', ['groupId', 'userId'])
    .execute();
  await db.schema
    .createIndex('groupTeachersUser')
    .on('groupTeachers')
    .columns(['userId', 'groupId'])
    .execute();
}

export async function addPeopleTables(db: Kysely<unknown>, columns: ColumnKinds): Promise<void> {
  await addRoles(db, columns);
  await addGroups(db, columns);
  await addUsers(db, columns);
  await addLinks(db, columns);
}
