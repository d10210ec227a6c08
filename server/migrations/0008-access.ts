// Unique titles of roles, pictures of people, the outbox for letters, and a searchable audit log.
import type { Kysely } from 'kysely';
import { fillAuditSearch, giveAuditToAdmins } from './0008/fill-audit.ts';
import { fillRoleTitles } from './0008/fill-role-titles.ts';
import type { ColumnKinds, Migration } from './migration.ts';

async function addRoleTitles(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema.alterTable('roles').addColumn('titleKey', c.key).execute();
  await fillRoleTitles(db);
  await db.schema.createIndex('rolesTitleKey').on('roles').column('titleKey').unique().execute();
}

async function addOutbox(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('subjectType', c.key, (column) => column.notNull())
    .addColumn('subjectId', c.key, (column) => column.notNull())
    .addColumn('address', c.text, (column) => column.notNull())
    .addColumn('subject', c.text, (column) => column.notNull())
    .addColumn('text', c.text, (column) => column.notNull())
    .addColumn('createdAt', c.dateTime, (column) => column.notNull())
    .addColumn('tries', c.integer, (column) => column.notNull())
    .addColumn('nextTryAt', c.dateTime)
    .addColumn('sentAt', c.dateTime)
    .addColumn('failedAt', c.dateTime)
    .addColumn('error', c.text, (column) => column.notNull())
    .addUniqueConstraint('outboxSubject', ['subjectType', 'subjectId'])
    .execute();
  await db.schema.createIndex('outboxNextTry').on('outbox').column('nextTryAt').execute();
  await db.schema.createIndex('outboxFailed').on('outbox').columns(['failedAt', 'subjectType']).execute();
}

async function addAuditSearch(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .alterTable('auditLog')
    .addColumn('subjectName', c.text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('auditLog')
    .addColumn('searchText', c.key, (column) => column.notNull().defaultTo(''))
    .execute();
  await fillAuditSearch(db);
  await db.schema.createIndex('auditLogWhat').on('auditLog').columns(['what', 'at', 'id']).execute();
  await db.schema.createIndex('auditLogType').on('auditLog').columns(['subjectType', 'at', 'id']).execute();
}

export const accessMigration: Migration = {
  name: '0008-access',
  async up(db, c) {
    await addRoleTitles(db, c);
    await giveAuditToAdmins(db);
    await db.schema.alterTable('users').addColumn('avatarId', c.key).execute();
    await db.schema.createIndex('usersAvatar').on('users').column('avatarId').execute();
    await addOutbox(db, c);
    await addAuditSearch(db, c);
    await db.schema
      .createIndex('registrationRequestsSurname')
      .on('registrationRequests')
      .columns(['status', 'surnameKey', 'id'])
      .execute();
  },
};
